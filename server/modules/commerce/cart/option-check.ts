import type { BundleChoice, LineOptions, Personalization } from '#domain/commerce/line-options.ts';
import { isInstant } from '#schemas/formats.ts';
import type { SaleOption, SaleProduct } from '#server/modules/catalogue/catalog/index.ts';

/** Faults by field; empty when everything fits. */
export type Faults = Record<string, string>;

export type SaleProducts = ReadonlyMap<number, SaleProduct>;

/** Characters of a text whose option sets no limit. */
const MAX_TEXT = 500;
const MAX_NUMBER = 1_000_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The products that the choices of a line name; they must be known to check and price them. */
export function chosenIds({ bundleOptions }: LineOptions): number[] {
  return bundleOptions.map(({ product, variant }) => variant ?? product);
}

/** Whether the choices fit the product: PROD-05, PROD-06, BUND-03. */
export function optionFaults(
  product: SaleProduct,
  options: LineOptions,
  products: SaleProducts,
): Faults {
  const sku = options.customPriceOption;
  const isKnownSku = sku === null || product.options.some((option) => hasSku(option, sku));
  return {
    ...(product.format === 'configurable' && { productId: 'variant' }),
    ...personalizationFaults(product.options, options.personalizations, 'options', sku),
    ...(!isKnownSku && { 'options.customPriceOption': 'enum' }),
    ...bundleFaults(product, options.bundleOptions, products),
  };
}

function personalizationFaults(
  options: readonly SaleOption[],
  given: readonly Personalization[],
  path: string,
  chosenSku: string | null,
): Faults {
  const faults: Faults = {};
  for (const [index, { id, value }] of given.entries()) {
    const option = options.find((known) => known.id === id);
    const field = `${path}.personalizations.${index}`;
    if (!option) faults[`${field}.id`] = 'enum';
    else if (given.findIndex((other) => other.id === id) !== index) faults[field] = 'uniqueItems';
    else if (!isValue(option, value)) faults[`${field}.value`] = option.kind;
  }
  const isMissing = options.some(
    (option) =>
      option.required &&
      !given.some(({ id }) => id === option.id) &&
      !(chosenSku !== null && hasSku(option, chosenSku)),
  );
  return isMissing ? { ...faults, [`${path}.personalizations`]: 'required' } : faults;
}

function isValue(option: SaleOption, value: Personalization['value']): boolean {
  switch (option.kind) {
    case 'numberField':
      return typeof value === 'number' && Math.abs(value) <= MAX_NUMBER;
    case 'yesNo':
      return typeof value === 'boolean';
    case 'multipleSelect':
      return Array.isArray(value) && isChoice(option, value);
    case 'date':
      return typeof value === 'string' && DAY.test(value) && isInstant(`${value}T00:00:00Z`);
    case 'dateTime':
      return typeof value === 'string' && isInstant(value);
    case 'textField':
      return typeof value === 'string' && value.length <= (option.maxLength ?? MAX_TEXT);
    default:
      return typeof value === 'string' && isChoice(option, [value]);
  }
}

function isChoice(option: SaleOption, skus: readonly string[]): boolean {
  return new Set(skus).size === skus.length && skus.every((sku) => hasSku(option, sku));
}

function hasSku({ values }: SaleOption, sku: string): boolean {
  return values.some((value) => value.sku === sku);
}

/** Every configurable member needs a variant, none may be a bundle, and nothing else may be chosen. */
function bundleFaults(
  { format, members }: SaleProduct,
  choices: readonly BundleChoice[],
  products: SaleProducts,
): Faults {
  const isNested = format === 'bundle' && members.some((member) => member.format === 'bundle');
  const chosen = choices.map(({ product }) => product);
  const isOpen = members.some(
    ({ productId, format: kind }) =>
      !chosen.includes(productId) &&
      (kind === 'configurable' ||
        products.get(productId)?.options.some(({ required }) => required)),
  );
  return {
    ...(isNested && { productId: 'bundle' }),
    ...Object.assign(
      {},
      ...choices.map((choice, index) => {
        const field = `options.bundleOptions.${index}`;
        if (chosen.indexOf(choice.product) !== index)
          return { [`${field}.product`]: 'uniqueItems' };
        return choiceFaults(members, choice, products, field);
      }),
    ),
    ...(isOpen && { 'options.bundleOptions': 'required' }),
  };
}

function choiceFaults(
  members: SaleProduct['members'],
  choice: BundleChoice,
  products: SaleProducts,
  field: string,
): Faults {
  const member = members.find(({ productId }) => productId === choice.product);
  if (!member) return { [`${field}.product`]: 'enum' };
  if (!isRightVariant(member, choice.variant)) return { [`${field}.variant`]: 'enum' };
  const { options = [] } = products.get(choice.variant ?? choice.product) ?? {};
  return personalizationFaults(options, choice.personalizations, field, null);
}

function isRightVariant(
  { format, variantIds }: SaleProduct['members'][number],
  variant: number | null,
): boolean {
  return format === 'configurable'
    ? variant !== null && variantIds.includes(variant)
    : variant === null;
}

/** What the choices add to the price of one piece. */
export function optionsCents(
  product: SaleProduct,
  options: LineOptions,
  products: SaleProducts,
): number {
  const own = chosenCents(product.options, options.personalizations, options.customPriceOption);
  return options.bundleOptions.reduce((sum, choice) => {
    const bought = products.get(choice.variant ?? choice.product);
    const qty = product.members.find(({ productId }) => productId === choice.product)?.qty ?? 0;
    return bought ? sum + qty * chosenCents(bought.options, choice.personalizations, null) : sum;
  }, own);
}

/** A choice costs what it says; a text, number or day costs what the option's first value says. */
function chosenCents(
  options: readonly SaleOption[],
  given: readonly Personalization[],
  chosenSku: string | null,
): number {
  const prices = options.flatMap((option) => {
    const value = given.find(({ id }) => id === option.id)?.value;
    const skus = [...skusOf(option, value), ...(chosenSku === null ? [] : [chosenSku])];
    return option.values.filter(({ sku }) => skus.includes(sku));
  });
  return prices.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

const FREE_KINDS = new Set(['numberField', 'date', 'dateTime', 'textField']);

function skusOf({ kind, values }: SaleOption, value: Personalization['value'] | undefined) {
  if (value === undefined || value === false) return [];
  if (FREE_KINDS.has(kind) || value === true) return values.slice(0, 1).map(({ sku }) => sku);
  return Array.isArray(value) ? value : [String(value)];
}
