import { expect, it } from 'vitest';
import { sampleConfigurable, sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadTogether } from './bought-together.loader.ts';
import type { BoughtTogetherValues } from './bought-together.schema.ts';

const [serum, cream, hyaluronic, hand, sun, oil] = sampleProducts;
const SOME = { source: 'orders', limit: 2, selectedProductIds: [] as number[] } as const;

interface Shop {
  habits?: readonly unknown[];
  related?: readonly unknown[];
  page?: ProductDetail | null;
}

async function load(
  { habits = [], related = [], page = sampleDetail() }: Shop,
  values: Partial<BoughtTogetherValues> = {},
) {
  const answers: Record<string, readonly unknown[]> = { boughtWith: habits, related };
  const api = answeringApi({
    call: ({ key }) =>
      key === 'catalog.getProduct'
        ? page
          ? { errored: false, data: page }
          : { errored: true }
        : { errored: false, data: { records: [] } },
    get: (_endpoint, { body }) => {
      const [{ key }] = body['filters'] as [{ key: string }];
      return { records: answers[key] ?? sampleProducts };
    },
  });
  const data = await loadTogether({
    values: { ...SOME, ...values } as BoughtTogetherValues,
    route: { path: '/product/serum-s-vitaminom-c', params: {} },
    api,
  });
  return { ...data, ids: data.products.map(({ id }) => id) };
}

it('offers what orders hold with the product of the page, and asks again the next day', async () => {
  const { ids, isHabit, renewAt } = await load({
    habits: [sun, cream, hyaluronic],
    related: [hand],
  });

  expect(ids).toEqual([101, 105, 102]);
  expect(isHabit).toBe(true);
  expect(Date.parse(renewAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
});

it('offers what goes with it while no orders say anything, and calls it no habit', async () => {
  expect(await load({ related: [cream, sun] })).toMatchObject({
    ids: [101, 102, 105],
    isHabit: false,
  });
});

it('leaves out what is sold out, what has to be chosen first and the product itself', async () => {
  expect((await load({ habits: [oil, hand, serum, sun] })).ids).toEqual([101, 105]);
});

it('offers the chosen products, whatever orders say', async () => {
  const values = {
    source: 'chosen',
    selectedProductIds: [105, 106, 103],
  } satisfies Partial<BoughtTogetherValues>;

  expect(await load({ habits: [cream] }, values)).toMatchObject({
    ids: [101, 105, 103],
    isHabit: false,
    renewAt: null,
  });
});

it('takes the variant that the page begins with', async () => {
  const cream = sampleConfigurable();
  const { products } = await load({ page: cream, habits: [sun] });

  const [own] = products;
  expect(own?.id).not.toBe(cream.id);
  expect(cream.associatedProducts.find(({ id }) => id === own?.id)?.available).toBe(true);
  expect(own?.slug).toBe(cream.slug);
  expect(products).toHaveLength(2);
});

it.each([
  ['has no variant left', sampleDetail({ configurable: true })],
  ['is sold out', sampleDetail({ available: false })],
  ['is a bundle', sampleDetail({ format: 'bundle' })],
  [
    'has options of its own',
    sampleDetail({ customOptions: [{ required: false }] as ProductDetail['customOptions'] }),
  ],
])('offers nothing with a product that %s', async (_what, page) => {
  expect((await load({ page, habits: [sun, cream] })).ids).toEqual([]);
});

it('offers nothing where nothing goes with it, or on other pages', async () => {
  expect((await load({ habits: [oil], related: [hand] })).ids).toEqual([]);
  expect((await load({ page: null, habits: [sun] })).ids).toEqual([]);
});
