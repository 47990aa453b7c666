import { beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '#schemas/api/endpoint.ts';
import type { RouteRule } from '#server/plugins/access.ts';
import type { Key } from '#tests/support/cart-client.ts';
import { Random } from '#tests/support/random.ts';
import { addSecondSite, logInToSecondSite } from '#tests/support/second-site.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Headers } from './support/callers.ts';
import { describeApi, type Operation, operationsOf } from './support/operations.ts';
import { openSampleShop } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

const CALLERS = [
  'nobody',
  'wrong key',
  'guest',
  'shopper',
  'editor',
  'shopper with a wrong key',
  'editor of another site',
] as const;
type Caller = (typeof CALLERS)[number];

type Refusal =
  | '401 UNAUTHENTICATED'
  | '401 API_KEY_REQUIRED'
  | '401 SCOPE_REQUIRED'
  | '403 WRONG_ADMIN_ACCESS_KEY'
  | '403 OWNER_REQUIRED'
  | 'in';

const REFUSALS = [
  'UNAUTHENTICATED',
  'API_KEY_REQUIRED',
  'SCOPE_REQUIRED',
  'WRONG_ADMIN_ACCESS_KEY',
];

const IN_FOR_ALL = {
  guest: 'in',
  shopper: 'in',
  editor: 'in',
  nobody: '401 API_KEY_REQUIRED',
  'wrong key': '401 API_KEY_REQUIRED',
  'shopper with a wrong key': '403 WRONG_ADMIN_ACCESS_KEY',
  'editor of another site': '403 WRONG_ADMIN_ACCESS_KEY',
} as const satisfies Record<Caller, Refusal>;

/** What separates a caller from a call, by its rule; 403 is for a login of another site (G-031), and for editors where owners decide. A new rule does not compile without a row. */
const EXPECTED: Record<Exclude<Access, 'dev'>, Record<Caller, Refusal>> = {
  public: IN_FOR_ALL,
  cart: IN_FOR_ALL,
  user: { ...IN_FOR_ALL, guest: '401 UNAUTHENTICATED' },
  backoffice: {
    ...IN_FOR_ALL,
    guest: '401 UNAUTHENTICATED',
    shopper: '401 SCOPE_REQUIRED',
  },
  owner: {
    ...IN_FOR_ALL,
    guest: '401 UNAUTHENTICATED',
    shopper: '401 SCOPE_REQUIRED',
    editor: '403 OWNER_REQUIRED',
  },
};

/** What may be open without a key: the name of the call, and why. */
const KEYLESS = new Set(['site.domainDetect']);
/** Refuses for want of a token of its own, as the access check does for want of a login. */
const TOKEN_CALLS = new Set(['auth.refresh']);

let test: TestApp;
let callers: Callers;
let operations: Operation[];
let values: Values;
let second: Headers;
let secondEditor: Headers;

beforeAll(async () => {
  test = await openSampleShop();
  callers = new Callers(test);
  const description = await describeApi(test.app);
  operations = operationsOf(description);
  // An apiKey in a body counts as one in the header; empty leaves the header its say.
  values = new Values(new Random(2), description.components.schemas, { apiKey: [''] }, 1);
  second = await addSecondSite(test);
  secondEditor = await logInToSecondSite(test, second);
});

const rules = (): RouteRule[] => test.app.routeRules();
const pathOf = (url: string) => url.replaceAll(/\{\w+\}|:\w+/g, '1').replace('*', 'nista');

async function headersOf(caller: Caller): Promise<Headers> {
  switch (caller) {
    case 'wrong key':
      return callers.headersOf('wrongKey');
    case 'shopper with a wrong key':
      return { ...(await callers.headersOf('shopper')), apikey: 'nije-kljuc' };
    case 'editor of another site':
      return { ...secondEditor, ...test.headers };
    default:
      return callers.headersOf(caller);
  }
}

/** Status and code of the access check; `in` for whatever the call itself answers. */
async function knock(
  operation: Operation,
  caller: Caller,
  rule: Access,
  cart?: Key,
): Promise<string> {
  const body = operation.body && { ...(values.of(operation.body) as object), ...cart };
  const response = await test.app.inject({
    method: operation.method,
    url: pathOf(operation.path),
    headers: {
      ...(await headersOf(caller)),
      'content-type': operation.isMultipart
        ? 'multipart/form-data; boundary=x'
        : 'application/json',
    },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const code = /"code":"([A-Z_]+)"/.exec(response.body)?.[1] ?? '';
  // Other calls say so themselves, of some of what they do.
  const isForOwners = rule === 'owner' && code === 'OWNER_REQUIRED';
  const isRefused = isForOwners || REFUSALS.includes(code);
  if (/\/logout$/.test(operation.path) && !isRefused) await renewAll();
  return isRefused ? `${response.statusCode} ${code}` : 'in';
}

async function renewAll() {
  await callers.renew('shopper');
  await callers.renew('editor');
}

/** Every call with its rule, but for those that answer as the access check does on their own. */
function ruledOperations() {
  return operations.flatMap((operation) => {
    const { key, method, path } = operation;
    const rule = rules().find(
      (each) => each.api && each.method === method && pathOf(each.url) === pathOf(path),
    )?.access;
    return rule && rule !== 'dev' && !TOKEN_CALLS.has(key) ? [{ operation, rule }] : [];
  });
}

describe('the routes', () => {
  it('all have a rule, and every call of the API stands in its description', () => {
    const described = new Set(operations.map(({ method, path }) => `${method} ${pathOf(path)}`));
    const open = rules().filter(({ access }) => access === undefined);
    const hidden = rules().filter(
      ({ api, method, url }) => api && !described.has(`${method} ${pathOf(url)}`),
    );

    expect(open).toEqual([]);
    expect(hidden).toEqual([]);
  });

  it.each(CALLERS)('let %s in exactly where their rule says so (S22)', async (caller) => {
    const wrong: string[] = [];

    for (const { operation, rule } of ruledOperations()) {
      const isKeyless = KEYLESS.has(operation.key) && caller === 'nobody';
      const expected = isKeyless ? 'in' : EXPECTED[rule][caller];
      const actual = await knock(operation, caller, rule);
      if (actual !== expected)
        wrong.push(`${operation.method} ${operation.path}: ${actual} instead of ${expected}`);
    }

    expect(wrong).toEqual([]);
  });

  it('for developers are not there (S42)', async () => {
    const statuses: number[] = [];

    for (const { method, url } of rules().filter(({ access }) => access === 'dev')) {
      const response = await test.app.inject({
        method: method as 'GET',
        url,
        headers: await callers.headersOf('editor'),
      });
      statuses.push(response.statusCode);
    }

    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it('of a cart open to nobody without its code, whatever else they may', async () => {
    const wrong: string[] = [];
    const ofCart = operations.filter(({ body }) => body?.properties?.['protectCode']);

    for (const caller of ['guest', 'shopper', 'editor'] as const) {
      const key = { cartId: 'nema-takve', protectCode: 'nema-takvog' };
      for (const operation of ofCart) {
        const body = { ...(values.of(operation.body ?? {}) as object), ...key };
        const response = await test.app.inject({
          method: operation.method,
          url: pathOf(operation.path),
          headers: await headersOf(caller),
          remoteAddress: `10.9.${wrong.length}.${ofCart.indexOf(operation)}`,
          payload: body,
        });
        if (response.statusCode === 200 && operation.key !== 'cart.abandoned')
          wrong.push(`${caller} ${operation.path}`);
      }
    }

    expect(ofCart.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
