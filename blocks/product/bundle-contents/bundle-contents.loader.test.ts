import { describe, expect, it } from 'vitest';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadContents } from './bundle-contents.loader.ts';

const route = { path: '/proizvod/paket', params: {} };
const aMember = (id: number, facts: Partial<ProductDetail> = {}) =>
  sampleDetail({ id, slug: `p-${id}`, name: `Proizvod ${id}`, finalPrice: 10, ...facts });
const aBundle = (bundles: ProductDetail['bundles'], facts: Partial<ProductDetail> = {}) =>
  sampleDetail({ id: 1, format: 'bundle', finalPrice: 25, bundles, ...facts } as ProductDetail);

/** What the block shows of a page's product, and which ids it asked for. */
async function load(product: ProductDetail | null, members: readonly ProductDetail[] = []) {
  const asked: string[] = [];
  const api = answeringApi({
    call: () => (product ? { errored: false, data: product } : { errored: true }),
    get: (_endpoint, input) => {
      asked.push((input as unknown as { query: { ids: string } }).query.ids);
      return members;
    },
  });
  return { ...(await loadContents({ route: { ...route, path: '/product/paket' }, api })), asked };
}

const TWO: ProductDetail['bundles'] = [
  { product: 3, quantity: 2, format: 'simple' },
  { product: { id: 2, format: 'configurable' }, quantity: 1 },
];

describe('the contents of a bundle', () => {
  it('are its products in their order, read at once, with the saving', async () => {
    const { parts, saving, asked } = await load(aBundle(TWO), [aMember(2), aMember(3)]);

    expect(asked).toEqual(['3,2']);
    expect(parts).toMatchObject([
      { id: 3, name: 'Proizvod 3', slug: 'p-3', quantity: 2, price: 10, isFrom: false },
      { id: 2, quantity: 1, price: 10 },
    ]);
    expect(parts[0]?.picture).not.toBeNull();
    expect(saving).toEqual({ single: 30, amount: 5, isLeast: false });
  });

  it('have the price of the cheapest variant, and link a variant to its product', async () => {
    const variants = [12, 9.5, 12].map((finalPrice) => ({ ...aMember(9), finalPrice }));
    const { parts, saving } = await load(aBundle(TWO), [
      aMember(2, { associatedProducts: variants, media: [] }),
      aMember(3, { mainProductSlug: 'glavni' }),
    ]);

    expect(parts.map(({ slug, price, isFrom }) => [slug, price, isFrom])).toEqual([
      ['glavni', 10, false],
      ['p-2', 9.5, true],
    ]);
    expect(parts[1]?.picture).toEqual(variants[0]?.media[0]);
    expect(saving).toEqual({ single: 29.5, amount: 4.5, isLeast: true });
  });

  it('claim no saving where one of them cannot be had any more', async () => {
    const { parts, saving } = await load(aBundle(TWO, { finalPrice: 5 }), [aMember(3)]);

    expect(parts.map(({ id }) => id)).toEqual([3]);
    expect(saving).toBeNull();
  });

  it.each([
    ['a product that is no bundle', sampleDetail({ bundles: TWO } as ProductDetail)],
    ['a bundle of nothing', aBundle([])],
    ['a page without a product', null],
  ])('are none for %s, and nothing is asked for', async (_what, product) => {
    expect(await load(product)).toEqual({ parts: [], saving: null, asked: [] });
  });
});
