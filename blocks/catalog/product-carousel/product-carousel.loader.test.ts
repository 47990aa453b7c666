import { describe, expect, it } from 'vitest';

import { sampleCategories } from '#blocks/_fixtures/categories.ts';
import { sampleDetail } from '#blocks/_fixtures/product-detail.ts';
import { sampleProducts } from '#blocks/_fixtures/products.ts';
import type { LoadContext } from '#runtime/define-block.ts';
import type { ApiFailure, ApiPort, Endpoint, InputOf } from '#schemas/api/endpoint.ts';
import { answeringApi } from '#tests/support/loader-api.ts';
import { loadProducts } from './product-carousel.loader.ts';
import type { ProductCarouselValues } from './product-carousel.schema.ts';

const DEFAULTS: ProductCarouselValues = {
  anchor: '',
  space: 'm',
  background: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  audience: 'all',
  eyebrow: '',
  title: '',
  filterMode: 'dynamic',
  selectedProductIds: [],
  typeFilter: '',
  sort: 'desc:id',
  limit: 10,
};

const REFUSED: ApiFailure = {
  errored: true,
  statusCode: 401,
  message: 'Unauthenticated',
  error: { code: 'UNAUTHENTICATED', payload: { message: 'Unauthenticated' } },
};

/** A catalogue that answers with all sample products and keeps what it was asked. */
function catalogue() {
  const asked: unknown[] = [];
  const answer = { records: sampleProducts, totalPages: 1, totalRecords: 10, page: 1, limit: 10 };
  const api = {
    call: () => Promise.reject(new Error('not used')),
    get: (_endpoint: Endpoint, input: InputOf<Endpoint>) => {
      asked.push(input);
      return Promise.resolve(answer);
    },
  } as ApiPort;
  return { asked, api };
}

function context(values: Partial<ProductCarouselValues>, api: ApiPort) {
  return {
    values: { ...DEFAULTS, ...values },
    route: { path: '/', params: {} },
    query: {},
    api,
    locale: 'hr',
  } satisfies LoadContext<ProductCarouselValues>;
}

describe('loader of product-carousel', () => {
  it('asks for what the rule says, newest first unless told otherwise', async () => {
    const { api, asked } = catalogue();

    await loadProducts(context({}, api));
    await loadProducts(
      context(
        { categoryId: 3, tagId: 7, typeFilter: 'product', sort: 'asc:finalPrice', limit: 4 },
        api,
      ),
    );

    expect(asked).toEqual([
      { body: { limit: 10, sort: { param: 'id', order: 'desc' }, filters: [] } },
      {
        body: {
          limit: 4,
          sort: { param: 'finalPrice', order: 'asc' },
          filters: [
            { key: 'category', value: 3 },
            { key: 'tag', value: 7 },
            { key: 'type', value: 'product' },
          ],
        },
      },
    ]);
  });

  it('shows chosen products in the chosen order and leaves out those that are gone', async () => {
    const { api } = catalogue();

    const data = await loadProducts(
      context({ filterMode: 'specific', selectedProductIds: [105, 999, 101] }, api),
    );

    expect(data.products.map((product) => product.id)).toEqual([105, 101]);
  });

  it('asks nothing when no product was chosen', async () => {
    const { api, asked } = catalogue();

    const data = await loadProducts(context({ filterMode: 'specific' }, api));

    expect(data.products).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('shows what goes with the product of the page, filled up from its categories, leaf first', async () => {
    const page = sampleDetail({ id: 101, slug: 'serum', categories: [1, 2] });
    const leaf = { ...sampleCategories[1], id: 2, children: [] };
    const tree = [{ ...sampleCategories[0], id: 1, children: [leaf] }];
    const asked: unknown[] = [];
    const api = answeringApi({
      call: ({ key }) => ({
        errored: false,
        data: key === 'catalog.getProduct' ? page : { records: tree },
      }),
      get: (_endpoint, { body: { filters } }) => {
        asked.push(filters);
        const isRelated = Array.isArray(filters) && filters[0]?.key === 'related';
        return { records: sampleProducts.slice(0, isRelated ? 3 : 6) };
      },
    });
    const values = { filterMode: 'related', limit: 4 } as const;

    const data = await loadProducts({
      ...context(values, api),
      route: { path: '/product/serum', params: {} },
    });
    const elsewhere = await loadProducts(context(values, api));

    expect(asked).toEqual([[{ key: 'related', value: 101 }], [{ key: 'category', value: 2 }]]);
    expect(data.products.map(({ id }) => id)).toEqual([102, 103, 104, 105]);
    expect(elsewhere.products).toEqual([]);
  });

  it('shows what the customer wished for and can buy, and nothing to guests (CHK-26)', async () => {
    const [product] = sampleProducts;
    const list = {
      data: [
        { product_id: 1, product },
        { product_id: 2, product: null },
      ],
    };
    const { api } = catalogue();
    const ofCustomer = {
      ...api,
      call: async ({ key }: Endpoint) =>
        key === 'cart.get' ? REFUSED : { errored: false, data: list },
    } as ApiPort;
    const ofGuest = { ...api, call: async () => REFUSED } as ApiPort;

    expect(await loadProducts(context({ filterMode: 'wishlist' }, ofCustomer))).toEqual({
      products: [product],
    });
    expect(await loadProducts(context({ filterMode: 'wishlist' }, ofGuest))).toEqual({
      products: [],
    });
  });
});
