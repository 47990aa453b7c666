import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';
import type { MailContent, NewMail } from './mail.ts';

const server = await startMailServer();
afterAll(() => server.close());

declare module './mail.ts' {
  interface MailKinds {
    /** A mail of these tests. */
    test: Record<never, never>;
  }
}

/** What mails of the kind `test` say. */
let content: MailContent | null = null;
const SETTINGS: TestSettings = {
  config: { mail: { settings: { SMTP_URL: server.url }, from: 'trgovina@izlog.test' } },
  extend: (_app, { mailer }) => mailer.content('test', async () => content),
};

const PLAIN: MailContent = {
  subject: 'Šećer, čaj i đumbir – žurno',
  preheader: 'Kratko',
  heading: 'Naslov',
  parts: [{ type: 'text', text: 'Tekst' }],
  reason: 'Razlog',
};

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  server.arrived.length = 0;
  server.refuseWith.length = 0;
  server.refuseRecipients.length = 0;
  content = PLAIN;
});

const queue = (mail: Partial<NewMail<'test'>> = {}) =>
  test.services.mailer.queue(test.app.db, {
    siteId: 1,
    kind: 'test',
    key: 'order:1',
    to: 'ana@izlog.test',
    locale: 'hr',
    data: {},
    ...mail,
  });
const verify = (firstName: string, locale: 'hr' | 'en' | 'de' = 'hr') =>
  test.services.mailer.queue(test.app.db, {
    siteId: 1,
    kind: 'verify',
    key: firstName,
    to: 'ana@izlog.test',
    locale,
    data: { firstName, token: 'tajna' },
  });
const drain = () => test.services.jobs.drain();
const tryAgain = async () => {
  await sql`update job set run_after = now()`.execute(test.app.db);
  await drain();
};
const outbox = () => test.app.db.selectFrom('mail').selectAll().orderBy('id').execute();

describe('a mail', () => {
  it('reaches the mail server with sender, recipient, HTML and text', async () => {
    await queue();
    await drain();

    const [mail] = server.arrived;
    expect(server.arrived).toHaveLength(1);
    expect(mail?.recipients).toEqual(['ana@izlog.test']);
    expect(mail?.from).toMatchObject({ address: 'trgovina@izlog.test', name: 'Izlog' });
    expect(mail?.text).toContain('Tekst');
    expect(mail?.html).toContain('<html lang="hr"');
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 1, data: {} }]);
  });

  it('names the seller at its foot, in its language', async () => {
    const seller = {
      form: 'obrt',
      name: 'Lavanda',
      registerNumber: '91234567',
      people: 'Iva Ivić',
    };
    await test.services.site.saveOption(1, 'Seller', seller);
    await queue({ locale: 'de' });
    await drain();

    const [mail] = server.arrived;
    expect(mail?.html).toContain('Lavanda<br>Registernummer (MBO): 91234567 · Inhaber: Iva Ivić');
    expect(mail?.text).toContain('Registernummer (MBO): 91234567');
  });

  it('keeps the letters of its subject', async () => {
    await queue();
    await drain();

    expect(server.arrived[0]?.subject).toBe('Šećer, čaj i đumbir – žurno');
  });

  it('goes once, however often it is queued and looked for', async () => {
    await queue();
    await queue();
    await drain();
    await queue();
    await tryAgain();

    expect(server.arrived).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  it('does not go when its transaction is rolled back', async () => {
    const refused = test.app.db.transaction().execute(async (trx) => {
      await test.services.mailer.queue(trx, {
        siteId: 1,
        kind: 'test',
        key: 'order:1',
        to: 'ana@izlog.test',
        locale: 'hr',
        data: {},
      });
      throw new Error('no');
    });

    await expect(refused).rejects.toThrow('no');
    await drain();
    expect(server.arrived).toEqual([]);
  });

  it('with nothing left to say is dropped', async () => {
    content = null;
    await queue();
    await drain();

    expect(server.arrived).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'dropped' }]);
  });

  it('carries what is attached to it', async () => {
    const pdf = { filename: 'račun.pdf', contentType: 'application/pdf' };
    content = { ...PLAIN, attachments: [{ ...pdf, content: Buffer.from('%PDF-1.7') }] };
    await queue();
    await drain();

    expect(server.arrived[0]?.attachments).toMatchObject([
      { filename: 'račun.pdf', mimeType: 'application/pdf', disposition: 'attachment' },
    ]);
  });

  it('of a subscription can be ended by one click', async () => {
    content = { ...PLAIN, unsubscribeUrl: 'https://izlog.test/newsletter/odjava/x' };
    await queue();
    await drain();

    const headers = Object.fromEntries(
      (server.arrived[0]?.headers ?? []).map(({ key, value }) => [key, value]),
    );
    expect(headers['list-unsubscribe']).toBe('<https://izlog.test/newsletter/odjava/x>');
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });
});

describe('a mail server that refuses', () => {
  it.each([421, 450])(
    'by %i is asked again later, with the same Message-ID (F26)',
    async (code) => {
      server.refuseWith.push(code, code);
      await queue();

      await drain();
      const [refused] = await outbox();
      await tryAgain();
      expect(server.arrived).toEqual([]);
      await tryAgain();

      const [sent] = await outbox();
      expect(refused).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(refused?.last_error).toContain('not now');
      expect(sent).toMatchObject({ state: 'sent', attempts: 3, last_error: '' });
      expect(sent?.message_id).toBe(refused?.message_id);
      expect(server.arrived.map(({ messageId }) => messageId)).toEqual([
        `<${sent?.message_id}@izlog.test>`,
      ]);
    },
  );

  it('ten times is left alone, and the outbox says so', async () => {
    server.refuseWith.push(...Array.from({ length: 12 }, () => 450));
    await verify('Ana');

    for (let n = 0; n < 12; n += 1) await tryAgain();

    expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 10 }]);
    expect(server.refuseWith).toHaveLength(2);
  });

  it.each([
    ['the mail', 'refuseWith', 'not now'],
    ['the recipient', 'refuseRecipients', 'nobody of that name'],
  ] as const)(
    '%s for good is not asked again, and the outbox says why',
    async (_what, list, reason) => {
      server[list].push(550);
      await queue();

      await drain();
      await tryAgain();

      expect(server.arrived).toEqual([]);
      expect(await outbox()).toMatchObject([
        { state: 'dead', attempts: 1, last_error: expect.stringContaining(reason) },
      ]);
    },
  );

  it('the recipient for a while is asked again', async () => {
    server.refuseRecipients.push(450);
    await queue();

    await drain();
    await tryAgain();

    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('keeps no other mail from going', async () => {
    server.refuseWith.push(450);
    await queue();
    await queue({ key: 'order:2', to: 'iva@izlog.test' });
    await drain();

    expect(server.arrived).toHaveLength(1);
    expect((await outbox()).map(({ state }) => state).toSorted()).toEqual(['sent', 'waiting']);
  });
});

describe('hostile texts', () => {
  const BREAK = 'Ana\r\nBcc: svi@izlog.test\r\n\r\n<script>alert(1)</script>';

  it('in a subject and a brand add no header', async () => {
    await test.services.site.rename(1, `Izlog\r\nBcc: svi@izlog.test`);
    content = { ...PLAIN, subject: BREAK };
    await queue();
    await drain();

    const [mail] = server.arrived;
    expect(mail?.recipients).toEqual(['ana@izlog.test']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.subject).toBe('Ana Bcc: svi@izlog.test <script>alert(1)</script>');
  });

  it('in the text are shown as text', async () => {
    content = {
      ...PLAIN,
      heading: '<img src=x onerror=alert(1)>',
      parts: [
        { type: 'text', text: BREAK },
        { type: 'button', label: '"><script>', href: 'https://izlog.test/?a="><script>' },
        { type: 'card', title: '<b>', detail: '</td>', href: 'https://x', picture: '"onload="' },
        { type: 'facts', rows: [{ label: '<i>', value: '<u>' }] },
        { type: 'quote', text: '<style>' },
      ],
    };
    await queue();
    await drain();

    const html = server.arrived[0]?.html ?? '';
    expect(html).not.toMatch(/<(script|b|i|u)>|<img src=x|"onload="/);
    expect(html.match(/<style>/g)).toHaveLength(1);
  });

  it('in an address name no second recipient', async () => {
    await queue({ to: 'ana@izlog.test, svi@izlog.test' });
    await drain();

    expect(server.arrived.flatMap(({ recipients }) => recipients)).not.toContain('svi@izlog.test');
  });

  it.each(['Posjetite www.zlo.test', 'http://zlo.test', 'Ana\nkupite', 'x'.repeat(60)])(
    'in a name, such as "%s", greet nobody',
    async (name) => {
      await verify(name);
      await drain();

      expect(server.arrived[0]?.text).toContain('Dobar dan,\n');
    },
  );
});

describe('the mail that confirms an address', () => {
  it.each([
    ['hr', 'Potvrdite svoju e-mail adresu', 'Dobar dan, Željka,', '/prijava'],
    ['en', 'Confirm your e-mail address', 'Hello Željka,', '/en/login'],
    ['de', 'Bestätigen Sie Ihre E-Mail-Adresse', 'Guten Tag Željka,', '/de/prijava'],
  ] as const)(
    'is written in %s and leads to the site itself',
    async (locale, subject, hello, path) => {
      await verify('Željka', locale);
      await drain();

      const [mail] = server.arrived;
      expect(mail?.subject).toBe(subject);
      expect(mail?.text).toContain(hello);
      const href = `http://127.0.0.1:3000${path}?verificationToken=tajna`;
      expect(mail?.text).toContain(href);
      expect(mail?.text?.split(href)).toHaveLength(2);
      expect(mail?.html).toContain(`href="${href}"`);
    },
  );
});
