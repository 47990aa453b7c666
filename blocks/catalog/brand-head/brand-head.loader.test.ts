import { expect, it } from 'vitest';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadBrand } from './brand-head.loader.ts';

const BRANDS = {
  attributeCode: 'brand',
  values: [
    { attributeID: 4, valueLabel: 'Solenta', totalProducts: 7 },
    { attributeID: 2, valueLabel: 'Šipkovača', totalProducts: 1 },
  ],
};

const load = (brand: string, filters: readonly unknown[] = [BRANDS]) => {
  let asked = 0;
  const api = answeringApi({
    get: () => {
      asked += 1;
      return filters;
    },
  });
  return loadBrand({ values: { brand }, api }).then((data) => ({ ...data, asked }));
};

it('finds a brand by its name, however it is written', async () => {
  expect(await load(' šipkovača ')).toEqual({ brand: { id: 2, total: 1 }, asked: 1 });
});

it('knows none where no product has it, and asks for none without a name', async () => {
  expect(await load('Biljna')).toEqual({ brand: null, asked: 1 });
  expect(await load('Solenta', [])).toEqual({ brand: null, asked: 1 });
  expect(await load('')).toEqual({ brand: null, asked: 0 });
});
