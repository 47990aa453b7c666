import { beforeAll, describe, expect, it } from 'vitest';
import { Buyer } from '#tests/support/buyer.ts';
import type { Key } from '#tests/support/cart-client.ts';
import { aProduct } from '#tests/support/products.ts';
import { Random } from '#tests/support/random.ts';
import { openShop } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeApi, type Operation, operationsOf } from './support/operations.ts';
import { Values } from './support/values.ts';

/** Pairs of a time measurement. */
const PAIRS = 60;

/** What is checked without looking at the cart has to be right. */
const GOOD = { successURL: ['/hvala'], failureURL: ['/greska'], itemId: [1] };

let test: TestApp;
let operations: Operation[];
let values: Values;
let right: Key;
let other: Key;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  await openShop(test, [aProduct({ id: 1 })]);
  const description = await describeApi(test.app);
  operations = operationsOf(description).filter(
    ({ body, needsLogin }) => body?.properties?.['protectCode'] && !needsLogin,
  );
  values = new Values(new Random(4), description.components.schemas, GOOD, 1);
  right = (await Buyer.meet(test, 1)).key;
  other = (await Buyer.meet(test, 2)).key;
});

function send({ method, path, body }: Operation, key: Partial<Key>) {
  count += 1;
  const made = values.of(body ?? {}) as Record<string, unknown>;
  const { cartId: _cartId, protectCode: _protectCode, ...rest } = made;
  return test.app.inject({
    method,
    url: path.replaceAll(/\{\w+\}/g, '1'),
    remoteAddress: `10.4.${count >> 8}.${count & 255}`,
    headers: test.headers,
    payload: { ...(body?.properties?.['itemId'] && { itemId: 1 }), ...rest, ...key },
  });
}

/** Ids with codes that open nothing. */
function wrongKeys(): Partial<Key>[] {
  const { cartId, protectCode } = right;
  return [
    { cartId, protectCode: 'wrong' },
    { cartId, protectCode: '' },
    { cartId },
    { protectCode },
    {},
    { cartId, protectCode: other.protectCode },
    { cartId: other.cartId, protectCode },
    { cartId, protectCode: protectCode.slice(0, -1) },
    { cartId, protectCode: `${protectCode}x` },
    { cartId, protectCode: protectCode.toUpperCase() },
    { cartId, protectCode: ` ${protectCode}` },
    { cartId: cartId.toLowerCase(), protectCode },
    { cartId: 'unknown', protectCode },
    { cartId: "' or 1=1 --", protectCode },
    { cartId: '../1', protectCode },
  ];
}

describe('every call of a cart', () => {
  it('refuses every key that is not right by the same bytes (S1)', async () => {
    const answers = new Map<string, string>();

    for (const operation of operations) {
      for (const key of wrongKeys()) {
        const { statusCode, body } = await send(operation, key);
        answers.set(`${statusCode} ${body}`, `${operation.key} ${JSON.stringify(key)}`);
      }
    }

    expect(operations.length).toBeGreaterThan(14);
    const [one = '', ...others] = [...answers].sort().map(([answer, by]) => `${answer} by ${by}`);
    expect(one).toMatch(/^400 .*CART_NOT_FOUND/);
    expect(others).toEqual([]);
  });

  it.each([[[]], [{}], [1], [null], [true]])(
    'refuses a code that is no text: %j',
    async (protectCode) => {
      const statuses = new Set<number>();

      for (const operation of operations) {
        const key = { cartId: right.cartId, protectCode: protectCode as unknown as string };
        statuses.add((await send(operation, key)).statusCode);
      }

      expect([...statuses]).toEqual([400]);
    },
  );

  it('takes equally long over a cart that exists and one that does not', async () => {
    const [operation] = operations.filter(({ key }) => key === 'cart.get');
    if (!operation) throw new Error('There is no call of that name.');
    const protectCode = 'x'.repeat(22);
    const timed = async (cartId: string) => {
      const startedAt = performance.now();
      await send(operation, { cartId, protectCode });
      return performance.now() - startedAt;
    };
    const round = async () => {
      const known: number[] = [];
      const unknown: number[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1) {
        known.push(await timed(right.cartId));
        unknown.push(await timed('x'.repeat(22)));
      }
      const times = [quartileOf(known), quartileOf(unknown)];
      return Math.max(...times) / Math.min(...times);
    };

    // Of a real difference every round tells; of the machine's other work only some.
    const ratios = [await round(), await round(), await round()];
    expect(Math.min(...ratios)).toBeLessThan(1.5);
  });
});

/** The lower one: other work of the machine only adds time. */
function quartileOf(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 4)] ?? 0;
}
