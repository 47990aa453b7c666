import { describe, expect, it } from 'vitest';

import { sampleProduct } from '#blocks/_fixtures/products.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { badgeFactsOf, cardActionOf } from './product-facts.ts';

function aProduct(facts: Partial<Omit<Product, 'brand' | 'media'>> = {}) {
  return sampleProduct({
    id: 1,
    slug: 'krema',
    name: 'Krema',
    brand: 'Moreva',
    retailPrice: 20,
    pictures: [],
    ...facts,
  });
}

describe('cardActionOf', () => {
  it('adds simple products and bundles that are available', () => {
    expect(cardActionOf(aProduct())).toBe('add');
    expect(cardActionOf(aProduct({ format: 'bundle' }))).toBe('add');
  });

  it('sends configurable products to their options', () => {
    const product = aProduct({ configurable: true, isPurchasable: false });

    expect(cardActionOf(product)).toBe('choose');
  });

  it('sends products whose options have to be filled in to their page', () => {
    expect(cardActionOf(aProduct({ needsOptions: true }))).toBe('choose');
  });

  it('offers nothing when a product is not available, configurable or not', () => {
    expect(cardActionOf(aProduct({ available: false }))).toBe('unavailable');
    expect(cardActionOf(aProduct({ available: false, configurable: true }))).toBe('unavailable');
    expect(cardActionOf(aProduct({ isPurchasable: false }))).toBe('unavailable');
  });
});

describe('badgeFactsOf', () => {
  it('rounds the discount of 20,00 to 14,99 to 25 percent', () => {
    const product = aProduct({ discount: { basicPrice: 11.99, retailPrice: 14.99 } });

    expect(badgeFactsOf(product).discount).toBe(25);
    expect(badgeFactsOf(aProduct()).discount).toBe(0);
  });

  it('knows the special tags by name, and the sanitary one by its id', () => {
    const tags = [
      { id: 7, name: 'Novo' },
      { id: 8, name: 'NAJPRODAVANIJE' },
      { id: 53, name: 'bilo što' },
    ];

    expect(badgeFactsOf(aProduct({ tags }))).toMatchObject({
      isNew: true,
      isBestSeller: true,
      isSanitary: true,
    });
    expect(badgeFactsOf(aProduct({ tags: [{ id: 54, name: 'Noviteti' }] }))).toMatchObject({
      isNew: false,
      isBestSeller: false,
      isSanitary: false,
    });
  });

  it('announces more choices only while one can be bought', () => {
    const product = aProduct({ configurable: true });

    expect(badgeFactsOf(product).hasChoices).toBe(true);
    expect(badgeFactsOf({ ...product, available: false }).hasChoices).toBe(false);
  });
});
