import type { PresetAttribute, PresetProduct } from '../format/preset-catalog-schema.ts';
import type { PresetTexts } from '../format/preset-fields.ts';
import type { PresetPicture } from '../format/preset-schema.ts';
import type { ProductRow } from './product-row.ts';

interface Parts {
  /** The pictures of the product. */
  pictures: readonly PresetPicture[];
  attributes: readonly PresetAttribute[];
  /** Pieces of a variant that is not sold out. */
  stock: number;
}

/** Pictures that stand for a variant. */
const swatchesOf = (pictures: readonly PresetPicture[]) =>
  pictures.flatMap(({ variant, view, ...picture }) =>
    variant && !view ? [{ ...picture, variant }] : [],
  );
type Swatch = ReturnType<typeof swatchesOf>[number];

/** Products share the values of what is filtered by; of anything else each has its own. */
function swatchKeyOf({ filterable = true }: PresetAttribute, { product, variant }: Swatch): string {
  return filterable ? variant.id : `${product}:${variant.id}`;
}

/** Attributes, with the shades and scents that the pictures show. */
export function withSwatches(
  attributes: readonly PresetAttribute[],
  products: readonly PresetProduct[],
  pictures: readonly PresetPicture[],
): PresetAttribute[] {
  return attributes.map((attribute) => {
    if (attribute.type !== 'visualSwatch' || attribute.values) return attribute;
    const varying = new Set(
      products.filter(({ variesBy }) => variesBy === attribute.code).map(({ picture }) => picture),
    );
    const values = swatchesOf(pictures)
      .filter(({ product }) => varying.has(product))
      .map((swatch) => ({
        key: swatchKeyOf(attribute, swatch),
        labels: swatch.variant.name,
        color: swatch.variant.swatch,
        shopDefault: swatch.kind === 'product',
      }));
    return { ...attribute, values: [...new Map(values.map((one) => [one.key, one])).values()] };
  });
}

/** The variants of a product: those that pictures show, or its sizes. */
export function variantRows(product: PresetProduct, main: ProductRow, parts: Parts): ProductRow[] {
  const attribute = parts.attributes.find(({ code }) => code === product.variesBy);
  if (!attribute) return [];
  const variant = variantMaker(product, main, attribute.code, parts.stock);
  const swatches = swatchesOf(parts.pictures).map((swatch, index) => ({
    ...variant(index + 1, swatch.variant.id, swatch.variant.name, swatchKeyOf(attribute, swatch)),
    mediaIds: [swatch.id],
  }));
  const sizes = (product.sizes ?? []).map(({ key, cents, net }, index) => {
    const labels = attribute.values?.find((value) => value.key === key)?.labels ?? { hr: key };
    return { ...variant(index + 1, key, labels, key), cents, net };
  });
  return [...swatches, ...sizes];
}

function variantMaker(product: PresetProduct, main: ProductRow, code: string, stock: number) {
  const nameIn = (locale: keyof PresetTexts, labels: PresetTexts) =>
    `${main.names[locale] ?? main.names.hr}, ${labels[locale] ?? labels.hr}`;
  return (position: number, name: string, labels: PresetTexts, value: string): ProductRow => ({
    ...main,
    id: product.id * 100 + position,
    mainProductId: product.id,
    slug: `${product.slug}-${name}`,
    sku: `${product.sku}-${position}`,
    format: 'simple',
    visible: false,
    stock: product.soldOut?.includes(name) ? 0 : stock,
    names: { hr: nameIn('hr', labels), en: nameIn('en', labels), de: nameIn('de', labels) },
    descriptions: {},
    notices: {},
    categories: [],
    tagIds: [],
    attributes: { [code]: [value] },
    variantAttributes: [],
    members: [],
    related: [],
    options: [],
  });
}
