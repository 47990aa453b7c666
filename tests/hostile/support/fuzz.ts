import type { FastifyInstance } from 'fastify';
import type { Key } from '#tests/support/cart-client.ts';
import { Random } from '#tests/support/random.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, ROLES, type Role } from './callers.ts';
import { knownValuesOf } from './known-values.ts';
import { describeApi, type Operation, operationsOf } from './operations.ts';
import { type MadeRequest, RequestMaker } from './request-maker.ts';
import { openSampleShop } from './sample-shop.ts';
import { Values } from './values.ts';

/** `FUZZ_REQUESTS=50000 FUZZ_SEED=7` makes a longer run, or another one; two files share it. */
export const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 10_000) / 2;
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_501);
/** Carts are ordered, merged and archived on the way; a new one keeps them coming. */
const REQUESTS_PER_CART = 40;
/** Any product that can be bought without choices. */
const PRODUCT = 1;

interface Finding {
  operation: string;
  fault: string;
}

/** What came of a run. */
export interface FuzzOutcome {
  findings: Finding[];
  /** Calls that the description names, and how many of them were sent to. */
  operations: number;
  answered: number;
}

/** Sends made-up requests to all calls of the sample shop in turn; the same seed sends the same. */
export async function fuzz(seed: number, requests: number): Promise<FuzzOutcome> {
  let lastError: unknown = null;
  const test = await openSampleShop({
    extend: (app: FastifyInstance) => {
      app.addHook('onError', async (_request, _reply, error) => {
        lastError = error;
      });
    },
  });
  const { components, paths } = await describeApi(test.app);
  const operations = operationsOf({ components, paths });
  const callers = new Callers(test);
  const random = new Random(seed);
  const values = new Values(random, components.schemas, await knownValuesOf(test.app));
  const maker = new RequestMaker(random, values);
  const findings: Finding[] = [];
  const answered = new Set<string>();
  let cart: Key = { cartId: '', protectCode: '' };

  for (let count = 0; count < requests; count += 1) {
    if (count % REQUESTS_PER_CART === 0) {
      cart = await callers.cartOf(random.pick(['guest', 'guest', 'shopper']), PRODUCT);
    }
    const operation = operations[count % operations.length];
    if (!operation) throw new Error('The description names no call.');
    answered.add(operation.key);
    const made = maker.make(operation, cart);
    const role = roleFor(operation, random);
    lastError = null;
    const fault = await probe(test, callers, { operation, role, made });
    if (fault) findings.push(toFinding(operation, role, made, `${fault} ${stackOf(lastError)}`));
  }
  return { findings, operations: operations.length, answered: answered.size };
}

/** Editors call everything, shoppers what is theirs, strangers only now and then. */
function roleFor({ needsLogin }: Operation, random: Random): Role {
  if (random.chance(0.06)) return random.pick(ROLES);
  if (needsLogin) return random.chance(0.85) ? 'editor' : 'shopper';
  return random.pick(['guest', 'guest', 'shopper', 'editor']);
}

interface Probe {
  operation: Operation;
  role: Role;
  made: MadeRequest;
}

/** Sends one made-up request, and tells what its answer breaks. */
async function probe(
  { app }: TestApp,
  callers: Callers,
  { operation, role, made }: Probe,
): Promise<string | null> {
  const { headers, ...rest } = made.inject;
  const response = await app.inject({
    ...rest,
    headers: { ...(await callers.headersOf(role)), ...headers },
  });
  if (response.statusCode === 401) await callers.renewIfOut(role);
  return operation.faultOf(response) ?? leniencyOf(operation, made, response.statusCode);
}

/** A body that the description forbids must not be taken. */
function leniencyOf(operation: Operation, made: MadeRequest, status: number): string | null {
  const isForbidden = made.broken === 'body' && operation.body && !operation.allows(made.body);
  return isForbidden && status < 400 ? `${status} for a body that breaks the schema` : null;
}

function toFinding(
  { method }: Operation,
  role: Role,
  { inject }: MadeRequest,
  fault: string,
): Finding {
  return {
    operation: `${role} ${method} ${String(inject.url).slice(0, 200)}`,
    fault: `${fault} ${JSON.stringify(inject.payload)?.slice(0, 300) ?? ''}`,
  };
}

/** What the last call failed of; the answer itself never tells. */
function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').slice(0, 900) : '';
}
