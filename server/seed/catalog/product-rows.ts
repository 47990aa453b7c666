import type { NetContent, PresetProduct } from '../format/preset-catalog-schema.ts';
import type { PresetPicture } from '../format/preset-schema.ts';
import type { Preset } from '../preset.ts';
import type { ProductRow } from './product-row.ts';
import { variantRows } from './variants.ts';

/** Croatian standard rate. */
const VAT = 2500;
/** Pieces of what is counted and says nothing of its stock. */
const PIECES = 40;
/** Products that are shown beside another. */
const RELATED = 4;

/** Products, each with its variants, as rows with the ids of the installation. */
export function productRows({
  shift,
  ...preset
}: Pick<Preset, 'shift' | 'products' | 'pictures' | 'attributes'>): ProductRow[] {
  return ownRows(preset).map((row) => ({
    ...row,
    id: row.id + shift.product,
    mainProductId: row.mainProductId && row.mainProductId + shift.product,
    tagIds: row.tagIds.map((id) => id + shift.tag),
    mediaIds: row.mediaIds.map((id) => id + shift.media),
    members: row.members?.map(({ id, qty }) => ({ id: id + shift.product, qty })),
    related: row.related?.map((id) => id + shift.product),
  }));
}

/** The same with the ids of the preset. */
function ownRows({
  products,
  pictures,
  attributes,
}: Pick<Preset, 'products' | 'pictures' | 'attributes'>): ProductRow[] {
  return products.flatMap((product) => {
    const shown = pictures.filter((one) => one.product && one.product === product.picture);
    const related = product.related ?? relatedTo(product, products);
    const main = { ...mainRow(product, shown), related };
    const variants = variantRows(product, main, { pictures: shown, attributes, stock: PIECES });
    if (variants.length === 0 || !product.variesBy) return [main];
    const variantAttributes = [product.variesBy];
    return [{ ...main, format: 'configurable', stock: null, variantAttributes }, ...variants];
  });
}

function mainRow(product: PresetProduct, shown: readonly PresetPicture[]): ProductRow {
  const {
    type = 'product',
    format = 'simple',
    visible = true,
    stock = PIECES,
    priority = 0,
    reducedCents = null,
    vatBasisPoints = VAT,
    names = shown[0]?.name,
    brand = shown[0]?.brand ?? null,
    descriptions = {},
    tags: tagIds = [],
    media: mediaIds = [...shown].sort((a, b) => rankOf(a) - rankOf(b)).map((one) => one.id),
    picture = '',
    variantOf: mainProductId = null,
    net = netOf(picture),
    variesBy: _attribute,
    soldOut: _variants,
    sizes: _sizes,
    ...facts
  } = product;
  if (!names) {
    throw new Error(
      `Izlog: the product "${product.slug}" has no name, and no picture of the manifest shows it. Correct its picture.`,
    );
  }
  const isShown = picture !== '';
  return {
    ...{ ...facts, type, format, visible, priority, reducedCents, vatBasisPoints },
    ...{ names, brand, descriptions, tagIds, mediaIds, net, mainProductId },
    stock: type === 'product' && format === 'simple' ? stock : null,
    attributes: {
      ...facts.attributes,
      ...(isShown && net?.unit === 'ml' && { net_amount: net.amount }),
    },
  };
}

/** Main picture, further views of it, then the variants. */
function rankOf({ kind, view }: PresetPicture): number {
  if (kind === 'product') return 0;
  return view ? 1 : 2;
}

const NET_CONTENT = /-(\d+)(ml|g)?$/;

/** The content of the package, as the end of a picture's name tells it: `-30ml`, `-400g`, `-60`. */
function netOf(picture: string): NetContent | undefined {
  const [, amount, unit] = picture.match(NET_CONTENT) ?? [];
  if (amount === undefined) return undefined;
  return { amount: Number(amount), unit: unit === 'ml' || unit === 'g' ? unit : 'piece' };
}

/** The most popular others of its first shelf; a service is shown beside nothing. */
function relatedTo(
  { id, type, categories: [shelf] }: PresetProduct,
  products: readonly PresetProduct[],
): number[] {
  if (type === 'service' || shelf === undefined) return [];
  return products
    .filter((other) => other.id !== id && !other.type && other.categories.includes(shelf))
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .slice(0, RELATED)
    .map((other) => other.id);
}
