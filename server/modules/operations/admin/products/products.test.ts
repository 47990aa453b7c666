import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  await sell(test.app, aProduct({ id: 1, stock: 5 }), aProduct({ id: 2 }));
});

type Record = { id: number } & { [field: string]: unknown };
const dataOf = <T = Record>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const faultsOf = (response: LightMyRequestResponse) => response.json().error.payload.fields;
const create = (fields: object) => editor.send('POST', '/admin/product/create', fields);
const update = (id: number, fields: object) =>
  editor.send('PATCH', `/admin/product/update/${id}`, fields);
const get = async (id: number) => dataOf(await editor.send('GET', `/admin/product/get/${id}`));
const listed = async (body: object = {}) => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/product/web/filter',
    headers: test.headers,
    payload: { limit: 20, ...body },
  });
  return dataOf<{ records: { id: number; name: string; finalPrice: number }[] }>(response).records;
};

const cream = {
  sku: 'KREMA-1',
  slug: 'krema-od-smilja',
  names: { hr: 'Krema od smilja', en: 'Immortelle cream' },
  retailCents: 1290,
  stock: 7,
};

describe('a new product', () => {
  it('has what was written, and a value for everything else', async () => {
    const made = dataOf(
      await create({
        ...cream,
        discountCents: 990,
        categoryIds: [1],
        tagIds: [1],
        relatedIds: [2, 1],
        netAmount: 50,
        netUnit: 'ml',
        options: [
          {
            kind: 'dropdown',
            titles: { hr: 'Pakiranje' },
            values: [{ labels: { hr: 'Poklon' }, sku: 'P', priceCents: 150 }],
          },
          {
            kind: 'visualSwatch',
            titles: { hr: 'Vrpca' },
            values: [{ labels: { hr: 'Lila' }, sku: 'L', color: '#b497d6' }],
          },
        ],
      }),
    );

    expect(made).toMatchObject({
      ...cream,
      discountCents: 990,
      vatBasisPoints: 2500,
      format: 'simple',
      visible: true,
      archived: false,
      brandId: null,
      relatedIds: [2, 1],
      members: [],
      options: [
        { kind: 'dropdown', required: false, values: [{ sku: 'P', priceCents: 150, color: null }] },
        { kind: 'visualSwatch', values: [{ sku: 'L', priceCents: null, color: '#b497d6' }] },
      ],
    });
    expect(await get(made.id)).toEqual(made);
  });

  it('stands in the lists of the shop at once, and leaves them when it is archived', async () => {
    await listed();
    const { id } = dataOf(await create({ ...cream, categoryIds: [1] }));
    expect(await listed({ mainCategory: 1 })).toMatchObject([
      { id, name: 'Krema od smilja', finalPrice: 12.9 },
    ]);

    await update(id, { retailCents: 1000 });
    expect(await listed({ keywords: 'smilje krema' })).toMatchObject([{ id, finalPrice: 10 }]);

    await update(id, { archived: true });
    expect(await listed({ mainCategory: 1 })).toEqual([]);
  });

  it.each([
    ['no price', { ...cream, retailCents: undefined }, { retailCents: 'required' }],
    [
      'faulty fields, all of them',
      { ...cream, slug: 'Krivi Slug', retailCents: -1, names: { en: 'x' } },
      { slug: 'pattern', retailCents: 'minimum', 'names.hr': 'required' },
    ],
    [
      'fields that are not for writing',
      { ...cream, id: 7, siteId: 2, held: 3 },
      { id: 'additionalProperties', siteId: 'additionalProperties', held: 'additionalProperties' },
    ],
    ['a reduction that is none', { ...cream, discountCents: 1290 }, { discountCents: 'maximum' }],
    [
      'a reduction that is none, beside other faults',
      { ...cream, discountCents: 1290, netUnit: 'ml' },
      { discountCents: 'maximum', netUnit: 'required' },
    ],
    ['a unit without an amount', { ...cream, netUnit: 'ml' }, { netUnit: 'required' }],
    [
      'a bundle of nothing that has pieces',
      { ...cream, format: 'bundle' },
      { members: 'minItems', stock: 'not allowed' },
    ],
    [
      'what the shop does not have',
      { ...cream, brandId: 9, categoryIds: [1, 99], members: [{ productId: 2, qty: 1 }] },
      { brandId: 'unknown', 'categoryIds.1': 'unknown', members: 'not allowed' },
    ],
    [
      'an attribute that is neither chosen nor stated',
      { ...cream, attributes: [{ attributeId: 1 }] },
      { 'attributes.0': 'oneOf', 'attributes.0.attributeId': 'unknown' },
    ],
  ])('is refused with %s', async (_what, fields, faults) => {
    const response = await create(fields);

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toEqual(faults);
    expect(await listed()).toHaveLength(2);
  });

  it.each(['nul \u0000 sign', 'half a pair \ud800'])('is refused with the text %j', async (hr) => {
    const response = await create({ ...cream, names: { hr } });

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toEqual({ body: 'text' });
  });

  it.each(['sku', 'slug'])('is refused when its %s is taken', async (field) => {
    await create(cream);
    const other = { ...cream, sku: 'DRUGA', slug: 'druga', [field]: cream[field as 'sku'] };

    const response = await create(other);

    expect(response.statusCode).toBe(409);
    expect(response.json().error).toMatchObject({ code: 'ALREADY_EXISTS', payload: { field } });
  });
});

describe('a changed product', () => {
  it('keeps what was not named', async () => {
    const before = await get(1);

    const after = dataOf(await update(1, { names: { hr: 'Novo ime' }, categoryIds: [1] }));

    expect(after).toEqual({ ...before, names: { hr: 'Novo ime' }, categoryIds: [1] });
  });

  it('does not get back pieces that were sold meanwhile', async () => {
    await test.database.db.updateTable('product').set({ stock: 2 }).where('id', '=', 1).execute();

    expect(dataOf(await update(1, { names: { hr: 'Novo ime' } }))).toMatchObject({ stock: 2 });
  });

  it('keeps the pieces that are held for carts', async () => {
    await test.database.db.updateTable('product').set({ held: 3 }).where('id', '=', 1).execute();

    const response = await update(1, { stock: 2 });

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toEqual({ stock: 'minimum' });
  });

  it('wakes the alerts of those who waited for it', async () => {
    await update(1, { stock: 0 });
    await test.database.db
      .insertInto('stock_alert')
      .values({ site_id: 1, product_id: 1, email: 'ana@izlog.test', locale: 'hr' })
      .execute();

    await update(1, { stock: 4 });

    const jobs = await test.database.db.selectFrom('job').select('payload').execute();
    expect(jobs).toEqual([{ payload: { siteId: 1, productId: 1 } }]);
  });

  it('drops the pages that show it', async () => {
    const dropped: string[] = [];
    const stop = test.app.bus.subscribe((tags) => dropped.push(...tags));

    await update(1, { names: { hr: 'Novo ime' } });
    stop();

    expect(dropped).toEqual(expect.arrayContaining(['products', 'product:1']));
  });

  it('is no part or relative of itself', async () => {
    expect(faultsOf(await update(1, { relatedIds: [1], mainProductId: 1 }))).toEqual({
      relatedIds: 'self',
      mainProductId: 'self',
    });
  });
});

describe('deleting', () => {
  const remove = (id: number) => editor.send('DELETE', `/admin/product/delete/${id}`);

  it('takes a product that nobody needs out of the shop', async () => {
    expect((await remove(2)).statusCode).toBe(200);

    expect((await remove(2)).statusCode).toBe(404);
    expect(await listed()).toMatchObject([{ id: 1 }]);
  });

  it('is refused for a part of a bundle and for a product with variants', async () => {
    await create({
      ...cream,
      stock: null,
      format: 'bundle',
      members: [{ productId: 1, qty: 2 }],
    });
    await update(2, { stock: null, format: 'configurable' });
    await create({ ...cream, sku: 'V1', slug: 'varijanta-1', visible: false, mainProductId: 2 });

    for (const id of [1, 2]) {
      const response = await remove(id);
      expect(response.statusCode).toBe(409);
      expect(response.json().error.code).toBe('IN_USE');
    }
  });
});

it('products of another site cannot be seen, changed, deleted or referred to', async () => {
  const { db } = test.database;
  await db.insertInto('site').values({ id: 2, name: 'Druga', url: 'http://druga.test' }).execute();
  await db.updateTable('product').set({ site_id: 2 }).where('id', '=', 2).execute();

  const list = await editor.send('POST', '/admin/product/filter', {});

  expect(dataOf<{ records: Record[] }>(list).records.map(({ id }) => id)).toEqual([1]);
  expect((await editor.send('GET', '/admin/product/get/2')).statusCode).toBe(404);
  expect((await update(2, { stock: 0 })).statusCode).toBe(404);
  expect((await editor.send('DELETE', '/admin/product/delete/2')).statusCode).toBe(404);
  expect(faultsOf(await update(1, { relatedIds: [2] }))).toEqual({ 'relatedIds.0': 'unknown' });
});

describe('the list', () => {
  it('is searched by name and code, filtered, sorted and paged', async () => {
    await create(cream);
    const page = async (body: object) =>
      dataOf<{ records: Record[]; totalRecords: number }>(
        await editor.send('POST', '/admin/product/filter', body),
      );

    expect((await page({ keywords: 'krema smilja' })).records).toMatchObject([{ sku: 'KREMA-1' }]);
    expect((await page({ keywords: 'SKU-2' })).records).toMatchObject([{ id: 2 }]);
    expect((await page({ filters: [{ key: 'stock', value: 7 }] })).records).toHaveLength(1);
    const cheapest = await page({ sort: { param: 'retailCents', order: 'desc' }, limit: 1 });
    expect(cheapest).toMatchObject({ totalRecords: 3, records: [{ sku: 'KREMA-1' }] });
  });

  it('refuses fields that products do not have', async () => {
    const response = await editor.send('POST', '/admin/product/filter', {
      sort: { param: 'password_hash', order: 'asc' },
      filters: [{ key: 'names', value: 'x' }],
    });

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toEqual({ 'sort.param': 'enum', 'filters.0.key': 'enum' });
  });
});
