import { formatClock, formatDay } from '#runtime/format/date.ts';
import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { getPublicProducts, type ProductDetail } from '#schemas/api/product.ts';
import type { Locale } from '#schemas/primitives.ts';

type Option = ProductDetail['customOptions'][number];
type Personalization = CartItem['options']['personalizations'][number];

/** What is known of products, and the options they have, by id. */
export interface KnownProducts {
  products: ReadonlyMap<number, Pick<Product, 'name'>>;
  options: ReadonlyMap<number, readonly Option[]>;
}

/** As many as the call takes. */
const IDS_A_CALL = 100;

/** The options of the products for which something was chosen or written. */
export async function optionsOf(
  api: ApiPort,
  { items }: Cart,
): Promise<ReadonlyMap<number, readonly Option[]>> {
  const ids = [...new Set(items.flatMap(personalizedIds))];
  const calls = Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, call) =>
    ids.slice(call * IDS_A_CALL, (call + 1) * IDS_A_CALL).join(','),
  );
  const results = await Promise.all(
    calls.map((list) => api.call(getPublicProducts, { query: { ids: list } })),
  );
  const products = results.flatMap((result) => (result.errored ? [] : result.data));
  return new Map(products.map(({ id, customOptions }) => [id, customOptions]));
}

function personalizedIds({ productId, options }: CartItem): number[] {
  const isOwn = options.personalizations.length > 0 || options.customPriceOption !== null;
  const members = options.bundleOptions.filter(({ personalizations }) => personalizations.length);
  return [
    ...(isOwn ? [productId] : []),
    ...members.map(({ product, variant }) => variant ?? product),
  ];
}

/** What was chosen or written for a line, in words: members of a bundle, then options (PROD-04). */
export function choicesOf(
  { productId, options }: Pick<CartItem, 'productId' | 'options'>,
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
function inWords({ id, value }: Personalization, options: readonly Option[], locale: Locale) {
  const option = options.find((one) => one.id === id);
  if (typeof value === 'boolean') return value ? (option?.option_title ?? '') : '';
  const values = Array.isArray(value) ? value : [value];
  const words = values.map((one) => valueInWords(one, option, locale)).filter(Boolean);
  if (words.length === 0) return '';
  return option ? `${option.option_title}: ${words.join(', ')}` : words.join(', ');
}

function valueInWords(value: unknown, option: Option | undefined, locale: Locale): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (option?.kind === 'date') return formatDay(`${value}T12:00:00Z`, locale);
  if (option?.kind === 'dateTime') return formatClock(String(value), locale);
  return option?.custom_option_values.find(({ sku }) => sku === value)?.label ?? String(value);
}

function pricedChoice(sku: string, options: readonly Option[]): string {
  for (const { option_title: title, custom_option_values: values } of options) {
    const chosen = values.find((value) => value.sku === sku);
    if (chosen) return `${title}: ${chosen.label}`;
  }
  return sku;
}
