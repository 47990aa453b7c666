import { expect, it } from 'vitest';
import { sampleCart, sampleLine } from '#blocks/_fixtures/cart.ts';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { loadRecentlyViewed } from './recently-viewed.loader.ts';

async function load(named: string, { cart, limit = 12 }: { cart?: Cart; limit?: number } = {}) {
  const asked: string[] = [];
  const answer = (key: string, value: unknown) => ({
    [key]: () => {
      asked.push(key);
      return value;
    },
  });
  const { ports } = fakePorts({
    pages: {},
    answers: {
      ...answer('catalog.getProduct', sampleDetail()),
      ...answer('catalog.filterProducts', { records: sampleProducts }),
      ...answer('cart.validate', { changed: false }),
      ...answer('cart.get', cart ?? sampleCart([])),
    },
  });
  const { except, products } = await loadRecentlyViewed({
    values: { limit },
    route: { path: '/product/serum', params: {} },
    query: named === '' ? {} : { pregledano: named },
    api: ports.api,
  });
  return { except, ids: products.map(({ id }) => id), asked };
}

it('are those that the address names in its order, without the product of the page and what is sold out', async () => {
  const { except, ids } = await load('103.106.101.102.999');

  expect(except).toBe(101);
  expect(ids).toEqual([103, 102]);
});

it('are no more than the limit says, and nothing that is in the cart', async () => {
  expect((await load('103.102', { limit: 1 })).ids).toEqual([103]);
  const cart = sampleCart([sampleLine({ productId: 103 })]);
  expect((await load('103.102', { cart })).ids).toEqual([102]);
});

it.each([
  '',
  '0',
  '1,2',
  '1.x',
  '-1',
  '2147483648',
  Array.from({ length: 21 }, (_, i) => i + 1).join('.'),
])(
  'are none of an address that says „%s”, which asks for nothing of the visitor',
  async (named) => {
    const { ids, asked } = await load(named);

    expect(ids).toEqual([]);
    expect(asked.filter((key) => key !== 'catalog.getProduct')).toEqual([]);
  },
);
