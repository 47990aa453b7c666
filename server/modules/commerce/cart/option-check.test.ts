import { describe, expect, it } from 'vitest';
import { NO_OPTIONS, type Personalization } from '#domain/commerce/line-options.ts';
import type { SaleOption, SaleProduct } from '#server/modules/catalogue/catalog/index.ts';
import { optionFaults, optionsCents } from './option-check.ts';

const VALUES = [
  { sku: 'A', priceCents: 150 },
  { sku: 'B', priceCents: 0 },
];

function anOption(kind: string, facts: Partial<SaleOption> = {}): SaleOption {
  return { id: 1, kind, required: false, maxLength: null, values: VALUES, ...facts };
}

function aProduct(...options: SaleOption[]): SaleProduct {
  return {
    id: 1,
    sku: 'SKU-1',
    slug: 'proizvod-1',
    mainProductSlug: 'proizvod-1',
    names: {},
    type: 'product',
    format: 'simple',
    visible: true,
    archived: false,
    free: null,
    retailCents: 1000,
    discountCents: null,
    membershipCents: null,
    vatBasisPoints: 2500,
    categoryIds: [],
    tags: [],
    mediaIds: [],
    options,
    members: [],
  };
}

const written = (value: Personalization['value']) => ({
  ...NO_OPTIONS,
  personalizations: [{ id: 1, value }],
});
const check = (option: SaleOption, value: Personalization['value']) =>
  optionFaults(aProduct(option), written(value), new Map());
const costs = (option: SaleOption, value: Personalization['value']) =>
  optionsCents(aProduct(option), written(value), new Map());

const CHOICES = ['dropdown', 'textSwatch', 'visualSwatch'];

describe('a custom option of each kind (PROD-03)', () => {
  it.each<[kind: string, value: Personalization['value'], cents: number]>([
    ...CHOICES.flatMap((kind): [string, string, number][] => [
      [kind, 'A', 150],
      [kind, 'B', 0],
    ]),
    ['multipleSelect', ['B'], 0],
    ['multipleSelect', ['B', 'A'], 150],
    ['numberField', -12.5, 150],
    ['numberField', 1_000_000_000, 150],
    ['yesNo', true, 150],
    ['yesNo', false, 0],
    ['date', '2028-02-29', 150],
    ['dateTime', '2026-11-21T19:30:00Z', 150],
    ['textField', 'Za Anu', 150],
  ])('%s takes %j for %i cents more', (kind, value, cents) => {
    expect(check(anOption(kind), value)).toEqual({});
    expect(costs(anOption(kind), value)).toBe(cents);
  });

  it.each<[kind: string, value: Personalization['value']]>([
    ...CHOICES.flatMap((kind): [string, Personalization['value']][] => [
      [kind, 'C'],
      [kind, ['A']],
      [kind, true],
    ]),
    ['multipleSelect', 'A'],
    ['multipleSelect', ['A', 'A']],
    ['multipleSelect', ['A', 'C']],
    ['numberField', '5'],
    ['numberField', 1_000_000_001],
    ['yesNo', 'yes'],
    ['date', '2027-02-29'],
    ['date', '21.11.2026.'],
    ['dateTime', '2026-11-21'],
    ['textField', 5],
    ['textField', 'a'.repeat(501)],
  ])('%s refuses %j by its kind', (kind, value) => {
    expect(check(anOption(kind), value)).toEqual({ 'options.personalizations.0.value': kind });
  });

  it('limits a text to its own length', () => {
    const option = anOption('textField', { maxLength: 3 });

    expect(check(option, 'Iva')).toEqual({});
    expect(check(option, 'Ivan')).toEqual({ 'options.personalizations.0.value': 'textField' });
  });
});

describe('the options of a product', () => {
  it('are written once each, and are its own', () => {
    const twice = {
      ...NO_OPTIONS,
      personalizations: [
        { id: 1, value: 'A' },
        { id: 1, value: 'B' },
        { id: 2, value: 'A' },
      ],
    };

    expect(optionFaults(aProduct(anOption('dropdown')), twice, new Map())).toEqual({
      'options.personalizations.1': 'uniqueItems',
      'options.personalizations.2.id': 'enum',
    });
  });

  it('that are required may be chosen by their sku (PROD-06, PROD-08)', () => {
    const product = aProduct(anOption('dropdown', { required: true }));
    const choose = (customPriceOption: string | null) =>
      optionFaults(product, { ...NO_OPTIONS, customPriceOption }, new Map());

    expect(choose('A')).toEqual({});
    expect(choose(null)).toEqual({ 'options.personalizations': 'required' });
    expect(choose('C')).toEqual({
      'options.personalizations': 'required',
      'options.customPriceOption': 'enum',
    });
  });
});

describe('the choices of a bundle', () => {
  const bundle: SaleProduct = {
    ...aProduct(),
    format: 'bundle',
    members: [{ productId: 10, format: 'configurable', variantIds: [11, 12], qty: 3 }],
  };
  const variant = { ...aProduct(anOption('dropdown')), id: 11 };
  const products = new Map([[11, variant]]);
  const chosen = (id: number, personalizations: Personalization[] = []) => ({
    ...NO_OPTIONS,
    bundleOptions: [{ product: 10, variant: id, personalizations }],
  });

  it('are variants of its members (BUND-03)', () => {
    expect(optionFaults(bundle, chosen(11), products)).toEqual({});
    expect(optionFaults(bundle, chosen(1), products)).toEqual({
      'options.bundleOptions.0.variant': 'enum',
    });
  });

  it('cost what they say for each piece of the member', () => {
    expect(optionsCents(bundle, chosen(11, [{ id: 1, value: 'A' }]), products)).toBe(450);
  });
});
