import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { aProduct, sell } from '#tests/support/products.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
let headers: Record<string, string>;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test);
  const { tokens } = await logIn(test.app, test.headers, 'urednik@izlog.test');
  headers = { ...test.headers, accesstoken: tokens.accessToken };
  await sell(test.app, aProduct({ id: 1, categories: ['lice'] }), aProduct({ id: 2 }));
});

interface Result {
  created: number;
  updated: number;
  errors: { row: number; key: string; fields: Record<string, string> }[];
}

const send = (payload: string, type: string, query = '') =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/admin/import${query}`,
    headers: { ...headers, 'content-type': type },
    payload,
  });
const sendJson = (body: unknown, query?: string) =>
  send(JSON.stringify(body), 'application/json', query);
const sendCsv = (text: string, kind = 'product', query = '') =>
  send(text, 'text/csv; charset=utf-8', `?kind=${kind}${query}`);
const resultOf = (response: LightMyRequestResponse) => response.json<{ data: Result }>().data;
const exported = async (kind: string, format: string) => {
  const response = await test.app.inject({
    url: `/api/v1/admin/export?kind=${kind}&format=${format}`,
    headers,
  });
  expect(response.statusCode).toBe(200);
  return response.body;
};
const skus = async () => {
  const rows = await test.database.db.selectFrom('product').select('sku').orderBy('id').execute();
  return rows.map(({ sku }) => sku);
};

const cream = {
  sku: 'K-1',
  slug: 'krema-jedan',
  names: { hr: 'Krema' },
  retailCents: 1000,
  brand: 'Novi brend',
  categories: ['lice'],
};

describe('importing', () => {
  it('makes and changes records, and names what refers to them in words', async () => {
    const response = await sendJson({
      kind: 'product',
      rows: [
        { ...cream, related: ['K-3', 'SKU-1'] },
        {
          ...cream,
          sku: 'K-2',
          slug: 'paket',
          format: 'bundle',
          members: [{ sku: 'K-3', qty: 2 }],
        },
        { ...cream, sku: 'K-3', slug: 'krema-tri' },
        { sku: 'SKU-1', retailCents: 777 },
      ],
    });

    expect(resultOf(response)).toEqual({ created: 3, updated: 1, errors: [] });
    const file = JSON.parse(await exported('product', 'json'));
    expect(file.rows).toMatchObject([
      { sku: 'SKU-1', retailCents: 777, names: { hr: 'Proizvod 1' }, brand: 'Moreva' },
      { sku: 'SKU-2' },
      { sku: 'K-1', related: ['K-3', 'SKU-1'], brand: 'Novi brend', categories: ['lice'] },
      { sku: 'K-3' },
      { sku: 'K-2', members: [{ sku: 'K-3', qty: 2 }] },
    ]);
  });

  it('shows new products in the shop at once', async () => {
    const list = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/product/web/filter',
        headers: test.headers,
        payload: { keywords: 'krema', limit: 10 },
      });
    expect((await list()).json().data.totalRecords).toBe(0);

    await sendJson({ kind: 'product', rows: [cream] });

    expect((await list()).json().data.records).toMatchObject([{ name: 'Krema' }]);
  });

  it('stores the good rows and tells of each faulty one', async () => {
    const response = await sendJson({
      kind: 'product',
      rows: [
        { ...cream, sku: 'A', slug: 'aaa' },
        { ...cream, sku: 'B', slug: 'Krivo', retailCents: -1 },
        { sku: 'C', names: { hr: 'Bez cijene' } },
        { ...cream, sku: 'D', slug: 'aaa' },
        { ...cream, sku: 'E', slug: 'eee', categories: ['nema'], mainSku: 'Z' },
        { ...cream, sku: 'F', slug: 'fff', siteId: 2 },
        7,
        { ...cream, sku: 'H', slug: 'hhh', names: { hr: 'half a pair \ud800' } },
        { ...cream, sku: 'G', slug: 'ggg' },
      ],
    });

    expect(resultOf(response)).toEqual({
      created: 2,
      updated: 0,
      errors: expect.arrayContaining([
        { row: 2, key: '', fields: { slug: 'pattern', retailCents: 'minimum' } },
        { row: 3, key: 'C', fields: { slug: 'required', retailCents: 'required' } },
        { row: 4, key: 'D', fields: { slug: 'ALREADY_EXISTS' } },
        { row: 5, key: 'E', fields: { 'categories.0': 'unknown', mainSku: 'unknown' } },
        { row: 6, key: '', fields: { siteId: 'additionalProperties' } },
        { row: 7, key: '', fields: { row: 'type' } },
        { row: 8, key: 'H', fields: { body: 'text' } },
      ]),
    });
    expect(await skus()).toEqual(['SKU-1', 'SKU-2', 'A', 'G']);
  });

  it('stores nothing at all when asked for all or nothing and one row is faulty (S41)', async () => {
    const rows = [cream, { sku: 'SKU-1', retailCents: 5 }, { sku: 'C' }];

    const response = await sendJson({ kind: 'product', allOrNothing: true, rows });

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toMatchObject({
      code: 'IMPORT_REFUSED',
      payload: { errors: [{ row: 3, key: 'C' }] },
    });
    expect(await skus()).toEqual(['SKU-1', 'SKU-2']);
    expect(await exported('product', 'json')).toContain('"retailCents":1000');
    expect(resultOf(await sendJson(rows.slice(0, 2), '?kind=product&allOrNothing=true'))).toEqual({
      created: 1,
      updated: 1,
      errors: [],
    });
  });

  it('takes more rows than one batch, in one file', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      ...cream,
      sku: `N-${index}`,
      slug: `proizvod-n-${index}`,
    }));

    expect(resultOf(await sendJson({ kind: 'product', rows }))).toMatchObject({ created: 450 });
    expect(await skus()).toHaveLength(452);
  });

  it('reads CSV as spreadsheets write it', async () => {
    const response = await sendCsv(
      '\uFEFFsku;slug;names.hr;retailCents;visible;categories;stock\r\n' +
        'K-1;krema-jedan;"Krema; ""noćna""";1290;da;lice;\r\n' +
        'SKU-1;;;;;;\r\n' +
        'K-2;krema-dva;Krema;12,90;ne;;3\r\n' +
        'K-3;previše;ćelija;1;1;1;1;1\r\n',
    );

    const { created, errors } = resultOf(response);
    expect(created).toBe(1);
    expect(errors).toEqual([
      { row: 2, key: '', fields: expect.objectContaining({ retailCents: 'type' }) },
      { row: 3, key: '', fields: { retailCents: 'type' } },
      { row: 4, key: '', fields: { row: 'type' } },
    ]);
    expect(JSON.parse(await exported('product', 'json')).rows[2]).toMatchObject({
      names: { hr: 'Krema; "noćna"' },
      stock: null,
      visible: true,
    });
  });

  it.each([
    ['a column that is not there', 'sku,cijena\nA,1\n', { cijena: 'additionalProperties' }],
    ['a column twice', 'sku,sku\nA,A\n', { sku: 'uniqueItems' }],
  ])('refuses a CSV file with %s', async (_what, text, fields) => {
    const response = await sendCsv(text);

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual(fields);
  });

  it.each([
    ['no kind', '[]', { kind: 'required' }],
    ['an unknown kind', '{"kind":"order","rows":[]}', { kind: 'required' }],
    ['no rows', '{"kind":"product"}', { body: 'rows' }],
    ['no JSON', 'sku', { body: 'rows' }],
  ])('refuses a JSON file with %s', async (_what, text, fields) => {
    const response = await send(text, 'application/json');

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual(fields);
  });

  it('tells where a file breaks off', async () => {
    const text = `{"kind":"product","rows":[${JSON.stringify(cream)},{"sku":"K-2"`;

    expect(resultOf(await send(text, 'application/json'))).toEqual({
      created: 1,
      updated: 0,
      errors: [{ row: 2, key: '', fields: { row: 'malformed' } }],
    });
  });

  it('is for the back office only, and for no other content', async () => {
    await test.services.auth.createAccount(anAccount());
    const { tokens } = await logIn(test.app, test.headers, 'kupac@izlog.test');
    headers = { ...test.headers, accesstoken: tokens.accessToken };
    expect((await sendJson({ kind: 'product', rows: [] })).statusCode).toBe(401);
    headers = test.headers;
    expect((await sendJson({ kind: 'product', rows: [] })).statusCode).toBe(401);
    const { tokens: own } = await logIn(test.app, test.headers, 'urednik@izlog.test');
    headers = { ...test.headers, accesstoken: own.accessToken };
    expect((await send('<a/>', 'text/xml', '?kind=product')).statusCode).toBe(415);
  });
});

describe('other kinds', () => {
  it('categories find their parents by slug and never stand below themselves', async () => {
    const rows = [
      { slug: 'njega', names: { hr: 'Njega' } },
      { slug: 'lice', parent: 'njega', position: 2 },
      { slug: 'njega', parent: 'lice' },
      { slug: 'kosa', names: { hr: 'Kosa' }, parent: 'nema' },
    ];

    expect(resultOf(await sendJson({ kind: 'category', rows }))).toEqual({
      created: 1,
      updated: 1,
      errors: [
        { row: 4, key: 'kosa', fields: { parent: 'unknown' } },
        { row: 3, key: 'njega', fields: { parent: 'category' } },
      ],
    });
  });

  it('coupons say their worth in the way of their kind', async () => {
    const rows = [
      { code: 'MORE5', kind: 'amount', amountCents: 500 },
      { code: 'KRIVO', kind: 'amount' },
    ];

    expect(resultOf(await sendJson({ kind: 'coupon', rows }))).toEqual({
      created: 1,
      updated: 0,
      errors: [{ row: 2, key: 'KRIVO', fields: { amountCents: 'required' } }],
    });
  });
});

describe('exporting', () => {
  const hostile = '=HYPERLINK("http://zlo.test";"klik")';

  it.each(['json', 'csv'])('gives a %s file that comes back the same', async (format) => {
    await sendJson({
      kind: 'product',
      rows: [
        {
          ...cream,
          names: { hr: hostile, en: "'=x" },
          descriptions: { hr: 'Dva\nretka, "navod"' },
        },
        { ...cream, sku: '-1', slug: 'minus', netAmount: 33.4, netUnit: 'ml', related: ['K-1'] },
      ],
    });
    const file = await exported('product', format);
    await test.database.db.deleteFrom('product').execute();

    const response = format === 'csv' ? await sendCsv(file) : await send(file, 'application/json');

    expect(resultOf(response)).toEqual({ created: 4, updated: 0, errors: [] });
    expect(await exported('product', format)).toBe(file);
  });

  it('lets no cell of a CSV file begin like a formula (S40)', async () => {
    await sendJson({
      kind: 'product',
      rows: ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1'].map((hr, index) => ({
        ...cream,
        sku: `${hr.trim()}${index}`,
        slug: `formula-${index}`,
        names: { hr },
      })),
    });

    const file = await exported('product', 'csv');

    expect(file).not.toMatch(/(?:^|,)"?[=+@\t]/m);
    expect(file).toContain(",'-1+1,");
  });

  it.each(['category', 'tag', 'coupon', 'member-card'])('hands out records: %s', async (kind) => {
    await editor.send('POST', '/admin/coupon/create', {
      code: 'MORE5',
      kind: 'amount',
      amountCents: 500,
    });
    await editor.send('POST', '/admin/member-card/create', { barcode: '3850000001234' });

    const json = JSON.parse(await exported(kind, 'json'));
    const csv = await exported(kind, 'csv');

    expect(json).toMatchObject({ kind, rows: [expect.any(Object)] });
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(resultOf(await sendJson(json))).toEqual({ created: 0, updated: 1, errors: [] });
    expect(resultOf(await sendCsv(csv, kind))).toEqual({ created: 0, updated: 1, errors: [] });
  });

  it('is for the back office only and knows its kinds', async () => {
    const get = (query: string, own: Record<string, string>) =>
      test.app.inject({ url: `/api/v1/admin/export${query}`, headers: own });

    expect((await get('?kind=product', test.headers)).statusCode).toBe(401);
    expect((await get('?kind=account', headers)).statusCode).toBe(400);
    expect((await get('', headers)).statusCode).toBe(400);
  });
});
