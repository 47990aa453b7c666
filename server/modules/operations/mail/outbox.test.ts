import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  editor = await createEditor(test, { firstName: 'Ema', lastName: 'Babić' });
});

const queue = (to: string, siteId = 1) =>
  test.services.mailer.queue(test.app.db, {
    siteId,
    kind: 'reset',
    key: to,
    to,
    locale: 'hr',
    data: { firstName: 'Ana', token: 'tajna' },
  });
const list = (body: object = {}) => editor.send('POST', '/admin/mail/filter', body);
const retry = (id: number | string) => editor.send('POST', `/admin/mail/retry/${id}`, {});
const kill = (id: number) =>
  sql`update mail set state = 'dead', attempts = 10, last_error = '550 ne' where id = ${id}`.execute(
    test.app.db,
  );

describe('the outbox', () => {
  it('shows the mails of the site, the newest first, and nothing that stands in them', async () => {
    await addSecondSite(test);
    await queue('ana@izlog.test');
    await queue('iva@izlog.test');
    await queue('eva@izlog.test', 2);
    await kill(1);

    const { data } = (await list()).json();

    expect(data).toMatchObject({ totalRecords: 2, page: 1 });
    expect(data.records).toMatchObject([
      { id: 2, kind: 'reset', to: 'iva@izlog.test', state: 'waiting', attempts: 0, sentAt: null },
      { id: 1, to: 'ana@izlog.test', state: 'dead', attempts: 10, lastError: '550 ne' },
    ]);
    expect(JSON.stringify(data)).not.toContain('tajna');
  });

  it('is searched by state and by a part of an address', async () => {
    await queue('ana@izlog.test');
    await queue('iva_b@izlog.test');
    await kill(1);
    const found = async (body: object) =>
      (await list(body)).json().data.records.map((mail: { id: number }) => mail.id);

    expect(await found({ state: 'dead' })).toEqual([1]);
    expect(await found({ keywords: 'IVA' })).toEqual([2]);
    expect(await found({ keywords: '_' })).toEqual([2]);
    expect(await found({ keywords: '%' })).toEqual([]);
  });

  it.each([{ state: 'lost' }, { limit: 101 }, { page: 0 }, { keywords: 7 }, { siteId: 2 }])(
    'refuses to list by %o',
    async (body) => {
      expect((await list(body)).statusCode).toBe(400);
    },
  );

  it('is for the people of the shop only', async () => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/admin/mail/filter',
      headers: test.headers,
      payload: {},
    });

    expect(response.statusCode).toBe(401);
  });
});

describe('a mail that was given up', () => {
  it('is tried again when somebody asks for it', async () => {
    await queue('ana@izlog.test');
    await kill(1);
    await sql`delete from job`.execute(test.app.db);

    expect((await retry(1)).statusCode).toBe(200);
    await test.services.jobs.drain();

    expect((await list()).json().data.records).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('is the only one that can be: a second copy goes to nobody', async () => {
    await addSecondSite(test);
    await queue('ana@izlog.test');
    await queue('eva@izlog.test', 2);
    await kill(2);

    const statuses = [await retry(1), await retry(2), await retry(99), await retry('x')].map(
      ({ statusCode }) => statusCode,
    );

    expect(statuses).toEqual([404, 404, 404, 400]);
  });
});
