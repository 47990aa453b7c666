const HEX_COLOUR = /^#[0-9a-f]{6}$/i;

/** The colour of a swatch; null for any other text, such as the label of a value without a colour. */
export function swatchColour(value: string): string | null {
  return HEX_COLOUR.test(value) ? value : null;
}
