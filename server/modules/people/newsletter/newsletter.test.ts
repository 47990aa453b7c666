import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastToken, mailsOf, WITH_OUTBOX } from '#tests/support/outbox.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, TEST_SECRET, type TestApp } from '#tests/support/test-app.ts';
import { leaveToken, subscriptionOfToken } from './leave-token.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(WITH_OUTBOX);
});

const EMAIL = 'ana@izlog.test';
const subscribe = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/newsletter/web/subscribe',
    headers: { ...test.headers, ...headers },
    payload,
  });
const rows = () =>
  test.database.db.selectFrom('newsletter_subscription').selectAll().orderBy('id').execute();
const open = (path: string, method: 'GET' | 'POST' = 'GET', headers = {}) =>
  test.app.inject({ method, url: `/newsletter/${path}`, headers });
const press = (path: string) => open(path, 'POST');

/** A consent that the form insists on. */
async function requireConsent(uniqueNumber: string): Promise<number> {
  const ctx = await test.services.directory.contextOf(1);
  const consent = { uniqueNumber, displayName: 'Želim newsletter' };
  const { id } = await test.services.consentEditing.create(ctx, consent);
  await test.services.consentEditing.assign(
    { siteId: 1, accountId: null },
    {
      assigned_to: 'newsletter',
      consents: [id],
      requiredConsents: [id],
    },
  );
  return id;
}

describe('subscribing to the newsletter', () => {
  it('keeps a pending subscription with its language and mails a link', async () => {
    const response = await subscribe({ email: 'Ana@Izlog.test' }, { languagecode: 'de' });

    expect(response.json()).toEqual({ data: {} });
    expect(await rows()).toMatchObject([
      { site_id: 1, email: EMAIL, status: 'pending', locale: 'de', confirmed_at: null },
    ]);
    expect(await mailsOf(test)).toMatchObject([{ kind: 'newsletter', to: EMAIL, locale: 'de' }]);
  });

  it('says so when the address is subscribed already, however it is written', async () => {
    await subscribe({ email: EMAIL });
    await press(`potvrda/${await lastToken(test, 'newsletter')}`);

    const response = await subscribe({ email: 'ANA@izlog.test' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: 'Already subscribed to newsletter',
      error: {
        code: 'ALREADY_SUBSCRIBED',
        payload: { message: 'Već ste prijavljeni na newsletter' },
      },
    });
    expect(await mailsOf(test)).toHaveLength(1);
  });

  it('mails again, a few times, to who lost the first mail', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await subscribe({ email: EMAIL })).statusCode);

    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await mailsOf(test)).toHaveLength(4);
  });

  it.each([
    [{ email: 'ana@' }, { email: 'email' }],
    [{ email: '' }, { email: 'required' }],
    [{}, { email: 'required' }],
    [{ email: 7 }, { email: 'type' }],
    [{ email: `${'a'.repeat(250)}@b.hr` }, { email: 'maxLength' }],
    [{ email: 'ana@izlog.test\r\nBcc: svi@izlog.test' }, { email: 'email' }],
    [{ email: EMAIL, status: 'confirmed' }, { status: 'additionalProperties' }],
    [{ email: EMAIL, acceptedConsents: 'newsletter' }, { acceptedConsents: 'type' }],
    [
      { email: 'ana@', acceptedConsents: [{}] },
      { email: 'email', 'acceptedConsents.0': 'type' },
    ],
  ])('with %o names every faulty field', async (payload, fields) => {
    const response = await subscribe(payload);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields)).toEqual(Object.keys(fields));
    expect(await rows()).toEqual([]);
  });

  it('takes ten subscriptions from one address, then asks to wait', async () => {
    for (let n = 0; n < 10; n += 1) await subscribe({ email: `ana${n}@izlog.test` });

    const response = await subscribe({ email: 'ana10@izlog.test' });

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
  });

  it('is of one site', async () => {
    const headers = await addSecondSite(test);
    await subscribe({ email: EMAIL });

    const response = await subscribe({ email: EMAIL }, headers);

    expect(response.statusCode).toBe(200);
    expect((await rows()).map((row) => row.site_id)).toEqual([1, 2]);
    expect((await mailsOf(test)).map(({ kind }) => kind)).toEqual(['newsletter', 'newsletter']);
  });
});

describe('a consent that the form insists on', () => {
  it('must be accepted, and is noted by its version', async () => {
    const id = await requireConsent('privola');

    const without = await subscribe({ email: EMAIL });
    const withIt = await subscribe({ email: EMAIL, acceptedConsents: ['privola'] });

    expect(without.json().error.payload.fields).toEqual({ acceptedConsents: 'required' });
    expect(withIt.statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ consents: [id] }]);
    const log = await sql`select email, form, consent_id from consent_log`.execute(test.app.db);
    expect(log.rows).toEqual([{ email: EMAIL, form: 'newsletter', consent_id: id }]);
  });

  it('may be that of the block, which asks in its own words where the site has none', async () => {
    const own = { email: EMAIL, acceptedConsents: ['newsletter'] };
    expect((await subscribe(own)).statusCode).toBe(200);
    await sql`delete from newsletter_subscription`.execute(test.app.db);

    const id = await requireConsent('newsletter');

    expect((await subscribe(own)).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ consents: [id] }]);
  });

  it('is none that the form does not ask for', async () => {
    const response = await subscribe({ email: EMAIL, acceptedConsents: ['newsletter', 'tuđa'] });

    expect(response.json().error.payload.fields).toEqual({ acceptedConsents: 'enum' });
  });

  it('is withdrawn, in the version that was accepted, by whoever leaves', async () => {
    const id = await requireConsent('N-1');
    await subscribe({ email: EMAIL, acceptedConsents: [id] });
    await test.services.consentEditing.update({ siteId: 1, accountId: null }, 'hr', id, {
      displayName: 'Želim newsletter i ponude',
    });
    const leave = () => press(`odjava/${leaveToken(TEST_SECRET, 1)}`);

    expect((await leave()).statusCode).toBe(200);
    await leave();

    const log = await sql`
      select status, version, email, form from consent_log order by id`.execute(test.app.db);
    expect(log.rows).toEqual([
      { status: 'accepted', version: 1, email: EMAIL, form: 'newsletter' },
      { status: 'withdrawn', version: 1, email: EMAIL, form: 'newsletter' },
    ]);
    expect(await rows()).toEqual([]);
  });
});

describe('the link that confirms', () => {
  it('only asks when it is opened, and confirms when its button is pressed', async () => {
    await subscribe({ email: EMAIL }, { languagecode: 'en' });
    const path = `potvrda/${await lastToken(test, 'newsletter')}`;

    const page = await open(path);
    const [before] = await rows();
    const done = await press(path);
    const [after] = await rows();

    expect(page.body).toContain('<html lang="en">');
    expect(page.body).toContain('<button type="submit">Confirm subscription</button>');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(before?.status).toBe('pending');
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(
      /^\/en\/confirm-email\?goalType=message&goal=Your\+subscription\+to\+the\+newsletter\+is\+confirmed\.&confirmedEmail=true&goalSignature=[\w-]{22}$/,
    );
    expect(after?.status).toBe('confirmed');
    expect(after?.confirmed_at).not.toBeNull();
  });

  it('works once', async () => {
    await subscribe({ email: EMAIL });
    const path = `potvrda/${await lastToken(test, 'newsletter')}`;
    await press(path);

    const again = await press(path);

    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('Poveznica više ne vrijedi');
    expect((await open(path)).statusCode).toBe(404);
  });

  it.each(['x', '%00', '..%2f', 'a'.repeat(43), '%3Cscript%3E'])(
    'made up as %s is worth nothing',
    async (token) => {
      const answers = [await open(`potvrda/${token}`), await press(`potvrda/${token}`)];

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(answers[0]?.body).not.toContain('<script>');
    },
  );

  it('is not that of another purpose or another site', async () => {
    const headers = await addSecondSite(test);
    await subscribe({ email: EMAIL }, headers);
    const foreign = await lastToken(test, 'newsletter');
    const { token } = await test.services.oneTimeTokens.issue(test.app.db, {
      siteId: 1,
      purpose: 'verify',
      subject: '1',
      lifeSeconds: 60,
    });

    expect((await press(`potvrda/${foreign}`)).statusCode).toBe(404);
    expect((await press(`potvrda/${token}`)).statusCode).toBe(404);
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
  });

  it('no longer works after a week', async () => {
    await subscribe({ email: EMAIL });
    const token = await lastToken(test, 'newsletter');
    await sql`update one_time_token set expires_at = now()`.execute(test.app.db);

    expect((await press(`potvrda/${token}`)).statusCode).toBe(404);
  });
});

describe('the link that unsubscribes', () => {
  it('only asks when it is opened, and forgets the address when its button is pressed', async () => {
    await subscribe({ email: EMAIL });
    const path = `odjava/${leaveToken(TEST_SECRET, 1)}`;

    const page = await open(path);
    expect(page.body).toContain('<button type="submit">Odjavi me</button>');
    expect(await rows()).toHaveLength(1);

    const done = await press(path);
    expect(done.body).toContain('Odjavljeni ste');
    expect(await rows()).toEqual([]);
    expect((await press(path)).statusCode).toBe(200);
    expect((await subscribe({ email: EMAIL })).statusCode).toBe(200);
  });

  it('is pressed by mail programs too (RFC 8058)', async () => {
    await subscribe({ email: EMAIL });

    const response = await test.app.inject({
      method: 'POST',
      url: `/newsletter/odjava/${leaveToken(TEST_SECRET, 1)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

    expect(response.statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('cannot be guessed from an id', async () => {
    await subscribe({ email: EMAIL });
    const [, mac = ''] = leaveToken(TEST_SECRET, 2).split('.');

    for (const token of ['1', '1.', `1.${mac}`, `1.${'A'.repeat(22)}`, `2.${mac}x`]) {
      expect(subscriptionOfToken(TEST_SECRET, token)).toBeNull();
      expect((await press(`odjava/${token}`)).statusCode).toBe(404);
    }
    expect(await rows()).toHaveLength(1);
  });

  it('of another site ends nothing here', async () => {
    const headers = await addSecondSite(test);
    await subscribe({ email: EMAIL }, headers);

    await press(`odjava/${leaveToken(TEST_SECRET, 1)}`);

    expect(await rows()).toHaveLength(1);
  });
});
