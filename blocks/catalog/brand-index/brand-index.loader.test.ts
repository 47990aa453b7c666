import { expect, it } from 'vitest';
import { answeringApi, SAMPLE_REQUEST } from '#tests/support/loader-api.ts';
import { loadBrands } from './brand-index.loader.ts';

const value = (attributeID: number, valueLabel: string, totalProducts: number) => ({
  attributeID,
  valueLabel,
  totalProducts,
});
const PRICE = { attributeCode: 'finalPrice', values: [value(0, '', 53)] };
const BRANDS = {
  attributeCode: 'brand',
  values: [value(4, 'Solenta', 7), value(2, 'Šipkovača', 1)],
};

/** What the block shows where the shop's products can be filtered like this. */
const loadWith = (filters: unknown) =>
  loadBrands({ ...SAMPLE_REQUEST, api: answeringApi({ get: () => filters }) });

it('takes the brands that the list of all products can be filtered by, in the letters of the language', async () => {
  expect(await loadWith([PRICE, BRANDS])).toEqual({
    groups: [
      { letter: 'S', brands: [{ id: 4, name: 'Solenta', total: 7 }] },
      { letter: 'Š', brands: [{ id: 2, name: 'Šipkovača', total: 1 }] },
    ],
  });
});

it('is empty in a shop whose products have no brand', async () => {
  expect(await loadWith([PRICE])).toEqual({ groups: [] });
});
