import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDeeperThan } from '#domain/depth.ts';
import { bodyLimitOf } from '#schemas/api/endpoint.ts';
import { burdenOf, MOST_LEVELS, MOST_NAMES } from '#server/plugins/body-parsers.ts';
import { MAX_DEPTH } from '#server/plugins/depth-guard.ts';
import type { Validator } from '#server/plugins/lazy-compilers.ts';
import { createValidators, faultyFieldsOf } from '#server/plugins/validation.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Callers } from './support/callers.ts';
import { type Flood, floodsOf } from './support/floods.ts';
import { type Description, describeApi, operationsOf } from './support/operations.ts';

const BODY_BYTES = bodyLimitOf({ access: 'public' });
/**
 * Of strangers, and of whoever is logged in. Most of it goes into reading the JSON (`SHOW_CPU=1` tells):
 * whoever sends such bodies needs more of a line than the server of its time.
 */
const MOST_CPU_MS = { stranger: 2, user: 20 };
/** A slow moment of the machine is no finding, nor is a machine that others keep busy. */
const TRIES = 30;
const ROUNDS = 8;
const PAUSE_MS = 1000;
/** A text of the same length, and what it costs to read it on a machine with nothing else to do. */
const YARDSTICK = { text: JSON.stringify(Array.from({ length: 8000 }, (_, n) => `w${n}`)), ms: 1 };
const MOST_ANSWER_BYTES = 32 * 1024;

let test: TestApp;
let description: Description;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  editor = await new Callers(test).headersOf('editor');
  description = await describeApi(test.app);
});

/** What a refusal costs, from the text of the request to the faults of its answer. */
function refusalOf(validate: Validator, text: string, isStranger: boolean) {
  const { ms, result } = timed(() => {
    const { names, levels } = burdenOf(text);
    if (levels > MOST_LEVELS) return 'too deep';
    if (isStranger && names > MOST_NAMES) return 'too large';
    return answerTo(validate, JSON.parse(text));
  });
  return { ms, size: result?.length ?? 0 };
}

function timed<T>(run: () => T) {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

/** How many times as long as alone everything takes just now. */
function slowness() {
  const costs = Array.from({ length: TRIES }, () => timed(() => JSON.parse(YARDSTICK.text)).ms);
  return Math.max(1, Math.min(...costs) / YARDSTICK.ms);
}

function answerTo(validate: Validator, body: unknown): string | null {
  if (isDeeperThan(body, MAX_DEPTH)) return 'too deep';
  return validate(body) ? null : JSON.stringify(faultyFieldsOf(validate.errors ?? [], 'body'));
}

/** The cheapest of some tries; the first is enough where it is quick. */
function cheapestRefusalOf(validate: Validator, text: string, isStranger: boolean) {
  let best = refusalOf(validate, text, isStranger);
  for (let n = 1; n < TRIES && best.ms > limitOf(isStranger); n += 1) {
    const next = refusalOf(validate, text, isStranger);
    if (next.ms < best.ms) best = next;
  }
  return best.ms > limitOf(isStranger) ? { ...best, ms: best.ms / slowness() } : best;
}

/** Floods one call with bodies; what is compiled when it is first needed is no cost of a body. */
function floodCall(validate: Validator, floods: readonly Flood[], isStranger: boolean) {
  for (const { text } of floods.slice(0, 12)) refusalOf(validate, text, isStranger);
  return floods.map(({ name, text }) => {
    const measure = () => cheapestRefusalOf(validate, text, isStranger);
    return { name, isStranger, measure, ...measure() };
  });
}

/** Those that cost too much each time they are measured, with a pause between: a machine may be busy for a while. */
async function tooDear(refusals: readonly ReturnType<typeof floodCall>[number][]) {
  let left = refusals.filter(({ ms, isStranger }) => ms > limitOf(isStranger));
  for (let round = 0; round < ROUNDS && left.length > 0; round += 1) {
    await pause(PAUSE_MS);
    left = left.filter(({ measure, isStranger }) => measure().ms > limitOf(isStranger));
  }
  return left.map(({ name, ms }) => `${name}: ${ms} ms`);
}

function limitOf(isStranger: boolean) {
  return isStranger ? MOST_CPU_MS.stranger : MOST_CPU_MS.user;
}

/** Schemas of the description refer to shared ones in another way than those of the program. */
function asDeclared(value: object): object {
  if (Array.isArray(value)) return value.map(inside);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string'
        ? [key, (part.split('/').at(-1) ?? '').replace('.', ':')]
        : [key, inside(part)],
    ),
  );
}

function inside(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asDeclared(value) : value;
}

function showCosts(costs: number[]) {
  if (!process.env['SHOW_CPU']) return;
  costs.sort((a, b) => a - b);
  const at = (share: number) => costs[Math.floor(share * (costs.length - 1))];
  process.stdout.write(`${costs.length}: ${[0.5, 0.9, 0.99, 0.999, 1].map(at)} ms\n`);
}

describe('a body that is full of faults in any place', () => {
  it('is refused at little cost, in few words, by every call (S38)', {
    timeout: 600_000,
  }, async () => {
    const validators = createValidators();
    const { schemas } = description.components;
    const refusals = operationsOf(description).flatMap(({ key, body, needsLogin }) =>
      body
        ? floodCall(
            validators.body(asDeclared(body)),
            floodsOf(body, BODY_BYTES, schemas),
            !needsLogin,
          ).map((refusal) => ({ ...refusal, name: `${key} ${refusal.name}` }))
        : [],
    );

    showCosts(refusals.map(({ ms }) => ms));
    expect(refusals.length).toBeGreaterThan(2000);
    expect(await tooDear(refusals)).toEqual([]);
    expect(refusals.filter(({ size }) => size > MOST_ANSWER_BYTES)).toEqual([]);
  });
});

describe('a line of the cart with a list of nothing', () => {
  const url = '/api/v2/ecommerce/checkout/cart/addItem';
  const send = (count: number) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { ...test.headers, 'content-type': 'application/json' },
      payload: `{"productId":1,"qty":1,"options":{"personalizations":[${Array(count).fill('{}')}]}}`,
    });

  it('gets an answer that does not grow with it', async () => {
    const response = await send(20_000);

    expect(response.json()).toMatchObject({
      statusCode: 400,
      error: { payload: { fields: { 'options.personalizations': 'maxItems' } } },
    });
    expect(response.body.length).toBeLessThan(4000);
  });

  it('is not even read when it is larger than any line', async () => {
    const response = await send(250_000);

    expect(response.statusCode).toBe(413);
    expect(response.body.length).toBeLessThan(300);
  });
});

describe('a list of kinds to search', () => {
  const send = (categories: unknown[]) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/finder/searchSlugs',
      headers: editor,
      payload: { keywords: 'a', categories },
    });

  it('is refused at once where it is long', async () => {
    const words = Array.from({ length: 60_000 }, (_none, n) => `page${n}`);
    const response = await send(words);

    expect(response.json()).toMatchObject({
      statusCode: 400,
      error: { payload: { fields: { categories: 'maxItems' } } },
    });
  });

  it.each<{ categories: unknown[] }>([
    { categories: [{ $ref: 'x' }, 'page', { toString: 'x' }] },
    { categories: [{ toString: 'x' }, { toString: 'x' }] },
    { categories: [{ valueOf: 1 }, { valueOf: 1 }] },
    { categories: ['page', 'page'] },
  ])('is refused where it holds $categories', async ({ categories }) => {
    expect((await send(categories)).statusCode).toBe(400);
  });
});
