/** What was chosen or written for one custom option. */
export interface Personalization {
  id: number;
  value: string | number | boolean | readonly string[];
}

/** The choices for one member of a bundle. */
export interface BundleChoice {
  product: number;
  /** Of a configurable member: what is bought. */
  variant: number | null;
  personalizations: readonly Personalization[];
}

/** The choices of a line as a form or a call names them; what is left out is not chosen (BUND-08). */
export interface LineOptionsInput {
  personalizations?: PersonalizationInput[];
  bundleOptions?: {
    product: number;
    variant?: number;
    personalizations?: PersonalizationInput[];
  }[];
  customPriceOption?: string | null;
}

interface PersonalizationInput {
  id: number;
  value: string | number | boolean | string[];
}

/** The choices of a line; what is empty is left out. */
export interface LineOptions {
  personalizations: readonly Personalization[];
  bundleOptions: readonly BundleChoice[];
  customPriceOption: string | null;
}

export const NO_OPTIONS: LineOptions = {
  personalizations: [],
  bundleOptions: [],
  customPriceOption: null,
};

/** The choices as a caller wrote them, without what is empty. */
export function toLineOptions(input: LineOptionsInput): LineOptions {
  return {
    personalizations: toPersonalizations(input.personalizations),
    bundleOptions: (input.bundleOptions ?? []).map((choice) => ({
      product: choice.product,
      variant: choice.variant ?? null,
      personalizations: toPersonalizations(choice.personalizations),
    })),
    customPriceOption: input.customPriceOption || null,
  };
}

function toPersonalizations(list: LineOptionsInput['personalizations'] = []): Personalization[] {
  return list
    .map(({ id, value }) => ({ id, value: typeof value === 'string' ? value.trim() : value }))
    .filter(({ value }) => value !== '' && !(Array.isArray(value) && value.length === 0));
}

/** The same text for equal choices, in whatever order they are given: equal products share a line. */
export function optionsKeyOf(options: LineOptions): string {
  return JSON.stringify([
    personalizationsKey(options.personalizations),
    [...options.bundleOptions]
      .sort((a, b) => a.product - b.product)
      .map(({ product, variant, personalizations }) => [
        product,
        variant,
        personalizationsKey(personalizations),
      ]),
    options.customPriceOption,
  ]);
}

function personalizationsKey(list: readonly Personalization[]) {
  return [...list]
    .sort((a, b) => a.id - b.id)
    .map(({ id, value }) => [id, Array.isArray(value) ? [...value].sort() : value]);
}
