import type { BundleEntry, Product, UnitPrice } from '#schemas/api/catalog.ts';
import type { Media } from '#schemas/media.ts';
import { pricesOf, toDecimal } from './money.ts';
import type { ProductRow } from './product.repository.ts';

/** Packages up to this size show the price of 100 ml or g, larger ones that of a litre or kilogram. */
const SMALL_PACKAGE = 250;

/** A product as the API shows it in lists; `lowest` is in cents. */
export function toProduct(
  row: ProductRow,
  lowest: number | null,
  pictures: Readonly<Record<number, Media>>,
): Product {
  const isConfigurable = row.format === 'configurable';
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    type: row.type,
    format: row.format,
    media: row.media_ids.flatMap((id) => pictures[id] ?? []),
    brand: { name: row.brand },
    available: row.available,
    isPurchasable: row.available && !isConfigurable,
    configurable: isConfigurable,
    needsOptions: row.needs_options,
    tags: row.tags,
    ...pricesOf(row),
    membershipPrice: row.membership_cents === null ? null : toDecimal(row.membership_cents),
    lowestPrice: lowest === null ? null : toDecimal(lowest),
    unitPrice: unitPriceOf(row),
    categoryPriority: row.category_priority,
    categories: row.categories,
    bundles: row.members.map(toBundleEntry),
    mainProductSlug: row.main_slug ?? row.slug,
    isVisibleIndividually: row.visible,
    archived: row.archived,
  };
}

/** Only the fields that a call selects (LIST-21); unknown names are ignored. */
export function selectFields(product: Product, fields: ReadonlySet<string>): Product {
  const chosen = Object.entries(product).filter(([name]) => fields.has(name));
  // Whoever selects fields reads only these, see `filterProducts`.
  return Object.fromEntries(chosen) as Product;
}

function toBundleEntry({ id, qty, format }: ProductRow['members'][number]): BundleEntry {
  return format === 'configurable'
    ? { product: { id, format }, quantity: qty }
    : { product: id, quantity: qty, format };
}

function unitPriceOf(row: ProductRow): UnitPrice {
  const { net_amount: net, net_unit: unit } = row;
  if (net === null || unit === null) return null;
  const amount = amountOf(net, unit);
  if (amount === net) return null;
  const cents = row.discount_cents ?? row.retail_cents;
  return { amount, unit, price: toDecimal(Math.round((cents * amount) / net)) };
}

function amountOf(net: number, unit: 'ml' | 'g' | 'piece'): number {
  if (unit === 'piece') return 1;
  return net <= SMALL_PACKAGE ? 100 : 1000;
}
