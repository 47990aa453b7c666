import { describe, expect, it } from 'vitest';

import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { isForSale, variantChoices } from './variants.ts';

describe('the variants of a product', () => {
  it('are named by what they differ in, with their swatches', () => {
    const { label, choices } = variantChoices(sampleConfigurable());

    expect(label).toBe('Miris');
    expect(choices.map((choice) => choice.label)).toEqual(['Lavanda', 'Maslina', 'Ruža']);
    expect(choices[0]?.swatch).toEqual({ colour: '#b9a6c9' });
    expect(choices[2]).toMatchObject({ id: 203, isAvailable: false });
  });

  it('begin at the preset one, or at the first that is there when that is sold out', () => {
    const product = sampleConfigurable();
    const [first, ...rest] = product.associatedProducts;
    if (!first) throw new Error('The fixture has no variants.');

    expect(variantChoices(product).preset).toBe(201);
    expect(
      variantChoices({ ...product, associatedProducts: [{ ...first, available: false }, ...rest] })
        .preset,
    ).toBe(202);
  });

  it('show pictures where the value is one', () => {
    const product = sampleConfigurable();
    const [attribute] = product.associatedProductsAttributes;
    if (!attribute) throw new Error('The fixture has no attribute.');
    const values = attribute.values.map((value) => ({ ...value, isMedia: true, value: '/a.webp' }));

    const { choices } = variantChoices({
      ...product,
      associatedProductsAttributes: [{ ...attribute, values }],
    });

    expect(choices[0]?.swatch).toEqual({ picture: '/a.webp' });
  });

  it('show no colour where the value is any other text of CSS', () => {
    const product = sampleConfigurable();
    const [attribute] = product.associatedProductsAttributes;
    if (!attribute) throw new Error('The fixture has no attribute.');
    const texts = ['red', '#b9a6c9; position: fixed', 'url(//elsewhere.test)', '#fff'];

    for (const value of texts) {
      const values = attribute.values.map((each) => ({ ...each, isMedia: false, value }));
      const { choices } = variantChoices({
        ...product,
        associatedProductsAttributes: [{ ...attribute, values }],
      });

      expect(choices.map(({ swatch }) => swatch)).toEqual([null, null, null]);
    }
  });

  it('are none of a simple product', () => {
    expect(variantChoices(sampleDetail())).toEqual({ label: null, choices: [], preset: null });
  });
});

describe('a product', () => {
  it('is for sale while one of its variants is there', () => {
    const product = sampleConfigurable();
    const gone = product.associatedProducts.map((variant) => ({ ...variant, available: false }));

    expect(isForSale(product)).toBe(true);
    expect(isForSale({ ...product, associatedProducts: gone })).toBe(false);
  });

  it('without variants is for sale as it says', () => {
    expect(isForSale(sampleDetail())).toBe(true);
    expect(isForSale(sampleDetail({ isPurchasable: false }))).toBe(false);
  });
});
