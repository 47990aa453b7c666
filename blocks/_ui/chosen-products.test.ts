import { describe, expect, it } from 'vitest';

import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { chosenProducts } from './chosen-products.ts';

describe('chosenProducts', () => {
  it('asks for each once, keeps the order of the choice and leaves out what is gone', async () => {
    const asked: unknown[] = [];
    const api = answeringApi({
      get(_endpoint, { body }) {
        asked.push(body);
        return { records: sampleProducts };
      },
    });

    const products = await chosenProducts(api, [103, 999, 101, 103]);

    expect(products.map(({ id }) => id)).toEqual([103, 101]);
    expect(asked).toEqual([{ filters: [{ key: 'id', value: '103,999,101' }], limit: 3 }]);
  });

  it('asks nothing where nothing is chosen', async () => {
    expect(await chosenProducts(answeringApi({}), [])).toEqual([]);
  });
});
