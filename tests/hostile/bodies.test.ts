import { beforeAll, describe, expect, it } from 'vitest';
import { Random } from '#tests/support/random.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers } from './support/callers.ts';
import { BROKEN_BODIES, encode, HOSTILE, nested } from './support/hostile-values.ts';
import {
  type Description,
  describeApi,
  type Operation,
  operationsOf,
  type Schema,
} from './support/operations.ts';
import { openSampleShop } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

const MEBIBYTE = 1_048_576;
/** A longer one is cut off by Node itself. */
const LONGEST_URL = 8000;
/** Nobody else declares a field of this name. */
const STRANGER = 'nepozvano';
/** What a client would set to become or to own more than it is. */
const COVETED = [
  'isBackofficeUser',
  'scope',
  'verified',
  'loyaltyPoints',
  'passwordHash',
  'siteId',
  'finalPrice',
  'discount',
  STRANGER,
];

let test: TestApp;
let description: Description;
let operations: Operation[];
let values: Values;
let headers: Record<string, string>;
let count = 0;

beforeAll(async () => {
  test = await openSampleShop();
  headers = await new Callers(test).headersOf('owner');
  description = await describeApi(test.app);
  operations = operationsOf(description);
  values = new Values(new Random(3), description.components.schemas, {});
});

/** A parameter that is one of a few would otherwise be refused before the body is looked at. */
function addressOf({ path, parameters }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, wanted: string) =>
    String(parameters.find(({ name }) => name === wanted)?.schema.enum?.[0] ?? 1),
  );
}

/** Sends from ever new addresses, so that no limit answers instead of the call. */
function send(operation: Operation, payload: string, type = 'application/json') {
  const { method } = operation;
  count += 1;
  return test.app.inject({
    method,
    url: addressOf(operation),
    remoteAddress: `10.8.${count >> 8}.${count & 255}`,
    headers: { ...headers, 'content-type': type },
    payload,
  });
}

/** All but logging out, which would end the test, and those that are not there in production. */
const withBody = () =>
  operations.filter(({ body, key }) => body !== null && !/logout$|^development\./i.test(key));

describe('a body', () => {
  it('that is no JSON object is refused by every call', async () => {
    const wrong: string[] = [];

    for (const operation of withBody()) {
      for (const text of BROKEN_BODIES) {
        const response = await send(operation, text);
        const fault = operation.faultOf(response);
        if (fault || ![400, 413, 415].includes(response.statusCode))
          wrong.push(`${operation.key} ${text.slice(0, 20)}: ${fault ?? response.statusCode}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'x'])(
    'of type %s is refused by every call',
    async (type) => {
      const wrong: string[] = [];

      for (const operation of withBody()) {
        const response = await send(operation, '{"a":1}', type);
        const fault = operation.faultOf(response);
        if (fault || response.statusCode !== 415)
          wrong.push(`${operation.key}: ${fault ?? response.statusCode}`);
      }

      expect(wrong).toEqual([]);
    },
  );

  it('that is too large or too deep is refused by every call', async () => {
    const huge = JSON.stringify({ [STRANGER]: 'x'.repeat(4 * MEBIBYTE) });
    const deep = JSON.stringify({ [STRANGER]: nested(500) });
    const wrong: string[] = [];

    for (const operation of withBody()) {
      const statuses = [
        (await send(operation, huge)).statusCode,
        (await send(operation, deep)).statusCode,
      ];
      if (String(statuses) !== '413,400') wrong.push(`${operation.key}: ${statuses}`);
    }

    expect(wrong).toEqual([]);
  });

  it('with a field that nobody declared is refused by every call, which names the field', async () => {
    const wrong: string[] = [];

    for (const operation of withBody()) {
      const good = values.of(operation.body ?? {}) as object;
      for (const field of COVETED.filter((each) => !operation.body?.properties?.[each])) {
        const response = await send(operation, JSON.stringify({ ...good, [field]: true }));
        const { fields } = response.json().error?.payload ?? {};
        if (response.statusCode !== 400 || fields?.[field] !== 'additionalProperties')
          wrong.push(`${operation.key} ${field}: ${response.statusCode}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('is closed all the way down: no object in it takes fields that nobody declared', () => {
    const open = withBody().flatMap(({ key, body }) => openObjectsOf(body ?? {}, key));

    expect(open).toEqual(OPEN);
  });
});

/** Parts whose content other rules check: fields of blocks, documents of rich text, values of patches. */
const FREE = /\.(?:meta|mobileMeta|options|mobileOptions|attrs|value|tr|params)(?:\.|$)/;

/** Takes what a provider's script hands over, of which only `id` is read (PAY-11). */
const OPEN = ['orders.confirmPayment.details'];

/** Paths of the objects in a schema that take any field. */
function openObjectsOf(schema: Schema, path: string): string[] {
  const { type, additionalProperties, properties = {}, items, anyOf = [] } = schema;
  const isOpen = type === 'object' && additionalProperties === undefined && !FREE.test(`${path}.`);
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => openObjectsOf(part, `${path}.${name}`)),
    ...(items ? openObjectsOf(items, `${path}[]`) : []),
    ...anyOf.flatMap((part) => openObjectsOf(part, path)),
    ...(typeof additionalProperties === 'object'
      ? openObjectsOf(additionalProperties, `${path}.*`)
      : []),
  ];
}

describe('a parameter', () => {
  it('of any value never makes a call fail', async () => {
    const wrong: string[] = [];

    for (const operation of operations) {
      for (const url of operation.parameters.flatMap(({ name }) =>
        hostileUrlsOf(operation, name),
      )) {
        const fault = await faultOf(operation, url);
        if (fault) wrong.push(`${operation.method} ${url.slice(0, 150)}: ${fault}`);
      }
    }

    expect(wrong).toEqual([]);
  });

  it('of a number is bounded in both directions', () => {
    const open = operations.flatMap(({ key, parameters }) =>
      parameters
        .filter(({ schema }) => schema.type === 'integer' || schema.type === 'number')
        .filter(({ schema }) => schema.minimum === undefined || schema.maximum === undefined)
        .map(({ name }) => `${key} ${name}`),
    );

    expect(open).toEqual([]);
  });
});

/** The addresses of a call in which one parameter is what it never expects, also twice. */
function hostileUrlsOf({ path, parameters }: Operation, spoiled: string): string[] {
  const inQuery = parameters.filter((each) => each.in === 'query');
  // An empty step of a path belongs to another call.
  const isStep = path.includes(`{${spoiled}}`);
  return HOSTILE.filter((value) => !isStep || encode(value) !== '')
    .flatMap((value) => {
      const text = encode(value);
      const steps = path.replace(`{${spoiled}}`, text).replaceAll(/\{\w+\}/g, '1');
      const query = inQuery
        .filter(({ name, required }) => required === true || name === spoiled)
        .map(({ name }) => `${name}=${name === spoiled ? text : '1'}`);
      if (query.length === 0) return [steps];
      const twice = [...query, `${spoiled}=${text}`, `${spoiled}[]=1`];
      return [`${steps}?${query.join('&')}`, `${steps}?${twice.join('&')}`];
    })
    .filter((url) => url.length < LONGEST_URL);
}

async function faultOf(operation: Operation, url: string): Promise<string | null> {
  count += 1;
  const response = await test.app.inject({
    method: operation.method,
    url,
    remoteAddress: `10.8.${count >> 8}.${count & 255}`,
    headers,
    ...(operation.body && { payload: {} }),
  });
  return operation.faultOf(response);
}
