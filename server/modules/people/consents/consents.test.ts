import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsentForm } from '#server/modules/people/consents/index.ts';
import { anAccount, logIn } from '#tests/support/accounts.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;

beforeEach(async () => {
  test = await createTestApp();
  const email = 'urednik@izlog.test';
  await test.services.auth.createAccount(anAccount({ email, scope: 'backoffice' }));
  const { tokens } = await logIn(test.app, test.headers, email);
  editor = { ...test.headers, accesstoken: tokens.accessToken };
});

type Method = 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers = editor) =>
  test.app.inject({
    method,
    url: `/api/v1/gdpr/${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
const create = (uniqueNumber: string, displayName = `Privola ${uniqueNumber}`) =>
  call('POST', 'consent/create', { uniqueNumber, displayName });
const assign = (form: ConsentForm, consents: number[], requiredConsents: number[] = []) =>
  call('POST', 'consent/assignment/create', { assigned_to: form, consents, requiredConsents });
const shown = (body: object, headers = test.headers) =>
  call('POST', 'web/consent/filter', body, headers);
const fieldsOf = (response: { json(): { error: { payload: { fields: unknown } } } }) =>
  response.json().error.payload.fields;
const logged = async () => {
  const { rows } = await sql`select email, consent_id, version, form, status, user_type, source_type
    from consent_log order by id`.execute(test.database.db);
  return rows;
};

describe('consents of a form', () => {
  it('come in its order, in the language of the call, with those it insists on', async () => {
    await call('POST', 'consent/create', {
      uniqueNumber: 'uvjeti',
      displayNames: { hr: 'Uvjeti', en: 'Terms' },
    });
    await create('novosti');
    await assign('registerForm', [2, 1], [1]);

    const response = await shown(
      { assigned_to: 'registerForm', limit: 100 },
      { ...test.headers, languagecode: 'en' },
    );

    expect(response.json()).toEqual({
      data: {
        records: [
          { id: 2, uniqueNumber: 'novosti', displayName: 'Privola novosti' },
          { id: 1, uniqueNumber: 'uvjeti', displayName: 'Terms' },
        ],
        requiredConsents: [1],
        totalPages: 1,
        totalRecords: 2,
        page: 1,
        limit: 100,
      },
    });
  });

  it('are all of the site when no form is named, a page at a time', async () => {
    for (const number of ['a', 'b', 'c']) await create(number);

    const response = await shown({ page: 2, limit: 2 });

    expect(response.json()).toMatchObject({
      data: { records: [{ id: 3 }], totalPages: 2, totalRecords: 3, page: 2, limit: 2 },
    });
  });

  it.each([
    [{ assigned_to: 'loginForm' }, { assigned_to: 'enum' }],
    [
      { limit: 101, page: 0, siteId: 2 },
      { limit: 'maximum', page: 'minimum', siteId: 'additionalProperties' },
    ],
    [{ assigned_to: { $ne: 1 } }, { assigned_to: 'enum' }],
  ])('are refused for %j', async (body, fields) => {
    const response = await shown(body);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });
});

describe('an accepted consent', () => {
  const contextOf = () => test.services.directory.contextOf(1);
  const accept = async (names: (number | string)[]) =>
    test.services.consents.readAccepted(await contextOf(), 'contactForm', names);

  beforeEach(async () => {
    await create('7');
    await create('uvjeti');
    await create('drugo');
    await assign('contactForm', [1, 2], [2]);
  });

  it.each([
    ['by unique number', ['uvjeti'], [2]],
    ['by id', [2], [2]],
    ['by id as text, as forms without scripts send it', ['2'], [2]],
    ['by a unique number that looks like an id', ['7', 'uvjeti'], [1, 2]],
    ['twice', ['uvjeti', 2], [2]],
  ])('may be named %s', async (_how, names, ids) => {
    expect(await accept(names)).toEqual({ ids, fault: null });
  });

  it.each([
    ['nothing where one is required', [], 'required'],
    ['only what is not required', [1], 'required'],
    ['one that the form does not ask for', ['uvjeti', 'drugo'], 'enum'],
    ['one that does not exist', [2, 99], 'enum'],
  ])('is faulty with %s', async (_what, names, fault) => {
    expect(await accept(names)).toMatchObject({ fault });
    await expect(
      test.services.consents.requireAccepted(await contextOf(), 'contactForm', names),
    ).rejects.toMatchObject({ statusCode: 400, payload: { fields: { acceptedConsents: fault } } });
  });

  it('is not required any more once its consent is out of use', async () => {
    await assign('contactForm', [1]);
    await call('DELETE', 'consent/delete/2');

    expect(await accept([])).toEqual({ ids: [], fault: null });
  });

  it('is kept with the text of that day', async () => {
    const ctx = await contextOf();
    const entry = { form: 'contactForm', email: 'Ana@Izlog.test', consentIds: [2] } as const;
    await test.services.consents.log(test.database.db, ctx, entry);
    await call('PUT', 'consent/update/2', { displayName: 'Novi uvjeti' });
    await test.services.consents.log(test.database.db, ctx, entry);

    const { rows } = await sql`select l.email, v.display_names->>'hr' as text from consent_log as l
      join consent_version as v on v.consent_id = l.consent_id and v.version = l.version
      order by l.id`.execute(test.database.db);
    expect(rows).toEqual([
      { email: 'ana@izlog.test', text: 'Privola uvjeti' },
      { email: 'ana@izlog.test', text: 'Novi uvjeti' },
    ]);
  });
});

describe('a statement of the shop', () => {
  const statement = (change: object = {}) => ({
    status: 'accepted',
    statusTimestamp: new Date().toISOString(),
    sourceType: 'cmsSite',
    consents: [1],
    user: { userType: 'webUser', email: 'Ana@Izlog.test' },
    ...change,
  });
  const note = (body: object) => call('POST', 'web/consent/log/create', body, test.headers);
  beforeEach(async () => {
    await create('uvjeti');
  });

  it('is kept', async () => {
    const response = await note(statement());

    expect(response.json()).toEqual({ data: {} });
    expect(await logged()).toEqual([
      {
        email: 'ana@izlog.test',
        consent_id: 1,
        version: 1,
        form: '',
        status: 'accepted',
        user_type: 'webUser',
        source_type: 'cmsSite',
      },
    ]);
  });

  it.each([
    [{ consents: [1, 99] }, { consents: 'enum' }],
    [{ consents: [] }, { consents: 'minItems' }],
    [{ consents: [2_147_483_648] }, { 'consents.0': 'type' }],
    [{ statusTimestamp: '2001-01-01T00:00:00Z' }, { statusTimestamp: 'range' }],
    [{ statusTimestamp: 'jučer' }, { statusTimestamp: 'date-time' }],
    [{ status: 'withdrawn' }, { status: 'enum' }],
    [{ sourceType: 'x' }, { sourceType: 'enum' }],
    [
      { user: { userType: 'admin', email: 'x', id: 1 } },
      { 'user.userType': 'enum', 'user.email': 'email', 'user.id': 'additionalProperties' },
    ],
  ])('with %j is refused whole', async (change, fields) => {
    const response = await note(statement(change));

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toMatchObject(fields);
    expect(await logged()).toEqual([]);
  });

  it('is taken thirty times in ten minutes from one address', async () => {
    for (let count = 0; count < 30; count += 1) await note(statement());

    expect((await note(statement())).statusCode).toBe(429);
  });
});

describe('the assignments', () => {
  const list = (query = '') =>
    test.app.inject({ url: `/api/v1/gdpr/consent/assignment/list${query}`, headers: test.headers });

  it('name every form, also those that ask for nothing', async () => {
    await create('uvjeti');
    await assign('checkoutForm', [1], [1]);

    const response = await list('?page=1&perPage=50');

    expect(response.json()).toEqual({
      data: [
        { assigned_to: 'newsletter', consents: [], requiredConsents: [] },
        { assigned_to: 'contactForm', consents: [], requiredConsents: [] },
        { assigned_to: 'registerForm', consents: [], requiredConsents: [] },
        { assigned_to: 'checkoutForm', consents: [1], requiredConsents: [1] },
        { assigned_to: 'addressForm', consents: [], requiredConsents: [] },
        { assigned_to: 'productAvailabilityForm', consents: [], requiredConsents: [] },
      ],
      pagination: { lastPage: 1, total: 6, page: 1, limit: 50, perPage: 50 },
    });
  });

  it('come a page at a time', async () => {
    expect((await list('?page=2&perPage=4')).json()).toMatchObject({
      data: [{ assigned_to: 'addressForm' }, { assigned_to: 'productAvailabilityForm' }],
      pagination: { lastPage: 2, total: 6, page: 2, perPage: 4 },
    });
  });

  it.each(['?perPage=51', '?page=0', '?perPage=x'])('refuse %s', async (query) => {
    expect((await list(query)).statusCode).toBe(400);
  });

  it('of a form are replaced by the next', async () => {
    await create('a');
    await create('b');
    await assign('newsletter', [1], [1]);

    await assign('newsletter', [2]);

    expect((await shown({ assigned_to: 'newsletter' })).json()).toMatchObject({
      data: { records: [{ id: 2 }], requiredConsents: [] },
    });
  });

  it.each([
    [[1, 99], [], { consents: 'enum' }],
    [[1], [2], { requiredConsents: 'enum' }],
    [[99], [1], { consents: 'enum', requiredConsents: 'enum' }],
    [[1, 1], [], { consents: 'uniqueItems' }],
  ])('of %j with %j required are refused', async (consents, required, fields) => {
    await create('a');
    await create('b');

    const response = await assign('newsletter', consents, required);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });
});

describe('an editor', () => {
  it('adds a consent whose HTML can do no harm', async () => {
    const response = await create(
      'uvjeti',
      '<p onclick="x()">Prihvaćam <a href="javascript:alert(1)">uvjete</a>, <a href="/uvjeti" style="x">ovdje</a><script>alert(1)</script><img src=x onerror=x><svg onload=x></svg></p>',
    );

    expect(response.json()).toEqual({
      data: {
        id: 1,
        uniqueNumber: 'uvjeti',
        displayName: '<p>Prihvaćam <a>uvjete</a>, <a href="/uvjeti">ovdje</a></p>',
        displayNames: {
          hr: '<p>Prihvaćam <a>uvjete</a>, <a href="/uvjeti">ovdje</a></p>',
        },
        version: 1,
      },
    });
  });

  it('makes a new version by changing the text, and none by changing the number', async () => {
    await create('a');

    const renamed = await call('PUT', 'consent/update/1', { uniqueNumber: 'b' });
    const reworded = await call('PUT', 'consent/update/1', { displayName: 'Drugo' });
    const again = await call('PUT', 'consent/update/1', { displayName: 'Drugo' });

    expect(renamed.json()).toMatchObject({ data: { uniqueNumber: 'b', version: 1 } });
    expect(reworded.json()).toMatchObject({ data: { displayName: 'Drugo', version: 2 } });
    expect(again.json()).toMatchObject({ data: { version: 2 } });
  });

  it('finds consents by number and text, whatever the diacritics', async () => {
    await create('a', 'Želim novosti');
    await create('b', 'Uvjeti');

    const response = await call('POST', 'consent/filter', { keywords: 'zelim' });

    expect(response.json()).toMatchObject({
      data: { records: [{ id: 1, version: 1 }], totalRecords: 1 },
    });
  });

  it('cannot use a number twice, also not that of a consent out of use', async () => {
    await create('a');
    await create('b');
    await call('DELETE', 'consent/delete/1');

    const answers = [
      await create('a'),
      await call('PUT', 'consent/update/2', { uniqueNumber: 'a' }),
    ];

    expect(answers.map((one) => one.json())).toMatchObject([
      { statusCode: 409, error: { code: 'CONSENT_NUMBER_TAKEN' } },
      { statusCode: 409, error: { code: 'CONSENT_NUMBER_TAKEN' } },
    ]);
  });

  it('cannot take away what a form asks for', async () => {
    await create('a');
    await assign('contactForm', [1]);

    const refused = await call('DELETE', 'consent/delete/1');
    await assign('contactForm', []);
    const done = await call('DELETE', 'consent/delete/1');

    expect(refused.json()).toMatchObject({ statusCode: 409, error: { code: 'CONSENT_IN_USE' } });
    expect(done.json()).toEqual({ data: {} });
    expect((await shown({})).json()).toMatchObject({ data: { records: [] } });
  });

  it.each([
    [{ uniqueNumber: '', displayName: 'x' }, { uniqueNumber: 'pattern' }],
    [{ displayName: 'x' }, { uniqueNumber: 'required' }],
    [{ uniqueNumber: 'a' }, { displayName: 'required' }],
    [{ uniqueNumber: 'a', displayName: '<script>x</script>' }, { displayName: 'required' }],
    [{ uniqueNumber: 'a', displayName: '<p> &nbsp; </p>' }, { displayName: 'required' }],
    [
      { uniqueNumber: 'a', displayName: 'x', version: 9, siteId: 2 },
      { version: 'additionalProperties', siteId: 'additionalProperties' },
    ],
    [
      { uniqueNumber: 'a', displayNames: { fr: 'x' } },
      { 'displayNames.fr': 'additionalProperties' },
    ],
  ])('cannot add %j', async (body, fields) => {
    const response = await call('POST', 'consent/create', body);

    expect(response.statusCode).toBe(400);
    expect(fieldsOf(response)).toEqual(fields);
  });

  it.each<[Method, string]>([
    ['PUT', 'consent/update/99'],
    ['DELETE', 'consent/delete/99'],
  ])('is told by %s %s that nothing is there', async (method, path) => {
    expect((await call(method, path, method === 'PUT' ? {} : undefined)).statusCode).toBe(404);
  });

  it.each<[Method, string]>([
    ['POST', 'consent/filter'],
    ['POST', 'consent/create'],
    ['PUT', 'consent/update/1'],
    ['DELETE', 'consent/delete/1'],
    ['POST', 'consent/assignment/create'],
  ])('alone may call %s %s', async (method, path) => {
    const response = await call(method, path, {}, test.headers);

    expect(response.statusCode).toBe(401);
  });
});

describe('another site', () => {
  it('neither sees nor accepts nor changes the consents of this one', async () => {
    const foreign = await addSecondSite(test);
    const email = 'urednik@drugi.test';
    await test.services.auth.createAccount(anAccount({ siteId: 2, email, scope: 'backoffice' }));
    const { tokens } = await logIn(test.app, foreign, email);
    const foreignEditor = { ...foreign, accesstoken: tokens.accessToken };
    await create('uvjeti');
    await assign('newsletter', [1], [1]);

    expect((await shown({}, foreign)).json()).toMatchObject({ data: { totalRecords: 0 } });
    expect((await shown({ assigned_to: 'newsletter' }, foreign)).json()).toMatchObject({
      data: { records: [], requiredConsents: [] },
    });
    const ctx = await test.services.directory.contextOf(2);
    expect(await test.services.consents.readAccepted(ctx, 'newsletter', ['uvjeti'])).toEqual({
      ids: [],
      fault: 'enum',
    });
    const body = { displayName: 'x' };
    expect((await call('PUT', 'consent/update/1', body, foreignEditor)).statusCode).toBe(404);
    expect((await call('DELETE', 'consent/delete/1', undefined, foreignEditor)).statusCode).toBe(
      404,
    );
    const taken = { assigned_to: 'newsletter', consents: [1], requiredConsents: [] };
    const assigned = await call('POST', 'consent/assignment/create', taken, foreignEditor);
    expect(fieldsOf(assigned)).toEqual({ consents: 'enum' });
  });
});
