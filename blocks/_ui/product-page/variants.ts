import type { ProductDetail } from '#schemas/api/product.ts';
import type { SwatchLook } from '../choice/swatch.tsx';
import { swatchColour } from '../choice/swatch-colour.ts';

/** What a shopper picks of a configurable product (PROD-13). */
export interface VariantChoice {
  id: number;
  /** Its values in the order of the attributes: `Lavanda`, `75 ml / Lavanda`. */
  label: string;
  price: number;
  isAvailable: boolean;
  /** Colour `#rrggbb` of its first swatch, or the path of its picture. */
  swatch: SwatchLook | null;
}

/** The variants as choices, and the name of what they differ in; null of two or more differences. */
export function variantChoices(product: ProductDetail): {
  label: string | null;
  choices: VariantChoice[];
  /** Id of the choice to begin with. */
  preset: number | null;
} {
  const { associatedProducts, associatedProductsAttributes: attributes } = product;
  const choices = associatedProducts.map((variant) => {
    const values = attributes.flatMap((attribute) => valueIn(attribute, variant) ?? []);
    return {
      id: variant.id,
      label: values.map(({ label }) => label).join(' / ') || variant.name,
      price: variant.finalPrice,
      isAvailable: variant.available,
      swatch: values.map(swatchOf).find((swatch) => swatch !== null) ?? null,
      isPreset: values.length > 0 && values.every(({ shopDefault }) => shopDefault),
    };
  });
  const open = choices.filter(({ isAvailable }) => isAvailable);
  const preset = open.find(({ isPreset }) => isPreset) ?? open[0];
  return {
    label: attributes.length === 1 ? (attributes[0]?.label ?? null) : null,
    choices: choices.map(({ isPreset: _, ...choice }) => choice),
    preset: preset?.id ?? null,
  };
}

/** Whether the page of a product sells it: a configurable one by any of its variants. */
export function isForSale(product: ProductDetail): boolean {
  return product.configurable ? variantChoices(product).preset !== null : product.isPurchasable;
}

type Attribute = ProductDetail['associatedProductsAttributes'][number];
type Value = Attribute['values'][number];

function valueIn(
  { attributeCode, values }: Attribute,
  { attributeSet }: ProductDetail['associatedProducts'][number],
): Value | undefined {
  const own = attributeSet.attributes.find(
    (attribute) => attribute.attributeCode === attributeCode,
  );
  return values.find(({ id }) => id === own?.valueId);
}

/** A value with a picture shows it, `#rrggbb` is a colour, any other has no swatch (G-069). */
function swatchOf({ value, isMedia }: Value): VariantChoice['swatch'] {
  if (isMedia) return { picture: value };
  const colour = swatchColour(value);
  return colour === null ? null : { colour };
}
