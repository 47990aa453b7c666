import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Key } from '#tests/support/cart-client.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, ROLES, type Role } from './support/callers.ts';
import { knownValuesOf } from './support/known-values.ts';
import {
  type Description,
  describeApi,
  type Operation,
  operationsOf,
} from './support/operations.ts';
import { Random } from './support/random.ts';
import { type MadeRequest, RequestMaker } from './support/request-maker.ts';
import { openSampleShop } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

/** `FUZZ_REQUESTS=10000 FUZZ_SEED=7` makes a longer run, or another one. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 2000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_501);
/** Carts are ordered, merged and archived on the way; a new one keeps them coming. */
const REQUESTS_PER_CART = 40;
/** Any product that can be bought without choices. */
const PRODUCT = 1;

let test: TestApp;
let callers: Callers;
let description: Description;
let operations: Operation[];
/** What the last call failed of; the answer itself never tells. */
let lastError: unknown = null;

beforeAll(async () => {
  test = await openSampleShop({ extend: rememberErrors });
  callers = new Callers(test);
  description = await describeApi(test.app);
  operations = operationsOf(description);
});

function rememberErrors(app: FastifyInstance) {
  app.addHook('onError', async (_request, _reply, error) => {
    lastError = error;
  });
}

/** Editors call everything, shoppers what is theirs, strangers only now and then. */
function roleFor({ needsLogin }: Operation, random: Random): Role {
  if (random.chance(0.06)) return random.pick(ROLES);
  if (needsLogin) return random.chance(0.85) ? 'editor' : 'shopper';
  return random.pick(['guest', 'guest', 'shopper', 'editor']);
}

interface Finding {
  operation: string;
  fault: string;
}

/** Sends one made-up request, and tells what its answer breaks. */
async function probe(operation: Operation, role: Role, made: MadeRequest): Promise<Finding | null> {
  lastError = null;
  const { headers, ...rest } = made.inject;
  const response = await test.app.inject({
    ...rest,
    headers: { ...(await callers.headersOf(role)), ...headers },
  });
  if (response.statusCode === 401 && (role === 'shopper' || role === 'editor')) {
    await callers.renew(role);
  }
  const fault = operation.faultOf(response) ?? leniencyOf(operation, made, response.statusCode);
  if (!fault) return null;
  const reason = lastError instanceof Error ? (lastError.stack ?? '').slice(0, 900) : '';
  return {
    operation: `${role} ${operation.method} ${String(made.inject.url).slice(0, 200)}`,
    fault: `${fault} ${reason} ${JSON.stringify(made.inject.payload)?.slice(0, 300) ?? ''}`,
  };
}

/** A body that the description forbids must not be taken. */
function leniencyOf(operation: Operation, made: MadeRequest, status: number): string | null {
  const isForbidden = made.broken === 'body' && operation.body && !operation.allows(made.body);
  return isForbidden && status < 400 ? `${status} for a body that breaks the schema` : null;
}

describe(`requests made from the description of the API (seed ${SEED})`, () => {
  it(`get answers that keep to it, ${REQUESTS} times (S37)`, { timeout: 900_000 }, async () => {
    const random = new Random(SEED);
    const known = await knownValuesOf(test.app);
    const values = new Values(random, description.components.schemas, known);
    const maker = new RequestMaker(random, values);
    const findings: Finding[] = [];
    const answered = new Set<string>();
    let cart: Key = { cartId: '', protectCode: '' };

    for (let count = 0; count < REQUESTS; count += 1) {
      if (count % REQUESTS_PER_CART === 0) {
        cart = await callers.cartOf(random.pick(['guest', 'guest', 'shopper']), PRODUCT);
      }
      const operation = operations[count % operations.length];
      if (!operation) throw new Error('The description names no call.');
      answered.add(operation.key);
      const made = maker.make(operation, cart);
      const finding = await probe(operation, roleFor(operation, random), made);
      if (finding) findings.push(finding);
    }

    expect(findings).toEqual([]);
    expect(answered.size).toBe(operations.length);
    expect(operations.length).toBeGreaterThan(150);
  });
});
