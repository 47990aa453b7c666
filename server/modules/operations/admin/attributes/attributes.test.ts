import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  await sell(test.app, aProduct({ id: 1, stock: 5 }), aProduct({ id: 2 }));
});

interface Value {
  id: number;
  labels: { hr: string };
}
interface Attribute {
  id: number;
  code: string;
  values: Value[];
}
const dataOf = (response: LightMyRequestResponse) => response.json<{ data: Attribute }>().data;
const faultsOf = (response: LightMyRequestResponse) => response.json().error.payload.fields;
const create = (fields: object) => editor.send('POST', '/admin/attribute/create', fields);
const update = (id: number, fields: object) =>
  editor.send('PATCH', `/admin/attribute/update/${id}`, fields);
const remove = (id: number) => editor.send('DELETE', `/admin/attribute/delete/${id}`);
const choose = (productId: number, attributeId: number, valueId: number) =>
  editor.send('PATCH', `/admin/product/update/${productId}`, {
    attributes: [{ attributeId, valueId }],
  });
const facets = async () => {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/product/layered/navigation',
    headers: test.headers,
    payload: { filters: [] },
  });
  const { data } = response.json<{
    data: { attributeCode: string; label: string; values: { valueLabel: string }[] }[];
  }>();
  return data.filter(({ attributeCode }) => !['finalPrice', 'brand'].includes(attributeCode));
};

const shade = {
  labels: { hr: 'Nijansa', en: 'Shade' },
  type: 'visualSwatch',
  values: [
    { labels: { hr: 'Ruža' }, color: '#d98c95' },
    { labels: { hr: 'Pijesak' }, color: '#d8c3a5', shopDefault: true },
  ],
};

describe('an attribute', () => {
  it('has what was written, a code after its name, and its values in their order', async () => {
    const made = dataOf(await create(shade));

    expect(made).toMatchObject({
      ...shade,
      code: 'nijansa',
      filterable: true,
      values: [
        { labels: { hr: 'Ruža' }, color: '#d98c95', mediaId: null, shopDefault: false },
        { labels: { hr: 'Pijesak' }, color: '#d8c3a5', shopDefault: true },
      ],
    });
    expect(dataOf(await create(shade)).code).toBe('nijansa_2');
    expect(dataOf(await create({ ...shade, labels: { hr: '100 %' } })).code).toMatch(/^a_100/);
  });

  it('filters lists at once, and says so under its new name', async () => {
    expect(await facets()).toEqual([]);
    const { id, values } = dataOf(await create(shade));
    await choose(1, id, values[1]!.id);
    expect(await facets()).toMatchObject([
      { attributeCode: 'nijansa', label: 'Nijansa', values: [{ valueLabel: 'Pijesak' }] },
    ]);

    await update(id, {
      labels: { hr: 'Boja' },
      values: [{ ...values[1], labels: { hr: 'Kamen' } }, values[0]],
    });
    expect(await facets()).toMatchObject([{ label: 'Boja', values: [{ valueLabel: 'Kamen' }] }]);

    await update(id, { filterable: false });
    expect(await facets()).toEqual([]);
  });

  it('keeps the ids of its values when they are put in another order', async () => {
    const { id, values } = dataOf(await create(shade));
    const [rose, sand] = values;

    const after = dataOf(await update(id, { values: [sand!, { labels: { hr: 'Kava' } }, rose!] }));

    expect(after.values.map((value) => value.labels.hr)).toEqual(['Pijesak', 'Kava', 'Ruža']);
    expect([after.values[0]?.id, after.values[2]?.id]).toEqual([sand!.id, rose!.id]);
  });

  it('that a product has is not deleted, nor a value that it has; the products are named', async () => {
    const { id, values } = dataOf(await create(shade));
    await choose(1, id, values[0]!.id);

    for (const refused of [
      await remove(id),
      await update(id, { values: [values[1]!] }),
      await update(id, { type: 'numberField', values: [] }),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error).toMatchObject({ code: 'ATTRIBUTE_IN_USE' });
      expect(refused.json().error.payload.products).toHaveLength(1);
    }
    expect((await update(id, { values: [values[0]!] })).statusCode).toBe(200);
    await editor.send('PATCH', '/admin/product/update/1', { attributes: [] });
    expect((await remove(id)).statusCode).toBe(200);
    expect((await remove(id)).statusCode).toBe(404);
  });

  it.each([
    ['no name', { ...shade, labels: { en: 'x' } }, { 'labels.hr': 'required' }],
    ['a kind that there is not', { ...shade, type: 'select' }, { type: 'enum' }],
    [
      'a colour that is none',
      { ...shade, values: [{ labels: { hr: 'a' }, color: 'red' }] },
      { 'values.0.color': expect.any(String) },
    ],
    ['values of a number', { ...shade, type: 'numberField' }, { values: 'not allowed' }],
    [
      'values and pictures of others',
      { ...shade, values: [{ id: 7, labels: { hr: 'a' }, mediaId: 99_999 }] },
      { 'values.0.id': 'unknown', 'values.0.mediaId': 'unknown' },
    ],
    ['a code with spaces', { ...shade, code: 'moj kod' }, { code: 'pattern' }],
  ])('is refused with %s', async (_what, fields, faults) => {
    const response = await create(fields);

    expect(response.statusCode).toBe(400);
    expect(faultsOf(response)).toEqual(faults);
  });

  it('is refused with more values than a page can show', async () => {
    const values = Array.from({ length: 201 }, (_, at) => ({ labels: { hr: `v${at}` } }));

    expect(faultsOf(await create({ ...shade, values }))).toEqual({ values: 'maxItems' });
  });

  it('is refused with the code of another', async () => {
    await create({ ...shade, code: 'shade' });

    const refused = await create({ ...shade, code: 'shade' });
    expect([refused.statusCode, refused.json().error.payload.field]).toEqual([409, 'code']);
  });

  it('of one site is unknown to another', async () => {
    const { id } = dataOf(await create(shade));
    const second = await addSecondSite(test);
    const headers = await logInToSecondSite(test, second);
    const at = (method: 'GET' | 'DELETE', url: string) =>
      test.app.inject({ method, url: `/api/v1${url}`, headers });

    expect((await at('GET', `/admin/attribute/get/${id}`)).statusCode).toBe(404);
    expect((await at('DELETE', `/admin/attribute/delete/${id}`)).statusCode).toBe(404);
  });
});

describe('a brand', () => {
  const brand = { name: 'Bonaca', slug: 'bonaca', manufacturer: 'Bonaca d.o.o., Split' };
  const make = (fields: object) => editor.send('POST', '/admin/brand/create', fields);

  it('is made, changed, and deleted while no product has it', async () => {
    const { id } = dataOf(await make(brand));
    await editor.send('PATCH', '/admin/product/update/1', { brandId: id });

    expect((await editor.send('DELETE', `/admin/brand/delete/${id}`)).statusCode).toBe(409);
    await editor.send('PATCH', '/admin/product/update/1', { brandId: null });
    expect((await editor.send('DELETE', `/admin/brand/delete/${id}`)).statusCode).toBe(200);
  });

  it('is refused without a name, and under an address that another has', async () => {
    await make(brand);

    expect(faultsOf(await make({ ...brand, name: '' }))).toMatchObject({ name: expect.anything() });
    expect((await make({ ...brand, name: 'Druga' })).statusCode).toBe(409);
  });
});
