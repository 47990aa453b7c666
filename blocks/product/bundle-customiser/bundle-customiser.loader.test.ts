import { describe, expect, it } from 'vitest';

import { sampleCart, sampleLine } from '#blocks/_fixtures/cart.ts';
import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { fakePorts } from '#tests/support/rendering/fake-ports.ts';
import { loadBundle } from './bundle-customiser.loader.ts';

const MEMBER = sampleConfigurable();
const BUNDLE = sampleDetail({
  id: 39,
  slug: 'paket',
  isPurchasable: true,
  bundles: [{ product: MEMBER.id, format: 'configurable', quantity: 2 }],
});
const LINE = sampleLine({ itemId: 7, productId: 39, qty: 3 });

function load({ withMember = true, query = {} } = {}) {
  const { ports } = fakePorts({
    pages: {},
    answers: {
      'catalog.getProduct': (input) => {
        const { slug } = (input as { query: { slug?: string } }).query;
        if (slug === 'paket') return BUNDLE;
        if (!withMember) throw new Error('The member cannot be had.');
        return MEMBER;
      },
      'cart.validate': () => ({ changed: false }),
      'cart.get': () => sampleCart([LINE]),
    },
  });
  const route = { path: '/product/paket', params: {} };
  return loadBundle({ route, query, api: ports.api });
}

describe('a bundle whose members are chosen', () => {
  it('comes with its members', async () => {
    const { bundle, isBroken } = await load();

    expect(bundle?.members).toMatchObject([{ id: MEMBER.id, quantity: 2 }]);
    expect(isBroken).toBe(false);
  });

  it('says that it could not be loaded when a member cannot be had (BUND-07)', async () => {
    expect(await load({ withMember: false })).toEqual({ bundle: null, isBroken: true, line: null });
  });

  it('comes with the line that the address names, and with no other (PROD-04)', async () => {
    expect((await load()).line).toBeNull();
    expect((await load({ query: { cartItemId: '7' } })).line).toMatchObject({ qty: 3 });
    expect((await load({ query: { cartItemId: '8' } })).line).toBeNull();
  });
});
