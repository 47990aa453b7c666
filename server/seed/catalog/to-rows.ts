import type { Manifest, SamplePicture } from '#server/seed/manifest.ts';
import { hiddenProducts } from './hidden-products.ts';
import { bodyProducts } from './products-body.ts';
import { faceProducts } from './products-face.ts';
import { hairProducts } from './products-hair.ts';
import { makeupAndGiftProducts } from './products-makeup-gifts.ts';
import { sunProducts } from './products-sun.ts';
import { supplementProducts } from './products-supplements.ts';
import {
  type NetContent,
  SAMPLE_TAGS,
  type SampleChoices,
  type SampleOption,
  type SampleProduct,
  type SampleTexts,
} from './sample-catalog.ts';

/** A product ready to be stored. */
export interface ProductRow {
  id: number;
  mainProductId: number | null;
  brand: string | null;
  slug: string;
  sku: string;
  type: 'product' | 'service';
  format: 'simple' | 'configurable' | 'bundle' | 'eProduct';
  visible: boolean;
  stock: number | null;
  priority: number;
  names: SampleTexts;
  descriptions: Partial<SampleTexts>;
  cents: number;
  reducedCents: number | null;
  vatBasisPoints: number;
  categories: readonly string[];
  tagIds: readonly number[];
  mediaIds: readonly number[];
  membershipCents?: number | undefined;
  shortDescriptions?: Partial<SampleTexts> | undefined;
  notices?: Partial<SampleTexts> | undefined;
  net?: NetContent | undefined;
  attributes?: SampleChoices | undefined;
  /** Codes of what the variants differ in. */
  variantAttributes?: readonly string[] | undefined;
  /** Of a bundle. */
  members?: readonly { id: number; qty: number }[] | undefined;
  /** Ids. */
  related?: readonly number[] | undefined;
  options?: readonly SampleOption[] | undefined;
}

/** Croatian standard rate. */
const VAT = 2500;
const PIECES = 40;

/** All products of the shelves. */
export const sampleProducts: readonly SampleProduct[] = [
  ...faceProducts,
  ...bodyProducts,
  ...hairProducts,
  ...sunProducts,
  ...supplementProducts,
  ...makeupAndGiftProducts,
];

/** Products, their variants and the hidden services as rows. */
export function productRows({ pictures }: Manifest): ProductRow[] {
  const rows = sampleProducts.flatMap((product) => {
    const shown = pictures.filter((picture) => picture.product === product.picture);
    const variants = shown.filter((picture) => picture.variant && !picture.view);
    const main = mainRow(product, shown, variants.length > 0);
    return [
      main,
      ...variants.map((picture, index) => variantRow(product, main, picture, index + 1)),
    ];
  });
  return [...rows, ...hiddenProducts.map(hiddenRow)];
}

function mainRow(
  product: SampleProduct,
  shown: readonly SamplePicture[],
  isConfigurable: boolean,
): ProductRow {
  const [first] = shown;
  if (!first) throw new Error(`Izlog: no sample picture shows "${product.picture}".`);
  return {
    id: product.id,
    mainProductId: null,
    brand: first.brand,
    slug: product.slug,
    sku: product.sku,
    type: 'product',
    format: isConfigurable ? 'configurable' : (product.format ?? 'simple'),
    visible: true,
    stock: isConfigurable || product.format === 'eProduct' ? null : (product.stock ?? PIECES),
    priority: product.priority ?? 0,
    names: first.name,
    descriptions: { hr: product.description },
    cents: product.cents,
    reducedCents: product.reducedCents ?? null,
    vatBasisPoints: product.vatBasisPoints ?? VAT,
    categories: product.categories,
    tagIds: (product.tags ?? []).map((tag) => SAMPLE_TAGS[tag]),
    mediaIds: [...shown].sort((a, b) => rankOf(a) - rankOf(b)).map((picture) => picture.id),
  };
}

/** Main picture, further views of it, then the variants. */
function rankOf(picture: SamplePicture): number {
  if (picture.kind === 'product') return 0;
  return picture.view ? 1 : 2;
}

function variantRow(
  product: SampleProduct,
  main: ProductRow,
  { id, variant }: SamplePicture,
  position: number,
): ProductRow {
  const isSoldOut = variant !== undefined && (product.soldOut ?? []).includes(variant.id);
  return {
    ...main,
    id: product.id * 100 + position,
    mainProductId: product.id,
    slug: `${product.slug}-${variant?.id ?? position}`,
    sku: `${product.sku}-${position}`,
    format: 'simple',
    visible: false,
    stock: isSoldOut ? 0 : PIECES,
    names: {
      hr: `${main.names.hr}, ${variant?.name.hr ?? position}`,
      en: `${main.names.en}, ${variant?.name.en ?? position}`,
      de: `${main.names.de}, ${variant?.name.de ?? position}`,
    },
    descriptions: {},
    categories: [],
    tagIds: [],
    mediaIds: [id],
  };
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
