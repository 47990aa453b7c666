import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
});

type Record = { id: number } & { [field: string]: unknown };
const dataOf = <T = Record>(response: LightMyRequestResponse) => response.json<{ data: T }>().data;
const create = (kind: string, payload: object) =>
  editor.send('POST', `/admin/${kind}/create`, payload);

async function insertPicture(siteId: number): Promise<number> {
  const { id } = await test.database.db
    .insertInto('media')
    .values({
      site_id: siteId,
      hash: String(siteId).repeat(64),
      key: `aa/${siteId}/original.webp`,
      title: 'Slika',
      descriptions: '{}',
      mime: 'image/webp',
      extension: 'webp',
      original_name: 'slika.webp',
      size: 100,
      width: 640,
      height: 480,
      thumbhash: '',
      dominant_color: '#eef2f0',
      variants: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const samples: [string, object, object][] = [
  ['tag', { names: { hr: 'NOVO', en: 'NEW' } }, { names: { hr: 'NOVOST' } }],
  [
    'category',
    { slug: 'njega-lica', names: { hr: 'Njega lica' }, sortTypes: ['asc:name'] },
    { position: 4 },
  ],
  [
    'coupon',
    { code: 'LAVANDA10', kind: 'percentage', percentBasisPoints: 1000, minCents: 2000 },
    { endsAt: '2027-01-01T00:00:00.000Z' },
  ],
  [
    'delivery-method',
    { code: 3, names: { hr: 'Kurir' }, priceCents: 400, kind: 'courier', countries: ['HR'] },
    { priceCents: 450 },
  ],
  [
    'payment-method',
    { code: 12, names: { hr: 'Kartica' }, adapter: 'testGateway', paymentType: 'HPF' },
    { active: false },
  ],
  [
    'payment-method',
    {
      code: 21,
      names: { hr: 'Pretplata' },
      adapter: 'paypal',
      subscription: { planId: 'P-5ML4271244454362WXNWU5NQ', hasQuantity: true, celero: false },
    },
    { adapter: 'offline', subscription: null },
  ],
  ['member-card', { barcode: '2900000000017' }, { active: false }],
];

describe.each(samples)('records of the kind %s', (kind, fields, change) => {
  it('are made, read, found, changed and deleted', async () => {
    const made = dataOf(await create(kind, fields));
    const path = (verb: string) => `/admin/${kind}/${verb}/${made.id}`;
    expect(made).toMatchObject(fields);

    expect(dataOf(await editor.send('GET', path('get')))).toEqual(made);
    const changed = dataOf(await editor.send('PATCH', path('update'), change));
    expect(changed).toEqual({ ...made, ...change });
    const list = await editor.send('POST', `/admin/${kind}/filter`, {});
    expect(dataOf<{ records: Record[] }>(list).records).toEqual([changed]);

    expect((await editor.send('DELETE', path('delete'))).statusCode).toBe(200);
    expect((await editor.send('GET', path('get'))).statusCode).toBe(404);
  });

  it('belong to their site: another site can neither see nor change them', async () => {
    const made = dataOf(await create(kind, fields));
    await test.database.db
      .insertInto('site')
      .values({ id: 2, name: 'Druga', url: 'http://druga.test' })
      .execute();
    const owner = kind.endsWith('-method') ? 'store_id' : 'site_id';
    const table = kind.replace('-', '_') as 'tag';
    if (owner === 'site_id') {
      await test.database.db
        .updateTable(table)
        .set({ site_id: 2 })
        .where('id', '=', made.id)
        .execute();
      const path = `/admin/${kind}/update/${made.id}`;

      expect((await editor.send('PATCH', path, change)).statusCode).toBe(404);
    }
  });

  it('are for the back office only', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api/v1/admin/${kind}/create`,
      headers: test.headers,
      payload: fields,
    });

    expect(response.statusCode).toBe(401);
  });

  it('refuse fields that the kind does not have', async () => {
    const response = await create(kind, { ...fields, siteId: 2, used: -5 });

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields).sort()).toEqual(['siteId', 'used']);
  });
});

it('only PayPal has subscriptions, also after a change (PAY-12)', async () => {
  const subscription = { planId: 'P-1', hasQuantity: false, celero: true };
  const method = { code: 21, names: { hr: 'Pretplata' }, subscription };
  const fieldsOf = (response: LightMyRequestResponse) => [
    response.statusCode,
    response.json().error.payload.fields,
  ];
  const refused = [400, { subscription: 'not allowed' }];

  expect(fieldsOf(await create('payment-method', { ...method, adapter: 'monri' }))).toEqual(
    refused,
  );

  const { id } = dataOf(await create('payment-method', { ...method, adapter: 'paypal' }));
  const change = await editor.send('PATCH', `/admin/payment-method/update/${id}`, {
    adapter: 'monri',
  });
  expect(fieldsOf(change)).toEqual(refused);
});

it.each([
  [{ planId: '', hasQuantity: false, celero: false }, ['subscription', 'subscription.planId']],
  [
    { planId: 'P-1', hasQuantity: 1 },
    ['subscription', 'subscription.celero', 'subscription.hasQuantity'],
  ],
])(
  'the subscription %o is refused with every field that is wrong',
  async (subscription, fields) => {
    const method = { code: 21, names: { hr: 'Pretplata' }, adapter: 'paypal', subscription };

    const response = await create('payment-method', method);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields).sort()).toEqual(fields);
  },
);

it('a code that is taken is refused with a clear failure', async () => {
  const coupon = { code: 'LAVANDA10', kind: 'amount', amountCents: 500 };
  await create('coupon', coupon);

  const response = await create('coupon', coupon);

  expect(response.statusCode).toBe(409);
  expect(response.json().error.code).toBe('ALREADY_EXISTS');
});

it('a coupon says its worth in the way of its kind, also after a change', async () => {
  const wrong = await create('coupon', { code: 'KRIVO', kind: 'amount', percentBasisPoints: 1000 });
  expect(wrong.json().error.payload.fields).toEqual({
    percentBasisPoints: 'not allowed',
    amountCents: 'required',
  });

  const { id } = dataOf(await create('coupon', { code: 'PRAVO', kind: 'amount', amountCents: 5 }));
  const change = await editor.send('PATCH', `/admin/coupon/update/${id}`, {
    kind: 'freeDelivery',
  });
  expect(change.statusCode).toBe(400);
});

it('a category never stands below itself', async () => {
  const face = dataOf(await create('category', { slug: 'lice', names: { hr: 'Lice' } }));
  const cream = dataOf(
    await create('category', { slug: 'kreme', names: { hr: 'Kreme' }, parentId: face.id }),
  );

  const response = await editor.send('PATCH', `/admin/category/update/${face.id}`, {
    parentId: cream.id,
  });

  expect(response.statusCode).toBe(400);
  expect(response.json().error.payload.fields).toEqual({ parentId: 'category' });
});

it('a category shows a picture of its own site alone, also one that comes in with a table', async () => {
  await addSecondSite(test);
  const [own, foreign] = await Promise.all([insertPicture(1), insertPicture(SECOND_SITE)]);
  const category = { slug: 'lice', names: { hr: 'Lice' } };
  const made = dataOf(await create('category', { ...category, imageId: own }));
  expect(made).toMatchObject({ imageId: own });

  for (const imageId of [foreign, 99_999]) {
    for (const refused of [
      await create('category', { ...category, slug: 'kreme', imageId }),
      await editor.send('PATCH', `/admin/category/update/${made.id}`, { imageId }),
    ]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json().error.payload.fields).toEqual({ imageId: 'unknown' });
    }
    const rows = [{ slug: 'lice', imageId }];
    const table = await editor.send('POST', '/admin/import', { kind: 'category', rows });
    expect(dataOf<{ errors: unknown[] }>(table).errors).toEqual([
      { row: 1, key: 'lice', fields: { imageId: 'unknown' } },
    ]);
  }
  const after = await editor.send('PATCH', `/admin/category/update/${made.id}`, { imageId: null });
  expect(dataOf(after)).toMatchObject({ imageId: null });
});

it('a category that others stand under is not deleted', async () => {
  const face = dataOf(await create('category', { slug: 'lice', names: { hr: 'Lice' } }));
  await create('category', { slug: 'kreme', names: { hr: 'Kreme' }, parentId: face.id });

  const response = await editor.send('DELETE', `/admin/category/delete/${face.id}`);

  expect(response.statusCode).toBe(409);
  expect(response.json().error.code).toBe('IN_USE');
});

it('lists are searched without diacritics, sorted and paged', async () => {
  for (const [index, name] of ['Čajevi', 'Šamponi', 'Sapuni'].entries()) {
    await create('category', { slug: `k-${index}`, names: { hr: name }, position: index });
  }

  const found = await editor.send('POST', '/admin/category/filter', { keywords: 'samp' });
  const page = await editor.send('POST', '/admin/category/filter', {
    sort: { param: 'position', order: 'desc' },
    limit: 2,
    page: 2,
  });

  expect(dataOf<{ totalRecords: number }>(found).totalRecords).toBe(1);
  expect(dataOf<{ records: Record[] }>(page).records.map(({ slug }) => slug)).toEqual(['k-0']);
});

it('comments are published and deleted, never written by the shop', async () => {
  await test.database.db
    .insertInto('comment')
    .values({
      site_id: 1,
      target_type: 'product',
      target_id: 1,
      account_id: null,
      author: 'Ana K.',
      body: 'Krasna krema',
      rating: 5,
      published: false,
    })
    .execute();

  const published = await editor.send('PATCH', '/admin/comment/update/1', {
    published: true,
  });

  expect(dataOf(published)).toMatchObject({ published: true, rating: 5 });
  expect((await create('comment', { body: 'x' })).statusCode).toBe(404);
});
