import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { recipientsOf } from './recipients.ts';

const server = await startMailServer();
afterAll(() => server.close());
const SETTINGS = { config: { mail: { settings: { SMTP_URL: server.url } } } };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  server.arrived.length = 0;
  await test.services.site.saveOption(1, 'Seller', { email: 'trgovina@izlog.test' });
});

const QUESTION = { name: 'Ana Šarić', email: 'ana@izlog.test', message: 'Dan,\nimate li čaj?' };
const send = (payload: object, headers = test.headers) =>
  test.app.inject({ method: 'POST', url: '/api/v1/contact/web/send', headers, payload });
const messages = () => test.app.db.selectFrom('contact_message').selectAll().execute();

describe('a question', () => {
  it('is kept, and mailed to the shop so that an answer goes to the visitor', async () => {
    const response = await send({ ...QUESTION, acceptedConsents: [] });
    await test.services.jobs.drain();

    expect(response.json()).toEqual({ data: {} });
    expect(await messages()).toMatchObject([{ site_id: 1, ...QUESTION }]);
    const [mail, ...others] = server.arrived;
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['trgovina@izlog.test']);
    expect(mail?.replyTo).toMatchObject([{ address: 'ana@izlog.test' }]);
    expect(mail?.subject).toBe('Upit s web-stranice: Ana Šarić');
    expect(mail?.text).toContain('> Dan,\n> imate li čaj?');
  });

  it('goes to the recipients that the shop named', async () => {
    await test.services.site.saveOption(1, 'ContactRecipients', ['a@izlog.test', 'b@izlog.test']);

    await send(QUESTION);
    await test.services.jobs.drain();

    expect(server.arrived.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'a@izlog.test',
      'b@izlog.test',
    ]);
  });

  it('is kept where nobody is named', async () => {
    await sql`delete from cms_option`.execute(test.app.db);
    await test.app.bus.publish(['options', 'option:Seller']);

    expect((await send(QUESTION)).statusCode).toBe(200);
    await test.services.jobs.drain();

    expect(await messages()).toHaveLength(1);
    expect(server.arrived).toEqual([]);
  });

  it('of another site goes to nobody here', async () => {
    await send(QUESTION, await addSecondSite(test));
    await test.services.jobs.drain();

    expect(await messages()).toMatchObject([{ site_id: 2 }]);
    expect(server.arrived).toEqual([]);
  });

  it.each([
    [{}, ['email', 'message', 'name']],
    [{ name: '', email: 'ana@', message: '' }, ['email', 'message', 'name']],
    [{ ...QUESTION, message: ' \n ' }, ['message']],
    [{ ...QUESTION, message: 'a'.repeat(5001) }, ['message']],
    [{ ...QUESTION, name: 'Ana\r\nBcc: svi@izlog.test' }, ['name']],
    [{ ...QUESTION, name: 'a'.repeat(101) }, ['name']],
    [{ ...QUESTION, message: ['Dan'] }, ['message']],
    [{ ...QUESTION, siteId: 2 }, ['siteId']],
    [{ ...QUESTION, acceptedConsents: ['tuđa'] }, ['acceptedConsents']],
  ])('with %o names every faulty field', async (payload, fields) => {
    const response = await send(payload);

    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().error.payload.fields).toSorted()).toEqual(fields);
    expect(await messages()).toEqual([]);
  });

  it('needs the consents of its form, and notes them', async () => {
    const ctx = await test.services.directory.contextOf(1);
    const consent = { uniqueNumber: 'upit', displayName: 'Slažem se' };
    const { id } = await test.services.consentEditing.create(ctx, consent);
    await test.services.consentEditing.assign(
      { siteId: 1, accountId: null },
      {
        assigned_to: 'contactForm',
        consents: [id],
        requiredConsents: [id],
      },
    );

    const without = await send(QUESTION);
    const withIt = await send({ ...QUESTION, acceptedConsents: [id] });

    expect(without.json().error.payload.fields).toEqual({ acceptedConsents: 'required' });
    expect(withIt.statusCode).toBe(200);
    const log = await sql`select email, form from consent_log`.execute(test.app.db);
    expect(log.rows).toEqual([{ email: 'ana@izlog.test', form: 'contactForm' }]);
  });

  it('with a character that no column can hold is refused', async () => {
    expect((await send({ ...QUESTION, message: 'a\u0000b' })).statusCode).toBe(400);
  });

  it('is taken five times in ten minutes from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send(QUESTION)).statusCode);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the recipients of questions', () => {
  it.each([
    [['a@b.hr', 'nije', 7], null, ['a@b.hr']],
    ['a@b.hr, c@d.hr; a@b.hr', null, ['a@b.hr', 'c@d.hr']],
    [undefined, { email: 'a@b.hr' }, ['a@b.hr']],
    ['', { email: 'nije' }, []],
    [undefined, undefined, []],
  ])('are the addresses in %o, else in %o', (named, seller, expected) => {
    expect(recipientsOf(named, seller)).toEqual(expected);
  });
});
