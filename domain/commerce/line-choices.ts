import { formatClock, formatDay } from '../dates.ts';
import type { Locale } from '../locales.ts';
import type { LineOptions, Personalization } from './line-options.ts';

/** What of a custom option is needed to name a choice. */
export interface NamedOption {
  id: number;
  kind: string;
  option_title: string;
  custom_option_values: readonly { sku: string; label: string }[];
}

/** Names of products, and the options they have, by id. */
export interface KnownProducts {
  products: ReadonlyMap<number, { name: string }>;
  options: ReadonlyMap<number, readonly NamedOption[]>;
}

/** Products whose options are needed to name what was chosen. */
export function personalizedIds(productId: number, options: LineOptions): number[] {
  const isOwn = options.personalizations.length > 0 || options.customPriceOption !== null;
  const members = options.bundleOptions.filter(({ personalizations }) => personalizations.length);
  return [
    ...(isOwn ? [productId] : []),
    ...members.map(({ product, variant }) => variant ?? product),
  ];
}

/** What was chosen or written for a line, in words: members of a bundle, then options (PROD-04). */
export function choicesOf(
  productId: number,
  options: LineOptions,
  { products, options: known }: KnownProducts,
  locale: Locale,
): string[] {
  const wordsOf = (list: readonly Personalization[], id: number) =>
    list.map((one) => inWords(one, known.get(id) ?? [], locale));
  const { customPriceOption: sku, personalizations } = options;
  return [
    ...options.bundleOptions.flatMap(({ product, variant, personalizations: own }) => [
      products.get(variant ?? product)?.name ?? '',
      ...wordsOf(own, variant ?? product),
    ]),
    ...(sku === null ? [] : [pricedChoice(sku, known.get(productId) ?? [])]),
    ...wordsOf(personalizations, productId),
  ].filter((words) => words !== '');
}

/** `Vrijednost: 100 €`; the bare value where the product has the option no more. */
function inWords({ id, value }: Personalization, options: readonly NamedOption[], locale: Locale) {
  const option = options.find((one) => one.id === id);
  if (typeof value === 'boolean') return value ? (option?.option_title ?? '') : '';
  const values = Array.isArray(value) ? value : [value];
  const words = values.map((one) => valueInWords(one, option, locale)).filter(Boolean);
  if (words.length === 0) return '';
  return option ? `${option.option_title}: ${words.join(', ')}` : words.join(', ');
}

function valueInWords(value: unknown, option: NamedOption | undefined, locale: Locale): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (option?.kind === 'date') return formatDay(`${value}T12:00:00Z`, locale);
  if (option?.kind === 'dateTime') return formatClock(String(value), locale);
  return option?.custom_option_values.find(({ sku }) => sku === value)?.label ?? String(value);
}

function pricedChoice(sku: string, options: readonly NamedOption[]): string {
  for (const { option_title: title, custom_option_values: values } of options) {
    const chosen = values.find((value) => value.sku === sku);
    if (chosen) return `${title}: ${chosen.label}`;
  }
  return sku;
}
