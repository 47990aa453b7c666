import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { defineError } from '#server/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const OutOfTea = defineError('OUT_OF_TEA', 'No tea left', 409);

const brewTea = defineEndpoint({
  key: 'test.brewTea',
  method: 'POST',
  path: '/api/v1/test/tea/:cup',
  summary: 'Brew tea',
  access: 'public',
  params: Type.Object({ cup: Type.Integer({ minimum: 1, maximum: 99 }) }),
  query: Type.Object({ strong: Type.Optional(Type.Boolean()), for: Type.String() }),
  body: Type.Object(
    {
      herb: Type.String({ minLength: 3 }),
      minutes: Type.Integer({ minimum: 1, default: 5 }),
      mail: Type.Optional(Type.String({ format: 'email' })),
      notes: Type.Optional(Type.Unknown()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ text: Type.String(), minutes: Type.Integer() }),
  tags: (data) => [`tea:${data.minutes}`],
});

const listSecrets = defineEndpoint({
  key: 'test.listSecrets',
  method: 'GET',
  path: '/api/v1/test/secrets',
  summary: 'Back-office only',
  access: 'backoffice',
  data: Type.Object({ count: Type.Integer() }),
});

function addCalls(app: FastifyInstance) {
  app.implement(
    brewTea,
    ({ params, body }, ctx) => {
      if (body.herb === 'none') throw new OutOfTea({ left: 0 });
      if (body.herb === 'nettle') throw new Error('stung: password=tajna');
      const text = `cup ${params.cup} of ${body.herb} in ${ctx.locale}`;
      return { text, minutes: body.minutes, price: 'never shown' };
    },
    { limit: { max: 30, windowSeconds: 60 } },
  );
  app.implement(listSecrets, () => ({ count: 3 }));
}

const SETTINGS = { extend: addCalls };

let tea: TestApp;
beforeEach(async () => {
  tea = await createTestApp(SETTINGS);
});

function brew(
  payload: unknown,
  overrides: { url?: string; headers?: Record<string, string> } = {},
) {
  return tea.app.inject({
    method: 'POST',
    url: overrides.url ?? '/api/v1/test/tea/7?for=ana',
    headers: { 'content-type': 'application/json', ...tea.headers, ...overrides.headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}

describe('an answer', () => {
  it('carries its data in the envelope, with defaults filled in and nothing undeclared', async () => {
    const response = await brew({ herb: 'kadulja' });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: { text: 'cup 7 of kadulja in hr', minutes: 5 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('speaks the language of the header languageCode, in two letters or three', async () => {
    const texts = await Promise.all(
      ['de', 'deu', 'xx'].map(async (languagecode) => {
        const response = await brew({ herb: 'kadulja' }, { headers: { languagecode } });
        return response.json<{ data: { text: string } }>().data.text.slice(-2);
      }),
    );

    expect(texts).toEqual(['de', 'de', 'hr']);
  });
});

describe('a failure', () => {
  it('carries its code, the raw English message and the text for the reader', async () => {
    const response = await brew({ herb: 'none' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      errored: true,
      statusCode: 409,
      message: 'No tea left',
      error: { code: 'OUT_OF_TEA', payload: { message: 'No tea left', left: 0 } },
    });
  });

  it('that nobody expected tells nothing about itself', async () => {
    const response = await brew({ herb: 'nettle' }, { headers: { languagecode: 'en' } });

    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('tajna');
    expect(response.json()).toMatchObject({
      message: 'Something went wrong',
      error: { code: 'SOMETHING_WENT_WRONG', payload: { message: 'Something went wrong' } },
    });
  });

  it('of the body names every faulty field with its rule', async () => {
    const response = await brew({ minutes: '5', mail: 'ana', sugar: 2 });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Validation failed',
      error: {
        code: 'VALIDATION_FAILED',
        payload: {
          message: 'Molimo ispravno ispunite obrazac',
          fields: {
            herb: 'required',
            minutes: 'type',
            mail: 'email',
            sugar: 'additionalProperties',
          },
        },
      },
    });
  });

  it('names a faulty field also where every object seems to have one of that name', async () => {
    const response = await brew({ herb: 'kadulja', constructor: 1, toString: 2 });

    expect(response.json()).toMatchObject({
      error: {
        payload: {
          fields: { constructor: 'additionalProperties', toString: 'additionalProperties' },
        },
      },
    });
  });

  it('of a path that is a number beyond all bounds names the parameter', async () => {
    const response = await brew({ herb: 'kadulja' }, { url: '/api/v1/test/tea/1e1000?for=ana' });

    expect(response.json()).toMatchObject({ error: { payload: { fields: { cup: 'maximum' } } } });
  });

  it('of a body that is null is not taken for one without fields', async () => {
    const response = await brew(null);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { payload: { fields: { body: 'type' } } } });
  });

  it('of a path that is no number names the parameter', async () => {
    const response = await brew({ herb: 'kadulja' }, { url: '/api/v1/test/tea/none?for=ana' });

    expect(response.json()).toMatchObject({ error: { payload: { fields: { cup: 'type' } } } });
  });

  it('of a missing query parameter has a code of its own', async () => {
    const response = await brew({ herb: 'kadulja' }, { url: '/api/v1/test/tea/7' });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      error: { code: 'QUERY_PARAMETERS_MISSING', payload: { fields: { for: 'required' } } },
    });
  });

  it('of an unknown call is the envelope, not a page', async () => {
    const response = await tea.app.inject({ url: '/api/v1/nothing' });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});

describe('a body with very many faults', () => {
  it('gets an answer that names fifty of them and counts the others', async () => {
    const strange = Object.fromEntries(Array.from({ length: 70 }, (_none, n) => [`s${n}`, n]));
    const response = await brew(strange, { headers: { languagecode: 'en' } });

    const { payload } = response.json().error;
    expect(Object.keys(payload.fields)).toHaveLength(50);
    expect(payload.fields).toMatchObject({ herb: 'required', s0: 'additionalProperties' });
    expect(payload.more).toBe(21);
    expect(payload.message).toBe('Please fill in the form correctly (further faulty fields: 21)');
  });

  it('gets a short answer also where the names of its fields are long', async () => {
    const names = Array.from({ length: 60 }, (_none, n) => [`${n}-${'č'.repeat(500)}`, n]);

    const response = await brew(Object.fromEntries(names));

    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(16_000);
  });
});

describe('a body', () => {
  it.each([
    ['broken JSON', '{"herb":', 400],
    ['a poisoned prototype', '{"herb":"kadulja","__proto__":{"x":1}}', 400],
    ['a list instead of an object', '[]', 400],
    ['more than a mebibyte', JSON.stringify({ herb: 'k'.repeat(1_100_000) }), 413],
    ['more than 64 kB', JSON.stringify({ herb: 'k'.repeat(66_000) }), 413],
    ['deep nesting', `{"herb":"kadulja","notes":${'['.repeat(30)}${']'.repeat(30)}}`, 400],
    ['very deep nesting', `{"notes":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 400],
  ])('with %s is refused', async (_kind, payload, status) => {
    expect((await brew(payload)).statusCode).toBe(status);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'of type %s is refused, because another site could post it',
    async (type) => {
      const response = await brew('herb=kadulja', { headers: { 'content-type': type } });

      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ error: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    },
  );
});

it('limits a call that states a limit, and says when to come back', async () => {
  for (let count = 0; count < 30; count += 1) await brew({ herb: 'kadulja' });

  const response = await brew({ herb: 'kadulja' });

  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

describe('the call in process', () => {
  it('gives the data and collects the cache tags', async () => {
    const ctx = await tea.services.directory.contextOf(1);
    const tags = new Set<string>();
    const body = { herb: 'kadulja', minutes: 4 };

    const result = await tea.app
      .localApi(ctx, tags)
      .call(brewTea, { params: { cup: 1 }, query: { for: 'ana' }, body });

    expect(result).toMatchObject({ errored: false, data: { minutes: 4 } });
    expect([...tags]).toEqual(['tea:4']);
  });

  it('fills in defaults without touching the objects of the caller', async () => {
    const ctx = await tea.services.directory.contextOf(1);
    const input = Object.freeze({
      params: { cup: 1 },
      query: { for: 'ana' },
      body: Object.freeze({ herb: 'kadulja' }),
    });

    const result = await tea.app.localApi(ctx).call(brewTea, input as never);

    expect(result).toMatchObject({ errored: false, data: { minutes: 5 } });
  });

  it('checks its input and fails as the HTTP call does', async () => {
    const ctx = await tea.services.directory.contextOf(1);

    const result = await tea.app.localApi(ctx).call(brewTea, {
      params: { cup: 0 },
      query: { for: 'ana' },
      body: { herb: 'kadulja', minutes: 1 },
    });

    expect(result).toMatchObject({
      errored: true,
      statusCode: 400,
      error: { payload: { fields: { cup: 'minimum' } } },
    });
  });

  it('obeys the access rules', async () => {
    const ctx = await tea.services.directory.contextOf(1);
    const editor = { id: 1, scope: 'backoffice' as const, email: 'urednik@izlog.test' };

    const [guest, backoffice] = await Promise.all([
      tea.app.localApi(ctx).call(listSecrets, {}),
      tea.app.localApi({ ...ctx, user: editor }).call(listSecrets, {}),
    ]);

    expect(guest).toMatchObject({ errored: true, error: { code: 'UNAUTHENTICATED' } });
    expect(backoffice).toEqual({ errored: false, data: { count: 3 } });
  });

  it('throws from get what call returns', async () => {
    const ctx = await tea.services.directory.contextOf(1);

    await expect(tea.app.localApi(ctx).get(listSecrets, {})).rejects.toMatchObject({
      name: 'ApiError',
      failure: { statusCode: 401 },
    });
  });
});
