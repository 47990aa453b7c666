import type { Static } from 'typebox';
import type { ProductWrite } from '#schemas/api/admin-product.ts';
import { productRowSchema } from '#schemas/api/admin-transfer.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { productRules } from '../kind-rules.ts';
import { createProductReader, type ProductRecord } from '../products/product-read.repository.ts';
import { faultsOf, type ProductServices, saveProducts } from '../products/product-store.ts';
import type { Fields, Place } from '../record-store.ts';
import {
  brandIds,
  categoryIds,
  type Names,
  namesOf,
  productIdsAfter,
  setRelated,
  type Words,
} from './product-transfer.repository.ts';
import type { CheckNew, Outcome, TransferKind } from './transfer-kind.ts';

type ProductRow = Static<typeof productRowSchema>;
type Row = Partial<ProductRow>;
type Faults = Record<string, string>;

const READ_AT_ONCE = 400;

/** Products in files. */
export function productTransfer(services: ProductServices): TransferKind {
  const reader = createProductReader(services.db);

  async function store(
    trx: Transaction,
    place: Place,
    given: readonly Fields[],
    checkNew: CheckNew,
  ): Promise<Outcome[]> {
    // Rows were validated against the schema of the kind.
    const rows = given as readonly Row[];
    const words = await wordsOf(trx, place, rows);
    const knownIds = rows.flatMap(({ sku = '' }) => words.skus.get(sku) ?? []);
    const known = await reader.byIds(place, knownIds, trx);
    const changes = rows.map((row) => ({
      before: known.get(words.skus.get(row.sku ?? '') ?? 0) ?? null,
      given: toWrite(row, words),
    }));
    const found = await faultsOf(trx, place, changes);
    const faults = rows.map(
      (row, index): Faults => ({
        ...found[index],
        ...(!changes[index]?.before && checkNew(row)),
        ...wordFaults(row, words),
      }),
    );
    const good = changes.filter((_change, index) => isEmpty(faults[index]));
    const ids = await saveProducts(trx, services, place, good);
    const idOf = new Map(good.map((change, index) => [change, ids[index] ?? 0]));
    return changes.map((change, index): Outcome => {
      const id = idOf.get(change);
      if (id === undefined) return { done: 'refused', fields: faults[index] ?? {} };
      return { done: change.before ? 'updated' : 'created', id };
    });
  }

  async function wordsOf(trx: Transaction, place: Place, rows: readonly Row[]): Promise<Words> {
    const skus = rows.flatMap(({ sku, mainSku, members = [] }) => [
      ...(sku ? [sku] : []),
      ...(mainSku ? [mainSku] : []),
      ...members.map((member) => member.sku),
    ]);
    return {
      brands: await brandIds(
        trx,
        place,
        rows.flatMap(({ brand }) => brand ?? []),
      ),
      categories: await categoryIds(
        trx,
        place,
        rows.flatMap(({ categories = [] }) => categories),
      ),
      skus: await reader.idsBySku(place, [...new Set(skus)], trx),
    };
  }

  return {
    name: 'product',
    table: { table: 'product', owner: 'site_id' },
    schema: productRowSchema,
    key: 'sku',
    keyOf: ({ sku }) => String(sku ?? ''),
    tags: productRules.tags,
    store,
    rankOf: ({ format, mainSku }) => (format === 'bundle' ? 2 : mainSku ? 1 : 0),

    async link(trx, place, given) {
      const rows = given as readonly Row[];
      const skus = rows.flatMap(({ sku = '', related = [] }) => [sku, ...related]);
      const ids = await reader.idsBySku(place, [...new Set(skus)], trx);
      const lists = rows.flatMap(({ sku = '', related }) => {
        const productId = ids.get(sku);
        if (!related || productId === undefined) return [];
        return [{ productId, relatedIds: related.flatMap((other) => ids.get(other) ?? []) }];
      });
      await setRelated(trx, lists);
      return rows.map(({ sku, related = [] }) =>
        Object.fromEntries(
          related.flatMap((other, index) =>
            other !== sku && ids.has(other) ? [] : [[`related.${index}`, 'unknown']],
          ),
        ),
      );
    },

    async *read(db, place) {
      let ids = await productIdsAfter(db, place, 0, READ_AT_ONCE);
      while (ids.length > 0) {
        const records = [...(await reader.byIds(place, ids, db)).values()];
        records.sort((a, b) => a.id - b.id);
        const names = await namesOf(db, place, records.flatMap(referred));
        yield records.map((record) => toRow(record, names));
        ids = await productIdsAfter(db, place, ids.at(-1) ?? 0, READ_AT_ONCE);
      }
    },
  };
}

function toWrite(row: Row, { brands, categories, skus }: Words): Partial<ProductWrite> {
  const { brand, categories: slugs, mainSku, related: _related, members, ...plain } = row;
  return {
    ...plain,
    ...(brand !== undefined && { brandId: brand === null ? null : (brands.get(brand) ?? null) }),
    ...(slugs && { categoryIds: slugs.flatMap((slug) => categories.get(slug) ?? []) }),
    ...(mainSku !== undefined && {
      mainProductId: mainSku === null ? null : (skus.get(mainSku) ?? null),
    }),
    ...(members && {
      members: members.flatMap(({ sku, qty }) => {
        const productId = skus.get(sku);
        return productId === undefined ? [] : [{ productId, qty }];
      }),
    }),
  };
}

/** Words that name nothing; a brand that is not there was made, unless another has its address. */
function wordFaults(row: Row, { brands, categories, skus }: Words): Faults {
  const { brand, mainSku, members = [] } = row;
  return {
    ...(brand && !brands.has(brand) && { brand: 'unknown' }),
    ...(mainSku && !skus.has(mainSku) && { mainSku: 'unknown' }),
    ...Object.fromEntries([
      ...(row.categories ?? []).flatMap((slug, index) =>
        categories.has(slug) ? [] : [[`categories.${index}`, 'unknown']],
      ),
      ...members.flatMap(({ sku }, index) =>
        skus.has(sku) ? [] : [[`members.${index}.sku`, 'unknown']],
      ),
    ]),
  };
}

function referred({ mainProductId, relatedIds, members }: ProductRecord): number[] {
  return [
    ...(mainProductId === null ? [] : [mainProductId]),
    ...relatedIds,
    ...members.map(({ productId }) => productId),
  ];
}

function toRow(record: ProductRecord, { brands, categories, skus }: Names): Fields {
  const {
    id,
    brandId,
    categoryIds: shelves,
    mainProductId,
    relatedIds,
    members,
    ...plain
  } = record;
  return {
    ...plain,
    brand: brands.get(brandId ?? 0) ?? null,
    categories: shelves.flatMap((shelf) => categories.get(shelf) ?? []),
    mainSku: skus.get(mainProductId ?? 0) ?? null,
    related: relatedIds.flatMap((related) => skus.get(related) ?? []),
    members: members.flatMap(({ productId, qty }) => {
      const sku = skus.get(productId);
      return sku === undefined ? [] : [{ sku, qty }];
    }),
  };
}

function isEmpty(faults: Faults | undefined): boolean {
  return Object.keys(faults ?? {}).length === 0;
}
