import { expect, it } from 'vitest';
import { sampleCart, sampleItems } from '#blocks/_fixtures/cart.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import { recommendable } from './recommendable.ts';

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);

it('what is sold out is not recommended (CART-24)', () => {
  const soldOut = idsOf(sampleProducts.filter(({ available }) => !available));
  expect(soldOut).not.toEqual([]);

  const shown = idsOf(recommendable(sampleProducts, null));

  expect(shown).toEqual(idsOf(sampleProducts).filter((id) => !soldOut.includes(id)));
});

it('nor is what the cart holds, by itself or as a variant', () => {
  const [first, second, third] = sampleProducts.filter(({ available }) => available);
  const [line] = sampleItems;
  if (!(line && first && second && third)) throw new Error('The samples are gone.');
  const variant = { ...line.productData, id: 999, mainProductSlug: second.slug };
  const cart = sampleCart([
    { ...line, productId: first.id, productData: { ...line.productData, mainProductSlug: 'x' } },
    { ...line, productId: 999, productData: variant },
  ]);

  expect(idsOf(recommendable([first, second, third], cart))).toEqual([third.id]);
});
