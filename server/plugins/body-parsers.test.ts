import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { burdenOf, MOST_LEVELS, MOST_NAMES } from './body-parsers.ts';

const names = (count: number) => Array.from({ length: count }, (_, n) => `"x${n}" :0`).join();
const objects = (count: number) => `[${Array(count).fill('{"a":{}}').join()}]`;

const hasTooManyNames = (text: string) => burdenOf(text).names > MOST_NAMES;

describe('a JSON text has too many names', () => {
  it.each([
    ['of one object', `{${names(MOST_NAMES)},"y":0}`],
    [
      'that end in a backslash',
      `{${Array(MOST_NAMES + 1)
        .fill('"x\\\\":0')
        .join()}}`,
    ],
    ['of many objects', objects(MOST_NAMES)],
    [
      'and lists',
      `[${Array(MOST_NAMES - 1)
        .fill('[]')
        .join()},{"a":1}]`,
    ],
  ])('%s', (_name, text) => {
    expect(hasTooManyNames(text)).toBe(true);
    expect(hasTooManyNames(text.replace(/:/, ','))).toBe(false);
  });

  it.each([
    ['of a text', `"${':'.repeat(MOST_NAMES + 1)}"`],
    ['of a text with quotes', `"${'\\":'.repeat(MOST_NAMES + 1)}"`],
    ['of empty objects', `[${Array(20_000).fill('{}').join()}]`],
  ])('but not for the signs %s', (_name, text) => {
    expect(hasTooManyNames(text)).toBe(false);
  });
});

describe('the levels of a JSON text', () => {
  it.each([
    ['0', 0],
    ['[[{"a":[]}],[]]', 4],
    ['"[[[["', 0],
    ['["\\"[[", []]', 2],
    ['['.repeat(30_000), MOST_LEVELS + 1],
  ])('of %s are %i', (text, levels) => {
    expect(burdenOf(text).levels).toBe(levels);
  });
});

describe('a body with too many names', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  const post = (url: string, type: string, payload: string) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { ...test.headers, 'content-type': type, 'sec-fetch-site': 'same-origin' },
      payload,
    });

  it('is refused as too large', async () => {
    const url = '/api/v2/ecommerce/checkout/cart/addItem';

    const crowded = await post(url, 'application/json', objects(MOST_NAMES + 1));
    const plain = await post(url, 'application/json', objects(50));

    expect([crowded.statusCode, plain.statusCode]).toEqual([413, 400]);
    expect(crowded.json().error.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('is not read where it nests too deep', async () => {
    const url = '/api/v2/ecommerce/checkout/cart/addItem';
    const deep = await post(url, 'application/json', '['.repeat(30_000));

    expect(deep.statusCode).toBe(400);
    expect(deep.json().error.payload).toMatchObject({ fields: { body: 'maxDepth' } });
  });

  it('is refused as a form', async () => {
    const type = 'application/x-www-form-urlencoded';
    const form = (count: number) => Array.from({ length: count }, (_, n) => `a${n}=1`).join('&');

    const crowded = await post('/akcije/prijava', type, form(MOST_NAMES + 1));
    const plain = await post('/akcije/prijava', type, form(MOST_NAMES));

    expect([crowded.statusCode, plain.statusCode]).toEqual([413, 303]);
  });
});
