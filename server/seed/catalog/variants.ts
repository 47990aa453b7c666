import type { SamplePicture } from '#server/seed/manifest.ts';
import { SCENT, SCENTED, SHADE, sizeAttribute } from './attributes.ts';
import { sampleSizes } from './compositions.ts';
import type { ProductRow, SampleAttribute, SampleProduct } from './sample-catalog.ts';

/** Shades and scents, as the pictures show them. Shades belong to one product, scents are shared. */
export function swatchAttributes(pictures: readonly SamplePicture[]): SampleAttribute[] {
  const shown = pictures.filter(({ variant, view }) => variant && !view);
  const isScent = ({ product }: SamplePicture) => SCENTED.has(product ?? '');
  return [
    {
      ...SHADE,
      type: 'visualSwatch',
      filterable: false,
      values: valuesOf(shown, (one) => !isScent(one)),
    },
    { ...SCENT, type: 'visualSwatch', values: valuesOf(shown, isScent) },
  ];
}

function valuesOf(
  pictures: readonly SamplePicture[],
  belongs: (picture: SamplePicture) => boolean,
): NonNullable<SampleAttribute['values']> {
  const values = new Map(
    pictures.filter(belongs).flatMap((picture) => {
      const { variant, kind } = picture;
      if (!variant) return [];
      const key = swatchKeyOf(picture);
      return [
        [
          key,
          { key, labels: variant.name, color: variant.swatch, shopDefault: kind === 'product' },
        ],
      ] as const;
    }),
  );
  return [...values.values()];
}

function swatchKeyOf({ product = '', variant }: SamplePicture): string {
  return SCENTED.has(product) ? (variant?.id ?? '') : `${product}:${variant?.id}`;
}

/** Pieces of a variant that is not sold out. */
const PIECES = 40;

/** The variants of a product: those that pictures show, or its sizes. */
export function variantRows(
  product: SampleProduct,
  main: ProductRow,
  pictures: readonly SamplePicture[],
): ProductRow[] {
  const swatches = pictures.filter(({ variant, view }) => variant && !view);
  return [
    ...swatches.map((picture, index) => swatchRow(product, main, picture, index + 1)),
    ...sizeRows(product, main),
  ];
}

/** Codes of what the variants of a product differ in. */
export function differencesOf(product: SampleProduct, variants: readonly ProductRow[]): string[] {
  if (sampleSizes[product.id]) return [sizeAttribute.code];
  if (variants.length === 0) return [];
  return [SCENTED.has(product.picture) ? SCENT.code : SHADE.code];
}

function swatchRow(
  product: SampleProduct,
  main: ProductRow,
  picture: SamplePicture,
  position: number,
): ProductRow {
  const { variant } = picture;
  const isSoldOut = variant !== undefined && (product.soldOut ?? []).includes(variant.id);
  const code = SCENTED.has(product.picture) ? SCENT.code : SHADE.code;
  return {
    ...variantOf(product, main, position, variant?.id ?? String(position)),
    stock: isSoldOut ? 0 : PIECES,
    names: {
      hr: `${main.names.hr}, ${variant?.name.hr ?? position}`,
      en: `${main.names.en}, ${variant?.name.en ?? position}`,
      de: `${main.names.de}, ${variant?.name.de ?? position}`,
    },
    mediaIds: [picture.id],
    attributes: { [code]: [swatchKeyOf(picture)] },
  };
}

function sizeRows(product: SampleProduct, main: ProductRow): ProductRow[] {
  return (sampleSizes[product.id] ?? []).map(({ key, cents, net }, index) => {
    const size = sizeAttribute.values?.find((value) => value.key === key)?.labels;
    return {
      ...variantOf(product, main, index + 1, key),
      cents,
      net,
      names: {
        hr: `${main.names.hr}, ${size?.hr}`,
        en: `${main.names.en}, ${size?.en}`,
        de: `${main.names.de}, ${size?.de}`,
      },
      mediaIds: main.mediaIds,
      attributes: { [sizeAttribute.code]: [key] },
    };
  });
}

function variantOf(
  product: SampleProduct,
  main: ProductRow,
  position: number,
  name: string,
): ProductRow {
  return {
    ...main,
    id: product.id * 100 + position,
    mainProductId: product.id,
    slug: `${product.slug}-${name}`,
    sku: `${product.sku}-${position}`,
    format: 'simple',
    visible: false,
    stock: PIECES,
    descriptions: {},
    notices: {},
    categories: [],
    tagIds: [],
    variantAttributes: [],
    members: [],
    related: [],
    options: [],
  };
}
