import { beforeAll, describe, expect, it } from 'vitest';
import { addCategories, aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  await sell(
    test.app,
    aProduct({ id: 1, cents: 2000, reducedCents: 1499, membershipCents: 1200, tagIds: [1] }),
    aProduct({ id: 2, format: 'configurable', stock: null }),
    aProduct({ id: 20, mainProductId: 2, visible: false }),
    aProduct({
      id: 3,
      format: 'bundle',
      stock: null,
      members: [
        { id: 1, qty: 2 },
        { id: 2, qty: 1 },
      ],
    }),
    aProduct({ id: 4, format: 'eProduct', stock: null, categories: ['lice'] }),
  );
});

async function get(url: string) {
  const response = await test.app.inject({ url: `/api/v1/${url}`, headers: test.headers });
  return { status: response.statusCode, body: response.json() };
}

async function post(url: string, payload: object) {
  const options = { method: 'POST' as const, headers: test.headers, payload };
  const response = await test.app.inject({ ...options, url: `/api/v1/${url}` });
  return { status: response.statusCode, body: response.json() };
}

const words = (text: string) => expect.arrayContaining(text.trim().split(/\s+/));

/** All fields of a product (PROD-01). */
const PRODUCT = words(`
  id slug name sku type format media brand available isPurchasable isVisibleIndividually
  mainProductSlug configurable tags basicPrice retailPrice finalPrice discount membershipPrice
  categoryPriority bundles associatedProducts associatedProductsAttributes attributeSet
  customOptions description categories archived`);

/** The fields that lists of products ask for (LIST-21 and LIST-22). */
const LISTED = [
  ...['name', 'id', 'type', 'media', 'slug', 'sku', 'format', 'bundles', 'discount', 'basicPrice'],
  ...['retailPrice', 'categoryPriority', 'membershipPrice', 'isPurchasable', 'configurable'],
  ...['available', 'tags', 'brand'],
];

const CATEGORY = words(
  'id name slug description image parent_id relCat sortTypes sortDefaultType children',
);

describe('the catalogue answers what the contract says', () => {
  it.each([
    [1, 'simple'],
    [2, 'configurable'],
    [3, 'bundle'],
    [4, 'eProduct'],
  ])('with every field of product %i, which is %s (PROD-01, API-59)', async (id, format) => {
    const { body } = await get(`product/web/get?id=${id}&store=1&currency=1`);

    expect(Object.keys(body)).toEqual(['data']);
    expect(Object.keys(body.data)).toEqual(PRODUCT);
    expect(body.data).toMatchObject({ id, format, type: 'product', archived: false });
  });

  it('with prices: net, gross, after the reduction, for members (G-072)', async () => {
    const { body } = await get('product/web/get?slug=proizvod-1');

    expect(body.data).toMatchObject({
      basicPrice: 16,
      retailPrice: 20,
      discount: { basicPrice: 11.99, retailPrice: 14.99 },
      finalPrice: 14.99,
      membershipPrice: 12,
    });
  });

  it('with both shapes of a member of a bundle (BUND-01)', async () => {
    const { body } = await get('product/web/get?id=3');

    expect(body.data.bundles).toEqual([
      { product: 1, quantity: 2, format: 'simple' },
      { product: { id: 2, format: 'configurable' }, quantity: 1 },
    ]);
  });

  it('with the fields that a list asks for, and no others (LIST-21, LIST-22)', async () => {
    const { body } = await post('product/web/filter', {
      filters: [{ key: 'archived', value: false }],
      select: LISTED,
    });

    expect(Object.keys(body.data)).toEqual(words('records totalPages totalRecords page limit'));
    expect(body.data.records).toHaveLength(4);
    for (const record of body.data.records) {
      expect(Object.keys(record).sort()).toEqual([...LISTED].sort());
    }
  });

  it('with page 1 of ten unless a call says otherwise (LIST-09)', async () => {
    const { body } = await post('product/web/filter', {});
    const all = await post('product/web/filter', { allowUnlimited: true });

    expect(body.data).toMatchObject({ page: 1, limit: 10, totalPages: 1, totalRecords: 4 });
    expect(all.body.data).toMatchObject({ page: 1, totalPages: 1, totalRecords: 4 });
  });

  it('with every field of a category, by id and by slug (LIST-19, API-61)', async () => {
    const list = await post('product/web/category/filter', {
      tree: true,
      sort: { param: 'id', order: 'asc' },
    });
    const [category] = list.body.data.records;

    expect(Object.keys(category)).toEqual(CATEGORY);
    expect((await get(`product/web/category/get/${category.id}`)).body.data).toEqual(category);
    expect((await get('product/web/category/get/lice')).body.data).toEqual(category);
  });

  it('with the whole tree of categories unless a limit is given (API-62)', async () => {
    const slugs = Array.from({ length: 12 }, (_, n) => `korijen-${n}`);
    await addCategories(test.app, slugs);
    const sort = { param: 'id', order: 'asc' };

    const tree = await post('product/web/category/filter', { tree: true, sort });
    const cut = await post('product/web/category/filter', { tree: true, sort, limit: 5 });
    const flat = await post('product/web/category/filter', { storeID: 1, limit: 0 });
    const ids = flat.body.data.records.map(({ id }: { id: number }) => id);
    const chosen = await post('product/web/category/filter', { ids });

    expect(tree.body.data.records.map(({ slug }: { slug: string }) => slug)).toEqual(
      expect.arrayContaining(slugs),
    );
    expect(tree.body.data).toMatchObject({ totalPages: 1, totalRecords: 13 });
    expect(cut.body.data).toMatchObject({ limit: 5, totalPages: 3, totalRecords: 13 });
    expect(flat.body.data.records).toHaveLength(13);
    expect(chosen.body.data.records).toHaveLength(13);
  });

  it('with tags by store (API-63)', async () => {
    const { body } = await post('product/web/tag/filter', { storeID: 1, limit: 0 });

    expect(body.data).toMatchObject({ records: [{ id: 1, name: 'NOVO' }], totalRecords: 1 });
  });

  it('with filters and their values (FILT-04, FILT-05, API-64)', async () => {
    const { body } = await post('product/layered/navigation', {
      filters: [{ key: 'archived', value: false }],
    });

    for (const filter of body.data) {
      expect(Object.keys(filter)).toEqual(words('attributeCode label type attributeID values'));
      for (const value of filter.values) {
        expect(Object.keys(value)).toEqual(
          words('attributeID valueLabel totalProducts minValue maxValue'),
        );
      }
    }
    expect(body.data[0]).toMatchObject({
      attributeCode: 'finalPrice',
      type: 'numberField',
      values: [{ totalProducts: 4, minValue: 10, maxValue: 14.99 }],
    });
  });

  it.each([
    ['product/web/get?slug=nema', 404, 'NOT_FOUND'],
    ['product/web/get?id=99', 404, 'NOT_FOUND'],
    ['product/web/get', 400, 'QUERY_PARAMETERS_MISSING'],
    ['product/web/get?id=x', 400, 'VALIDATION_FAILED'],
    ['product/web/category/get/nema', 404, 'NOT_FOUND'],
    ['product/checkBundles?product=99', 404, 'NOT_FOUND'],
    ['product/checkBundles', 400, 'QUERY_PARAMETERS_MISSING'],
    ['gaussbox/eCommerce/public/products/get', 400, 'QUERY_PARAMETERS_MISSING'],
  ])('and refuses %s with %i', async (url, status, code) => {
    const answer = await get(url);

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ errored: true, statusCode: status, error: { code } });
  });

  it('and tells which bundles hold a product, and products by ids (API-65, API-66)', async () => {
    const bundles = await get('product/checkBundles?product=1');
    const products = await get('gaussbox/eCommerce/public/products/get?ids=4,1,99');

    expect(bundles.body.data).toEqual([{ id: 3, available: true, missing: [] }]);
    expect(products.body.data.map(({ id }: { id: number }) => id)).toEqual([4, 1]);
    for (const product of products.body.data) {
      const whole = await get(`product/web/get?id=${product.id}`);
      expect(product).toEqual(whole.body.data);
    }
  });
});
