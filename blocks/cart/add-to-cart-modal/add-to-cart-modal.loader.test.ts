import { expect, it } from 'vitest';

import { sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { loadAddToCartModal } from './add-to-cart-modal.loader.ts';
import type { AddToCartModalValues } from './add-to-cart-modal.schema.ts';

const IDS = sampleProducts.map(({ id }) => id);

function load(params: Record<string, string>) {
  const asked: string[] = [];
  const note = (key: string, answer: unknown) => () => {
    asked.push(key);
    return answer;
  };
  const { ports } = fakePorts({
    pages: {},
    answers: {
      'cart.validate': note('validate', { changed: false }),
      'cart.get': note('get', sampleCart(sampleItems)),
      'catalog.filterProducts': note('products', { records: sampleProducts }),
    },
  });
  const values = { selectedProductIds: IDS } as AddToCartModalValues;
  const loaded = loadAddToCartModal({ values, route: { path: '/', params }, api: ports.api });
  return { loaded, asked };
}

it('holds nothing of a visitor on pages that are the same for all', async () => {
  const { loaded, asked } = load({});

  expect(await loaded).toEqual({ cart: null, related: [] });
  expect(asked).toEqual([]);
});

it('shows the cart, and at most four products that it does not hold', async () => {
  const { cart, related } = await load({ dodano: '' }).loaded;

  expect(cart?.items).toHaveLength(3);
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(4);
  const held = sampleItems.map(({ productId }) => productId);
  expect(related.filter(({ id, available }) => held.includes(id) || !available)).toEqual([]);
});
