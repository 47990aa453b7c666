import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#tests/support/random.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Headers } from './support/callers.ts';
import { knownValuesOf } from './support/known-values.ts';
import {
  type Description,
  describeApi,
  type Operation,
  operationsOf,
} from './support/operations.ts';
import { RequestMaker } from './support/request-maker.ts';
import { openSampleShop } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

/** How often every call is made by each caller, with other ids each time. */
const ROUNDS = 3;
/** Stands in every text of the second site; nowhere else. */
const MARK = 'tajnadrugog';
/** Texts that both sites have, or that a call hands back as it was told. */
const SHARED_TEXT = 12;

let test: TestApp;
let description: Description;
let operations: Operation[];
let second: Headers;
let secondEditor: Headers;

beforeAll(async () => {
  test = await openSampleShop();
  description = await describeApi(test.app);
  operations = operationsOf(description);
  second = await addSecondSite(test);
  secondEditor = await logInToSecondSite(test, second);
});

/** Slugs of the pages that come with the product: every site has them before it makes any of its own. */
function slugsOfProduct(): Set<string> {
  const folder = 'presets/blank/elements';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => name.endsWith('.json'))
    .map((name): { slug?: string } => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  return new Set(found.flatMap(({ slug }) => slug ?? []));
}

/** What only the first site holds: names, addresses, numbers, long enough to be nobody else's. */
async function ownTextsOfFirst(): Promise<string[]> {
  const sources = [
    ['product', 'slug'],
    ['product', 'sku'],
    ['post', 'slug'],
    ['term', 'slug'],
    ['category', 'slug'],
    ['account', 'email'],
    ['shop_order', 'slug'],
    ['shop_order', 'number'],
    ['coupon', 'code'],
    ['member_card', 'barcode'],
    ['media', 'original_name'],
    ['element', 'slug'],
  ] as const;
  const texts: string[] = [];
  for (const [table, column] of sources) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)} where site_id = 1`.execute(
      test.app.db,
    );
    texts.push(...rows.map(({ value }) => value).filter((value) => value.length >= SHARED_TEXT));
  }
  const shared = slugsOfProduct();
  expect(shared.size).toBeGreaterThan(10);
  return [...new Set(texts)].filter((text) => !shared.has(text));
}

/** What a caller writes with a value of the other site in it is their own: only reading can leak. */
function reads(): Operation[] {
  const isRead = /filter|get|list|decide|navigation|search|check|usage|validateCart/i;
  return operations.filter(
    ({ method, path }) => method === 'GET' || (method === 'POST' && isRead.test(path)),
  );
}

/** Everything but logging in and out, which would end the test. */
function others(): Operation[] {
  return operations.filter(({ key }) => !/logout$|login$/i.test(key));
}

interface Leak {
  call: string;
  text: string;
}

/** Makes every call a few times, and tells which answers hold a text that the caller may not see. */
async function leaksTo(
  headers: Headers,
  secrets: readonly string[],
  seed: number,
  calls: readonly Operation[] = reads(),
): Promise<Leak[]> {
  const random = new Random(seed);
  const known = await knownValuesOf(test.app);
  const values = new Values(random, description.components.schemas, known, 0.9);
  const maker = new RequestMaker(random, values);
  const leaks: Leak[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const operation of calls) {
      const { inject } = maker.make(operation, { cartId: '', protectCode: '' });
      const response = await test.app.inject({
        ...inject,
        headers: { ...inject.headers, ...headers },
      });
      const asked = decodeURIComponent(String(inject.url)) + String(inject.payload ?? '');
      const text = secrets.find((each) => response.body.includes(each) && !asked.includes(each));
      if (text) leaks.push({ call: `${operation.method} ${String(inject.url)}`, text });
    }
  }
  return leaks;
}

describe('what the first site holds', () => {
  it('never comes out at a second site, neither to guests nor to its editors', async () => {
    const secrets = await ownTextsOfFirst();

    const leaks = [
      ...(await leaksTo(second, secrets, 11)),
      ...(await leaksTo(secondEditor, secrets, 12)),
    ];

    expect(secrets.length).toBeGreaterThan(100);
    expect(leaks).toEqual([]);
  });

  it('is not changed by the editors of the second', async () => {
    const before = await fingerprint();

    await leaksTo(secondEditor, [], 13, others());

    expect(await fingerprint()).toEqual(before);
  });
});

/** Everything that belongs to the first site and that only its people may change. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = ['product', 'category', 'tag', 'coupon', 'element', 'account', 'media', 'post'];
  const prints: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ print: string }>`
      select md5(string_agg(own::text, '|' order by own.id)) as print
      from ${sql.table(table)} as own where site_id = 1`.execute(test.app.db);
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
}

describe('what the second site holds', () => {
  it('never comes out at the first', async () => {
    const filled = await fillSecondSite();

    const callers = new Callers(test);
    const leaks = [
      ...(await leaksTo(test.headers, [MARK], 14)),
      ...(await leaksTo(await callers.headersOf('shopper'), [MARK], 15)),
      ...(await leaksTo(await callers.headersOf('editor'), [MARK], 16)),
    ];

    expect(filled).toBeGreaterThan(6);
    expect(leaks).toEqual([]);
  });
});

/** Makes one of everything that editors make, with the mark in it; answers how many were taken. */
async function fillSecondSite(): Promise<number> {
  const names = { hr: MARK, en: MARK, de: MARK };
  const page = {
    type: 'page',
    handler: null,
    slug: MARK,
    language_code: 'hr',
    meta: { title: MARK },
  };
  const creates: [string, object][] = [
    ['/api/v1/admin/tag/create', { names }],
    ['/api/v1/admin/category/create', { names, slug: MARK }],
    ['/api/v1/admin/coupon/create', { code: MARK.toUpperCase(), kind: 'amount', amountCents: 100 }],
    ['/api/v1/admin/member-card/create', { barcode: MARK }],
    ['/api/v1/admin/product/create', { names, slug: MARK, sku: MARK, retailCents: 100 }],
    ['/api/v1/admin/delivery-method/create', { names, code: 77, kind: 'courier', priceCents: 100 }],
    ['/api/v1/directory/create', { name: MARK }],
    ['/api/v1/redirect/create', { from: `/${MARK}`, to: `/${MARK}-novo` }],
    ['/api/v1/page/create', { ...page, parts: [] }],
    ['/api/v1/gdpr/consent/create', { name: MARK, displayName: MARK, displayNames: names }],
  ];
  let count = 0;
  for (const [url, payload] of creates) {
    const response = await test.app.inject({ method: 'POST', url, headers: secondEditor, payload });
    if (response.statusCode === 200) count += 1;
  }
  const options = { method: 'PUT', headers: secondEditor } as const;
  await test.app.inject({
    ...options,
    url: '/api/v1/option/update/CopyrightText',
    payload: { value: MARK },
  });
  return count;
}
