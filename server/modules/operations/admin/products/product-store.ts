import { ratesOn, shopDay, type VatRate } from '#domain/commerce/vat-rates.ts';
import type { ProductWrite } from '#schemas/api/admin-product.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { InUse } from '../admin.errors.ts';
import type { Fields, Place, RecordStore } from '../record-store.ts';
import { refusing } from '../refusals.ts';
import { vatRatesOf } from '../vat/vat.repository.ts';
import {
  createProductReader,
  type ProductReader,
  type ProductRecord,
} from './product-read.repository.ts';
import { referenceFaults } from './product-references.repository.ts';
import { productFaults } from './product-rules.ts';
import { isProductUsed, type ProductChange, storeProducts } from './product-write.repository.ts';
import { followMain } from './variants/variant.repository.ts';

/** What keeping products needs of the shop. */
export interface ProductServices {
  db: Handle;
  /** The module `catalog`, which tells those who wait for a product. */
  saleCatalog: {
    stockIsBack(trx: Transaction, productIds: readonly number[]): Promise<void>;
  };
}

/** For each change its faults: field -> broken rule; empty where all is well. */
export async function faultsOf(
  handle: Handle,
  { site }: Place,
  changes: readonly ProductChange[],
): Promise<Record<string, string>[]> {
  const unknown = await referenceFaults(
    handle,
    site.id,
    changes.map(({ given }) => given),
  );
  const vat = ratesOn(shopDay(new Date()), await vatRatesOf(handle, site.id));
  return changes.map((change, index) => ({
    ...productFaults(change),
    ...vatFault(change, vat),
    ...unknown[index],
  }));
}

/** A rate that the shop does not sell at; what a product had before it may keep. */
function vatFault({ before, given }: ProductChange, rates: readonly VatRate[]) {
  const { vatBasisPoints: asked } = given;
  if (asked === undefined || asked === before?.vatBasisPoints || rates.length === 0) return {};
  const isKnown = rates.some(({ basisPoints }) => basisPoints === asked);
  return isKnown ? {} : { vatBasisPoints: 'enum' };
}

/** Stores products that have no faults, and tells those who wait for one of them. */
export async function saveProducts(
  trx: Transaction,
  services: ProductServices,
  place: Place,
  changes: readonly ProductChange[],
): Promise<number[]> {
  const ids = await storeProducts(trx, place, changes);
  for (const { before, given } of changes) {
    if (before?.format !== 'configurable') continue;
    await followMain(trx, place, before.id, { before, after: given });
  }
  const restocked = changes.flatMap(({ before, given }) =>
    before && given.stock !== undefined ? [before.id] : [],
  );
  await services.saleCatalog.stockIsBack(trx, restocked);
  return ids;
}

/** The products of a site as records of the back office. */
export function createProductStore(services: ProductServices): RecordStore {
  const { db } = services;
  const reader = createProductReader(db);

  const save = (place: Place, before: ProductRecord | null, fields: Fields) =>
    refusing(() =>
      db.transaction().execute(async (trx) => {
        // The body was validated against the schema of products.
        const change = { before, given: fields as Partial<ProductWrite> };
        const [faults = {}] = await faultsOf(trx, place, [change]);
        if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
        const [id = 0] = await saveProducts(trx, services, place, [change]);
        return { ...(await read(reader, trx, place, id)) };
      }),
    );

  return {
    fields: reader.fields,
    page: reader.page,
    find: (place, id) => read(reader, db, place, id),
    insert: (place, fields) => save(place, null, fields),
    async update(place, id, fields) {
      const before = await read(reader, db, place, id);
      return before && save(place, before, fields);
    },
    remove: (place, id) =>
      refusing(() =>
        db.transaction().execute(async (trx) => {
          if (!(await read(reader, trx, place, id))) return false;
          if (await isProductUsed(trx, place.site.id, id)) throw new InUse();
          await trx.deleteFrom('product').where('id', '=', id).execute();
          return true;
        }),
      ),
  };
}

async function read(
  reader: ProductReader,
  handle: Handle,
  place: Place,
  id: number,
): Promise<ProductRecord | null> {
  return (await reader.byIds(place, [id], handle)).get(id) ?? null;
}
