import { expect, it } from 'vitest';

import { sampleCart, sampleLine } from '#blocks/_fixtures/cart.ts';
import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { editedLine } from './edited-line.ts';

const CREAM = sampleConfigurable();
const VARIANT = CREAM.associatedProducts[1]?.id ?? 0;

function lineOf(product: typeof CREAM, named: string) {
  const { ports } = fakePorts({
    pages: {},
    answers: {
      'cart.validate': () => ({ changed: false }),
      'cart.get': () => sampleCart([sampleLine({ itemId: 7, productId: VARIANT })]),
    },
  });
  return editedLine(ports.api, { cartItemId: named }, product);
}

it('is a line of the product or of one of its variants, never another’s', async () => {
  expect(await lineOf(CREAM, '7')).toMatchObject({ itemId: 7 });
  expect(await lineOf(CREAM, '07')).toBeNull();
  expect(await lineOf(sampleDetail({ id: 999 }), '7')).toBeNull();
});
