import type { ProductWrite } from '#schemas/api/admin-product.ts';
import type {
  ChangedVariant,
  NewVariant,
  Variant,
  Variants,
  VariantsWrite,
} from '#schemas/api/admin-variant.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { RecordChanged } from '../../admin.errors.ts';
import type { Place } from '../../record-store.ts';
import { refusing } from '../../refusals.ts';
import { createProductReader, type ProductRecord } from '../product-read.repository.ts';
import { faultsOf, type ProductServices, saveProducts } from '../product-store.ts';
import type { ProductChange } from '../product-write.repository.ts';
import {
  attributeTypes,
  deleteProducts,
  type KnownValue,
  knownValues,
  lockFamily,
  slugsLike,
  takeLeastPrice,
  usedVariants,
  variantIds,
} from './variant.repository.ts';
import { planFaults, staleFaults, valuesIn } from './variant-plan.ts';
import { variantNames, variantSlug } from './variant-words.ts';

interface Family {
  main: ProductRecord;
  variants: ProductRecord[];
}

/** What was stored, and the codes of those that were to go and were switched off. */
interface Saved extends Variants {
  switchedOff: string[];
}

export type VariantDesk = ReturnType<typeof createVariants>;

/** The variants of configurable products, as the back office keeps them. */
export function createVariants(services: ProductServices) {
  const { db } = services;
  const reader = createProductReader(db);

  async function familyOf(handle: Handle, place: Place, id: number): Promise<Family | null> {
    const ids = await variantIds(handle, place, id);
    const known = await reader.byIds(place, [id, ...ids], handle);
    const main = known.get(id);
    return main ? { main, variants: ids.flatMap((each) => known.get(each) ?? []) } : null;
  }

  async function store(
    trx: Transaction,
    place: Place,
    { main, variants }: Family,
    write: VariantsWrite,
  ) {
    refuseWhere(staleFaults(write.change, variants), RecordChanged);
    const values = await knownValues(trx, place, valueIdsIn(write, variants));
    const skus = await reader.idsBySku(place, skusIn(write), trx);
    const types = await attributeTypes(trx, place, write.attributeIds);
    refuseWhere(planFaults(write, { variants, types, values, skus }));

    const used = await usedVariants(trx, write.remove);
    const switchedOff = variants.filter(({ id }) => used.has(id));
    await deleteProducts(
      trx,
      write.remove.filter((id) => !used.has(id)),
    );
    const taken = await slugsLike(trx, place, main.slug);
    const changes = [
      ...write.make.map((given, index) => ({
        path: `make.${index}`,
        change: { before: null, given: newVariant(main, given, { write, values, taken }) },
      })),
      ...write.change.map((given, index) => {
        const before = variants.find(({ id }) => id === given.id) ?? null;
        return {
          path: `change.${index}`,
          change: { before, given: changedVariant(main, before, given, { write, values }) },
        };
      }),
      ...switchedOff.map((before) => ({
        path: 'remove',
        change: { before, given: { archived: true } },
      })),
      { path: 'attributeIds', change: mainChange(main, write, variants) },
    ].filter(({ change }) => Object.keys(change.given).length > 0);
    const all: ProductChange[] = changes.map(({ change }) => change);
    const faults = await faultsOf(trx, place, all);
    refuseWhere(Object.assign({}, ...faults.map((own, at) => below(changes[at]?.path ?? '', own))));
    await saveProducts(trx, services, place, all);
    await takeLeastPrice(trx, place, main.id);
    return switchedOff.map(({ sku }) => sku);
  }

  return {
    async read(place: Place, id: number): Promise<Variants | null> {
      const family = await familyOf(db, place, id);
      return family && viewOf(family);
    },

    save: (place: Place, id: number, write: VariantsWrite): Promise<Saved | null> =>
      refusing(() =>
        db.transaction().execute(async (trx) => {
          await lockFamily(trx, place, id);
          const family = await familyOf(trx, place, id);
          if (!family) return null;
          refuseWhere(formatFaults(family.main));
          const switchedOff = await store(trx, place, family, write);
          const after = await familyOf(trx, place, id);
          return { ...viewOf(after ?? family), switchedOff };
        }),
      ),
  };
}

function refuseWhere(
  fields: Record<string, string>,
  Refusal: typeof ValidationFailed = ValidationFailed,
) {
  if (Object.keys(fields).length > 0) throw new Refusal({ fields });
}

/** Neither a bundle, nor a file, nor a variant has variants. */
function formatFaults({ format, mainProductId }: ProductRecord): Record<string, string> {
  const mayHave = (format === 'simple' || format === 'configurable') && mainProductId === null;
  return mayHave ? {} : { format: 'not allowed' };
}

interface Context {
  write: VariantsWrite;
  values: ReadonlyMap<number, KnownValue>;
}

function labelsOf(valueIds: readonly number[], { values }: Context) {
  return valueIds.map((id) => values.get(id)?.labels ?? {});
}

function newVariant(
  main: ProductRecord,
  { valueIds, ...given }: NewVariant,
  context: Context & { taken: Set<string> },
): Partial<ProductWrite> {
  const labels = labelsOf(valueIds, context);
  return {
    ...given,
    slug: variantSlug(main.slug, labels, context.taken),
    names: variantNames(main.names, labels) as ProductWrite['names'],
    type: main.type,
    format: 'simple',
    visible: false,
    brandId: main.brandId,
    mainProductId: main.id,
    vatBasisPoints: main.vatBasisPoints ?? undefined,
    ...measureOf(main, given.netAmount),
    attributes: chosen(context.write.attributeIds, valueIds),
  } as Partial<ProductWrite>;
}

function changedVariant(
  main: ProductRecord,
  before: ProductRecord | null,
  { id: _, was: _was, valueIds, ...given }: ChangedVariant,
  context: Context,
): Partial<ProductWrite> {
  const { attributeIds } = context.write;
  const dropped = new Set([...main.variantAttributeIds, ...attributeIds]);
  const others = before?.attributes.filter(({ attributeId }) => !dropped.has(attributeId)) ?? [];
  return {
    ...given,
    ...measureOf(main, given.netAmount),
    ...(valueIds && {
      names: variantNames(main.names, labelsOf(valueIds, context)) as ProductWrite['names'],
      attributes: [...others, ...chosen(attributeIds, valueIds)],
    }),
  };
}

/** What a variant holds is counted in the measure of its product. */
function measureOf({ netUnit }: ProductRecord, netAmount: number | null | undefined) {
  if (netAmount === undefined) return {};
  return { netUnit: netAmount === null ? null : netUnit };
}

function chosen(attributeIds: readonly number[], valueIds: readonly number[]) {
  return attributeIds.flatMap((attributeId, at) => {
    const valueId = valueIds[at];
    return valueId === undefined ? [] : [{ attributeId, valueId }];
  });
}

/** A product with variants has no pieces of its own. */
function mainChange(
  main: ProductRecord,
  { attributeIds, make }: VariantsWrite,
  variants: readonly ProductRecord[],
): ProductChange {
  const isSame = JSON.stringify(main.variantAttributeIds) === JSON.stringify(attributeIds);
  const isConfigurable = main.format === 'configurable';
  const hasVariants = make.length + variants.length > 0;
  return {
    before: main,
    given: {
      ...(!isConfigurable && hasVariants && { format: 'configurable', stock: null }),
      ...(!isSame && (isConfigurable || hasVariants) && { variantAttributeIds: [...attributeIds] }),
    },
  };
}

function valueIdsIn(
  { attributeIds, make, change }: VariantsWrite,
  variants: readonly ProductRecord[],
) {
  const named = [...make, ...change].flatMap(({ valueIds = [] }) => valueIds);
  const stored = variants.flatMap((variant) => valuesIn(variant, attributeIds));
  return [...new Set([...named, ...stored.flatMap((id) => id ?? [])])];
}

function skusIn({ make, change }: VariantsWrite): string[] {
  return [...make, ...change].flatMap(({ sku }) => sku ?? []);
}

/** Faults of one product, with the path of its change before them. */
function below(path: string, faults: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, rule]) => [`${path}.${field}`, rule]),
  );
}

function viewOf({ main, variants }: Family): Variants {
  const { names, sku, format, mainProductId, netUnit, retailCents, variantAttributeIds } = main;
  return {
    ...{ names, sku, format, mainProductId, netUnit, retailCents },
    attributeIds: variantAttributeIds,
    variants: variants.map((variant): Variant => {
      const { id, discountCents, stock, netAmount, mediaIds, archived } = variant;
      return {
        ...{ id, sku: variant.sku, names: variant.names, retailCents: variant.retailCents },
        ...{ discountCents, stock, netAmount, mediaIds, archived },
        valueIds: valuesIn(variant, variantAttributeIds).flatMap((value) => value ?? []),
      };
    }),
  };
}
