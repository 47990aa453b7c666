import { describe, expect, it } from 'vitest';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { memberChoices, memberTexts } from './member-choices.ts';

const { associatedProducts: _none, ...rest } = sampleDetail();

function variant(id: number, valueId: number, available = true) {
  const attributeSet = {
    attributes: [{ attributeCode: 'shade', label: 'Nijansa', value: '', valueId }],
  };
  return { ...rest, id, name: `Balzam ${id}`, available, attributeSet };
}

const configurable: ProductDetail = {
  ...rest,
  associatedProducts: [variant(11, 2), variant(12, 1, false), variant(13, 9)],
  associatedProductsAttributes: [
    {
      label: 'Nijansa',
      inputType: 'swatch',
      customClass: '',
      attributeCode: 'shade',
      values: [
        { id: 1, value: '#aa3344', label: 'Ruža', isMedia: false, shopDefault: true },
        { id: 2, value: 'prirodna', label: 'Prirodna', isMedia: false, shopDefault: false },
      ],
    },
  ],
};

describe('the choices of a configurable member', () => {
  it('are named by what they differ in, with a swatch where the value is a colour', () => {
    expect(memberChoices(configurable)).toEqual([
      { id: 11, label: 'Prirodna', isAvailable: true, colour: null },
      { id: 12, label: 'Ruža', isAvailable: false, colour: '#aa3344' },
      { id: 13, label: 'Balzam 13', isAvailable: true, colour: null },
    ]);
  });

  it('are none for a plain product', () => {
    expect(memberChoices(sampleDetail())).toEqual([]);
  });
});

describe('what is written on a member', () => {
  it('is a text or a number, no choice', () => {
    const option = (id: number, kind: string): ProductDetail['customOptions'][number] => ({
      id,
      kind,
      option_type: 'text',
      option_title: `Natpis ${id}`,
      required: id === 1,
      maxLength: id === 1 ? 20 : null,
      custom_option_values: [],
    });
    const customOptions = [option(1, 'textField'), option(2, 'dropdown'), option(3, 'numberField')];

    expect(memberTexts({ ...configurable, customOptions })).toEqual([
      { id: 1, title: 'Natpis 1', isNumber: false, isRequired: true, maxLength: 20 },
      { id: 3, title: 'Natpis 3', isNumber: true, isRequired: false, maxLength: 500 },
    ]);
  });
});
