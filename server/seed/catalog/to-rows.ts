import type { Manifest, SamplePicture } from '#server/seed/manifest.ts';
import { sampleChoices } from './choices.ts';
import { memberCents, sampleMembers, sampleOptions } from './compositions.ts';
import { translatedDescriptions } from './descriptions.ts';
import { hiddenProducts } from './hidden-products.ts';
import { sampleNotices } from './notices.ts';
import { bodyProducts } from './products-body.ts';
import { faceProducts } from './products-face.ts';
import { hairProducts } from './products-hair.ts';
import { makeupAndGiftProducts } from './products-makeup-gifts.ts';
import { sunProducts } from './products-sun.ts';
import { supplementProducts } from './products-supplements.ts';
import {
  type NetContent,
  type ProductRow,
  SAMPLE_TAGS,
  type SampleProduct,
} from './sample-catalog.ts';
import { serviceRows } from './services.ts';
import { differencesOf, variantRows } from './variants.ts';

/** Croatian standard rate. */
const VAT = 2500;
const PIECES = 40;
/** Products that are shown beside another. */
const RELATED = 4;

/** All products of the shelves. */
export const sampleProducts: readonly SampleProduct[] = [
  ...faceProducts,
  ...bodyProducts,
  ...hairProducts,
  ...sunProducts,
  ...supplementProducts,
  ...makeupAndGiftProducts,
];

/** Products, their variants, services and the hidden ones as rows. */
export function productRows({ pictures }: Manifest): ProductRow[] {
  const rows = sampleProducts.flatMap((product) => {
    const shown = pictures.filter((picture) => picture.product === product.picture);
    const main = mainRow(product, shown);
    const variants = variantRows(product, main, shown);
    return [asConfigurable(product, main, variants), ...variants];
  });
  return [...rows, ...serviceRows, ...hiddenProducts.map(hiddenRow)];
}

function mainRow(product: SampleProduct, shown: readonly SamplePicture[]): ProductRow {
  const [first] = shown;
  if (!first) {
    throw new Error(
      `Izlog: no sample picture shows "${product.picture}", which a sample product names. Correct its picture.`,
    );
  }
  const isCounted = product.format === undefined || product.format === 'simple';
  const net = netOf(product.picture);
  return {
    id: product.id,
    mainProductId: null,
    brand: first.brand,
    slug: product.slug,
    sku: product.sku,
    type: 'product',
    format: product.format ?? 'simple',
    visible: true,
    stock: isCounted ? (product.stock ?? PIECES) : null,
    priority: product.priority ?? 0,
    names: first.name,
    descriptions: { hr: product.description, ...translatedDescriptions[product.id] },
    notices: sampleNotices[product.id],
    cents: product.cents,
    reducedCents: product.reducedCents ?? null,
    membershipCents: memberCents[product.id],
    vatBasisPoints: product.vatBasisPoints ?? VAT,
    categories: product.categories,
    tagIds: (product.tags ?? []).map((tag) => SAMPLE_TAGS[tag]),
    mediaIds: [...shown].sort((a, b) => rankOf(a) - rankOf(b)).map((picture) => picture.id),
    net,
    attributes: {
      ...sampleChoices[product.id],
      ...(net?.unit === 'ml' && { net_amount: net.amount }),
    },
    members: sampleMembers[product.id],
    related: relatedTo(product),
    options: sampleOptions[product.id],
  };
}

function asConfigurable(
  product: SampleProduct,
  main: ProductRow,
  variants: readonly ProductRow[],
): ProductRow {
  if (variants.length === 0) return main;
  const variantAttributes = differencesOf(product, variants);
  return { ...main, format: 'configurable', stock: null, variantAttributes };
}

/** Main picture, further views of it, then the variants. */
function rankOf(picture: SamplePicture): number {
  if (picture.kind === 'product') return 0;
  return picture.view ? 1 : 2;
}

const NET_CONTENT = /-(\d+)(ml|g)?$/;

/** The content of the package, as the end of a picture's name tells it: `-30ml`, `-400g`, `-60`. */
function netOf(picture: string): NetContent | undefined {
  const [, amount, unit] = picture.match(NET_CONTENT) ?? [];
  if (amount === undefined) return undefined;
  return { amount: Number(amount), unit: unit === 'ml' || unit === 'g' ? unit : 'piece' };
}

/** The most popular others of its first shelf. */
function relatedTo({ id, categories: [shelf] }: SampleProduct): number[] {
  return sampleProducts
    .filter((other) => other.id !== id && shelf !== undefined && other.categories.includes(shelf))
    .sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
    .slice(0, RELATED)
    .map((other) => other.id);
}

function hiddenRow(product: (typeof hiddenProducts)[number]): ProductRow {
  return {
    ...product,
    mainProductId: null,
    brand: null,
    type: 'service',
    format: 'simple',
    visible: false,
    stock: null,
    priority: 0,
    descriptions: {},
    reducedCents: null,
    vatBasisPoints: VAT,
    categories: [],
    tagIds: [],
    mediaIds: [],
  };
}
