import { expect, it } from 'vitest';
import { PAGE_STATES, statesOfBlocks } from '#runtime/page-states.ts';
import { allBlocks } from './all-blocks.ts';

it('every state in which a page is met is that of some block', () => {
  const offered = statesOfBlocks(allBlocks).flatMap(({ states }) => states);
  const all = Object.entries(PAGE_STATES).flatMap(([row, names]) =>
    names.map((name) => `${row}:${name}`),
  );
  expect(offered).toEqual(all);
});

it('an example that stands for a state brings what the loader would', () => {
  const without = allBlocks.flatMap(({ type, load, examples }) =>
    examples
      .filter(({ met, data }) => load && met && data === undefined)
      .map(({ name }) => `${type}: ${name}`),
  );
  expect(without).toEqual([]);
});

it('a cart is the same in every block that shows it', () => {
  const pieces = ['cart-items', 'cart-summary', 'free-delivery-banner'].map((type) => {
    const block = allBlocks.find((one) => one.type === type);
    const example = block?.examples.find(({ met }) => met?.includes('cart:typical'));
    const data = example?.data as { cart: { items: { qty: number }[] } } | undefined;
    return data?.cart.items.map(({ qty }) => qty);
  });
  expect(new Set(pieces.map(String))).toEqual(new Set(['1,2,3']));
});
