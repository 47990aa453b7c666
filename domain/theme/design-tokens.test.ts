import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromDesignTokens, toDesignTokens } from './design-tokens.ts';
import { THEME_PRESETS } from './presets.ts';

it('a theme comes back from its file as it was', () => {
  for (const { values } of THEME_PRESETS) {
    const text = JSON.stringify(toDesignTokens(values));

    expect(fromDesignTokens(text)).toEqual({ values, ignored: [] });
  }
});

it('a file has every colour, as the format writes it', () => {
  expect(toDesignTokens({ colorPage: '#ff8000' })).toMatchObject({
    color: {
      $type: 'color',
      page: { $value: { colorSpace: 'srgb', components: [1, 0.502, 0], hex: '#ff8000' } },
    },
    number: { radius: { $type: 'dimension', $value: { value: 4, unit: 'px' } } },
  });
});

it('the file of another tool is read as far as its names are ours', () => {
  const file = {
    shop: {
      color: {
        brand: { $type: 'color', $value: '#7A1F3D' },
        page: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1] } },
        heading: { $type: 'color', $value: 'tomato' },
        chart: { $type: 'color', $value: '#00ff00' },
      },
      radius: { $type: 'dimension', $value: { value: 12, unit: 'px' } },
      spacing: { $type: 'number', $value: 400 },
      font: { body: { $type: 'fontFamily', $value: ['Inter', 'sans-serif'] } },
      motion: { $value: 'lively' },
    },
  };

  expect(fromDesignTokens(JSON.stringify(file))).toEqual({
    values: {
      colorBrand: '#7a1f3d',
      colorPage: '#ffffff',
      radius: 12,
      fontBody: 'inter',
      motion: 'lively',
    },
    ignored: ['shop.color.heading', 'shop.color.chart', 'shop.spacing'],
  });
});

it('what is no file of tokens is told apart, whatever it holds', () => {
  expect(fromDesignTokens('')).toBeNull();
  expect(fromDesignTokens('[]')).toBeNull();
  expect(fromDesignTokens('{"a":{"b":1}}')).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => void fromDesignTokens(text)));
});
