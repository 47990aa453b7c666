import { swatchColour } from '#blocks/_ui/choice/swatch-colour.ts';
import type { ProductDetail } from '#schemas/api/product.ts';

/** A variant of a configurable member (PROD-02). */
export interface MemberChoice {
  id: number;
  label: string;
  isAvailable: boolean;
  /** Colour of its swatch `#rrggbb`, or null. */
  colour: string | null;
}

/** What a shopper writes on a member (BUND-04). */
export interface MemberText {
  id: number;
  title: string;
  isNumber: boolean;
  isRequired: boolean;
  maxLength: number;
}

const MAX_TEXT = 500;

/** The variants in their order, named by what they differ in. */
export function memberChoices(product: ProductDetail): MemberChoice[] {
  const { associatedProducts, associatedProductsAttributes: attributes } = product;
  return associatedProducts.map(({ id, name, available, attributeSet }) => {
    const values = attributes.flatMap(({ attributeCode, values: known }) => {
      const own = attributeSet.attributes.find((one) => one.attributeCode === attributeCode);
      return known.find((value) => value.id === own?.valueId) ?? [];
    });
    return {
      id,
      label: values.map(({ label }) => label).join(' / ') || name,
      isAvailable: available,
      colour:
        values.map(({ value }) => swatchColour(value)).find((colour) => colour !== null) ?? null,
    };
  });
}

/** Texts and numbers; other kinds of options are chosen on the product's own page. */
export function memberTexts({ customOptions }: ProductDetail): MemberText[] {
  return customOptions
    .filter(({ kind }) => kind === 'textField' || kind === 'numberField')
    .map(({ id, kind, option_title: title, required: isRequired, maxLength }) => ({
      id,
      title,
      isNumber: kind === 'numberField',
      isRequired,
      maxLength: maxLength ?? MAX_TEXT,
    }));
}
