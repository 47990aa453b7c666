import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { SYSTEM_PAGES } from '#schemas/content/system-pages.ts';
import { dataOf } from '#tests/support/buyer.ts';
import { settingTitle } from '#tests/support/editor-client.ts';
import { Random } from '#tests/support/random.ts';
import { addSecondSite, logInToSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { Callers, type Headers } from './support/callers.ts';
import { customerOfFirst, fillFirstSite } from './support/filled-site.ts';
import { knownValuesOf } from './support/known-values.ts';
import { describeApi, type Operation, operationsOf } from './support/operations.ts';
import {
  firstIdsOf,
  moveIdsApart,
  type Ownership,
  printsOf,
  readOwnership,
  tiesBetween,
} from './support/rows-of-site.ts';
import { openSampleShop, SITE_ID } from './support/sample-shop.ts';
import { Values } from './support/values.ts';

/** Ids of the second site begin here: an id of the first is none of the second by chance. */
const FAR = 500_000;
/** How many bodies are made up for a call before it counts as one that answers nothing but 400. */
const TRIES = 200;
/** How often a call is made with other values each time. */
const ROUNDS = 6;
const REFUSED = [401, 403, 404];
/** Made up, one is never right: its path has to lead somewhere. */
const A_PATCH = { baseRev: 1, patches: [settingTitle('x')] };
/** Made up, it would be right by chance only: there are few revisions. */
const A_REVISION = { rev: 1 };

let test: TestApp;
let operations: Operation[];
let ownership: Ownership;
let ids: number[];
let values: Values;
let staff: Headers;
let staffOfFirst: Headers;

beforeAll(async () => {
  test = await openSampleShop();
  const { app } = test;
  staffOfFirst = await new Callers(test).headersOf('editor');
  await fillFirstSite(test, { editor: staffOfFirst, customer: await customerOfFirst(test) });
  ownership = await readOwnership(app.db);
  ids = [
    ...new Set([...(await firstIdsOf(app.db, ownership, SITE_ID)), ...(await idsOfSomeKinds())]),
  ];
  await moveIdsApart(app.db, FAR);
  staff = await logInToSecondSite(test, await addSecondSite(test));
  const description = await describeApi(app);
  operations = operationsOf(description);
  values = new Values(new Random(21), description.components.schemas, await knownValuesOf(app), 1);
});

/** What some calls are about alone: a page, a template, a system page, a legal page, a mail given up. */
async function idsOfSomeKinds(): Promise<number[]> {
  const { app } = test;
  const post = async (path: string, payload: object) =>
    dataOf<{ id: number }>(
      await app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        headers: staffOfFirst,
        payload,
      }),
    );
  const { rows: elements } = await sql<{ id: number }>`
    select min(id)::int as id from element where site_id = ${SITE_ID} group by type`.execute(
    app.db,
  );
  const { rows: mails } = await sql<{ id: number }>`
    insert into mail (site_id, kind, key, recipient, locale, data, state)
    values (${SITE_ID}, 'reset', 'x', 'ana@izlog.test', 'hr', '{}', 'dead') returning id`.execute(
    app.db,
  );
  const systemPage = await post('systemPage/takeOver', { name: SYSTEM_PAGES[0]?.name });
  const legalPage = await post('admin/legal/terms', { again: true });
  return [...elements, ...mails, systemPage, legalPage].map(({ id }) => id);
}

/** Calls of the back office about one thing, which their path names by its id. */
function callsAboutOne(): Operation[] {
  const pathOf = (url: string) => url.replaceAll(/:(\w+)/g, '{$1}');
  const ruled = new Set(
    test.app
      .routeRules()
      .filter(({ access }) => access === 'backoffice' || access === 'owner')
      .map(({ method, url }) => `${method} ${pathOf(url)}`),
  );
  return operations.filter(
    (operation) =>
      ruled.has(`${operation.method} ${operation.path}`) && idNameOf(operation) !== undefined,
  );
}

function idNameOf({ parameters }: Operation): string | undefined {
  return parameters.find((each) => each.in === 'path' && each.schema.type === 'integer')?.name;
}

const hasPatches = ({ body }: Operation) => body?.properties?.['patches'] !== undefined;

function bodyFor(operation: Operation, body: NonNullable<Operation['body']>): unknown {
  if (operation.path.endsWith('/revert')) return A_REVISION;
  return hasPatches(operation) ? A_PATCH : values.of(body);
}

/** A good request about the thing with the id. */
function send(operation: Operation, id: number, headers: Headers) {
  const { method, path, parameters, body, isMultipart } = operation;
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (name === idNameOf(operation)) return String(id);
    const schema = parameters.find((each) => each.name === name)?.schema ?? {};
    return encodeURIComponent(String(values.of(schema, name)));
  });
  if (isMultipart) {
    const payload =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n';
    return test.app.inject({
      method,
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
  }
  const payload = body ? bodyFor(operation, body) : undefined;
  return test.app.inject({
    method,
    url,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(payload) }),
  });
}

/** What a call answers about a thing once its body is taken. */
async function statusOf(operation: Operation, id: number, headers: Headers): Promise<number> {
  let status = 400;
  for (let tries = 0; status === 400 && tries < (operation.body ? TRIES : 1); tries += 1) {
    status = (await send(operation, id, headers)).statusCode;
  }
  return status;
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

it('who works for one site is refused whatever another has, by every call, and changes nothing of it', async () => {
  const before = await printsOf(test.app.db, ownership, SITE_ID);
  const calls = callsAboutOne();
  const wrong: string[] = [];

  for (const operation of calls) {
    for (const id of ids) {
      const status = await statusOf(operation, id, staff);
      if (!REFUSED.includes(status)) wrong.push(`${nameOf(operation)} ${id}: ${status}`);
    }
  }

  expect(wrong).toEqual([]);
  expect(await printsOf(test.app.db, ownership, SITE_ID)).toEqual(before);
  expect(calls.length).toBeGreaterThan(70);
  expect(Object.keys(before).length).toBeGreaterThan(30);
});

it('nothing that they make or change refers to what another has', async () => {
  const before = await printsOf(test.app.db, ownership, SITE_ID);
  const changes = operations.filter(
    ({ key, method, body }) => body && method !== 'GET' && !/logout$|login$/i.test(key),
  );
  let taken = 0;
  const change = async (operation: Operation, id: number) => {
    const { statusCode } = await send(operation, id, staff);
    if (statusCode === 200) taken += 1;
  };

  for (const operation of changes) {
    for (let round = 0; round < ROUNDS; round += 1) await change(operation, FAR);
  }
  const own = await firstIdsOf(test.app.db, ownership, SECOND_SITE);
  for (const operation of changes.filter(idNameOf)) {
    for (const id of own) await change(operation, id);
  }

  expect(await tiesBetween(test.app.db, ownership, [SECOND_SITE, SITE_ID])).toEqual([]);
  expect(await printsOf(test.app.db, ownership, SITE_ID)).toEqual(before);
  expect(own.some((id) => id >= FAR)).toBe(true);
  expect(taken).toBeGreaterThan(100);
});

// Comes last, because it changes and deletes: without it the refusals above might be of what is not there.
it('the same calls find it for who works for the site that has it', async () => {
  // With a method go the branches that are deleted by a call of their own, and taking a change back
  // takes away what it made.
  const isEnd = ({ method, path }: Operation) => {
    if (path.includes('/undo')) return 3;
    return method === 'DELETE' ? 1 + Number(path.includes('delivery-method')) : 0;
  };
  const calls = callsAboutOne().sort((one, other) => isEnd(one) - isEnd(other));
  const blind: string[] = [];

  for (const operation of calls) {
    const statuses: number[] = [];
    for (const id of ids) statuses.push((await send(operation, id, staffOfFirst)).statusCode);
    if (statuses.every((status) => status === 404)) blind.push(nameOf(operation));
  }

  expect(blind).toEqual([]);
  const profile = await test.app.inject({ url: '/api/v1/user/profile', headers: staffOfFirst });
  expect(profile.statusCode).toBe(200);
});
