import { JSDOM } from 'jsdom';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '#domain/theme/theme.ts';
import {
  MAIL_TEXT_KINDS,
  type MailLine,
  type MailText,
  type MailTextKind,
} from '#schemas/api/mail-texts.ts';
import { MARKUP_VECTORS } from '#tests/support/content/xss-vectors.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { toHtml } from '../layout.ts';
import type { MailFill } from '../mail.ts';
import { toPlainText } from '../plain-text.ts';
import { composeMail, exampleMail } from './compose.ts';
import { inOwnWords, productText } from './own-text.ts';

const server = await startMailServer();
afterAll(() => server.close());

let test: TestApp;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp({ config: { mail: { settings: { SMTP_URL: server.url } } } });
  editor = await createEditor(test);
  server.arrived.length = 0;
});

const line = (text: string, more: object = {}): MailLine => ({
  type: 'paragraph',
  runs: [{ text, ...more }],
});
const BUTTON: MailLine = { type: 'part', name: 'button' };
const aText = (changes: Partial<MailText> = {}): MailText => ({
  subject: 'Lozinka za {{shop}}',
  heading: 'Nova lozinka',
  body: [line('{{greeting}} kliknite:'), BUTTON],
  ...changes,
});
const at = (kind: string, locale: string, more = '') => `/admin/mail/text/${kind}/${locale}${more}`;
const read = async (kind = 'reset', locale = 'hr') =>
  (await editor.send('GET', at(kind, locale))).json().data;
const save = (text: object, base = 0, kind = 'reset', locale = 'hr') =>
  editor.send('PUT', at(kind, locale), { text, base });
const errorOf = (answer: { json(): { error: { code: string; payload: object } } }) =>
  answer.json().error;
async function aReset(locale: 'hr' | 'en' = 'hr', siteId = 1, firstName = 'Ana') {
  await test.services.mailer.queue(test.app.db, {
    siteId,
    kind: 'reset',
    key: `${locale}:${siteId}:${server.arrived.length}`,
    to: 'ana@izlog.test',
    locale,
    data: { firstName, token: 'tajna' },
  });
  await test.services.jobs.drain();
  return server.arrived.at(-1);
}

describe('the words of a mail', () => {
  it('are those of the product until the shop writes its own', async () => {
    const before = await read();
    expect(before).toMatchObject({
      isOwn: false,
      version: 0,
      versions: [],
      needs: [['button', 'href']],
    });
    expect(before.text.subject).toBe('Nova lozinka');
    expect(before.placeholders).toContainEqual({ name: 'button', type: 'part', example: '' });

    const saved = (await save(aText())).json().data;
    expect(saved).toMatchObject({ isOwn: true, text: aText() });

    const mail = await aReset();
    expect(mail?.subject).toBe('Lozinka za Izlog');
    expect(mail?.text).toContain('Dobar dan, Ana, kliknite:');
    expect(mail?.text).toContain('token=tajna');
    expect(mail?.text).not.toContain('Ako niste tražili');
  });

  it('are of one language and one site', async () => {
    await addSecondSite(test);
    await save(aText());

    expect((await aReset('en'))?.subject).toBe('New password');
    expect((await aReset('hr', 2))?.subject).toBe('Nova lozinka');
    const { kinds } = (await editor.send('GET', '/admin/mail/text')).json().data;
    expect(kinds.find((one: { kind: string }) => one.kind === 'reset').own).toEqual(['hr']);
    expect(kinds.find((one: { kind: string }) => one.kind === 'order').own).toEqual([]);
  });

  it('name facts of the shop, and leave out what it does not promise', async () => {
    const body = [line('Piše vam {shop.name}. Dostava za {delivery.days}.'), BUTTON];
    await save(aText({ subject: 'Dostava {delivery.price}', body }));
    const { site } = await test.services.directory.contextOf(1);
    const sender = { name: '', address: '', replyTo: '', footer: { hr: '{company.name} javlja' } };
    await editor.send('PUT', '/admin/mail/sender', sender);

    const mail = await aReset();
    // The product's own words stand in for a subject that is gone.
    expect(mail?.subject).toBe('Nova lozinka');
    expect(mail?.text).toContain(`Piše vam ${site.name}.`);
    expect(mail?.text).toContain(`${site.name} javlja`);
    expect(mail?.text).not.toContain('Dostava');
  });

  it('can be taken back, and earlier ones are kept, twenty of them', async () => {
    let base = 0;
    for (let at = 1; at <= 22; at += 1) {
      base = (await save(aText({ subject: `Verzija ${at}` }), base)).json().data.version;
    }
    const { versions } = await read();
    expect(versions).toHaveLength(20);
    expect(versions[0]).toMatchObject({ by: 'urednik@izlog.test', isReset: false });

    const reset = (await editor.send('POST', at('reset', 'hr', '/reset'), { base })).json().data;
    expect(reset).toMatchObject({ isOwn: false, text: { subject: 'Nova lozinka' } });
    expect((await aReset())?.subject).toBe('Nova lozinka');

    const body = { version: versions[19].id, base: reset.version };
    // The oldest went when the product's words were taken back.
    expect((await editor.send('POST', at('reset', 'hr', '/restore'), body)).statusCode).toBe(404);
    const again = await editor.send('POST', at('reset', 'hr', '/restore'), {
      ...body,
      version: versions[5].id,
    });
    expect(again.json().data.text.subject).toBe('Verzija 17');
  });

  it('are not restored from another mail', async () => {
    const { version } = (await save(aText())).json().data;
    const body = { version, base: 0 };

    expect((await editor.send('POST', at('verify', 'hr', '/restore'), body)).statusCode).toBe(404);
    expect((await editor.send('POST', at('reset', 'en', '/restore'), body)).statusCode).toBe(404);
  });

  it('that somebody else saved meanwhile are not overwritten', async () => {
    const { version } = (await save(aText())).json().data;
    const late = await save(aText({ subject: 'Moje' }), 0);

    expect(late.statusCode).toBe(409);
    expect(errorOf(late).code).toBe('MAIL_TEXT_CHANGED');
    expect((await save(aText({ subject: 'Moje' }), version)).statusCode).toBe(200);
  });

  it.each([
    ['MAIL_TEXT_UNKNOWN', { body: [line('{{lozinka}}'), BUTTON] }, '{{lozinka}}'],
    ['MAIL_TEXT_UNKNOWN', { subject: 'Narudžba {{number}}' }, '{{number}}'],
    ['MAIL_TEXT_UNKNOWN', { body: [BUTTON, { type: 'part', name: 'lines' }] }, '{{lines}}'],
    ['MAIL_TEXT_UNKNOWN', { body: [line('{{constructor}}'), BUTTON] }, '{{constructor}}'],
    ['MAIL_TEXT_MISSING', { body: [line('Bez poveznice')] }, '{{button}} / {{href}}'],
    ['MAIL_TEXT_MISPLACED', { subject: 'Evo {{href}}' }, '{{href}}'],
    ['MAIL_TEXT_MISPLACED', { body: [line('{{button}}')] }, '{{button}}'],
    ['MAIL_TEXT_MISPLACED', { body: [BUTTON, line('x', { href: '{{shop}}' })] }, '{{shop}}'],
    ['MAIL_TEXT_LINK', { body: [BUTTON, line('x', { href: 'javascript:x' })] }, 'javascript:x'],
    ['MAIL_TEXT_LINK', { body: [BUTTON, line('x', { href: '{{href}}@zlo.hr' })] }, '@zlo.hr'],
  ])('are refused by %s for %o', async (code, changes, names) => {
    const answer = await save(aText(changes as Partial<MailText>));

    expect(answer.statusCode).toBe(400);
    expect(errorOf(answer).code).toBe(code);
    expect(JSON.stringify(errorOf(answer).payload)).toContain(names);
    expect((await read()).isOwn).toBe(false);
  });

  it('may lead to the link by words of their own', async () => {
    const body = [line('Kliknite ovdje', { href: '{{href}}', bold: true })];
    expect((await save(aText({ body }))).statusCode).toBe(200);

    const mail = await aReset();
    const link = new JSDOM(mail?.html ?? '').window.document.querySelector('p a');
    expect(link?.getAttribute('href')).toContain('token=tajna');
    expect(link?.innerHTML).toBe('<strong>Kliknite ovdje</strong>');
  });

  it.each([
    [aText({ subject: '' })],
    [aText({ subject: 'Ana\r\nBcc: svi@izlog.test' })],
    [aText({ body: [] })],
    [aText({ body: Array(81).fill(BUTTON) })],
    [{ ...aText(), body: [{ type: 'html', runs: [] }] }],
    [{ ...aText(), html: '<p>' }],
  ])('are refused in the wrong form: %#', async (text) => {
    expect((await save(text)).statusCode).toBe(400);
  });

  it('are of known mails and languages', async () => {
    const statuses = await Promise.all(
      [at('tajna', 'hr'), at('reset', 'fr')].map(
        async (path) => (await editor.send('GET', path)).statusCode,
      ),
    );
    expect(statuses).toEqual([400, 400]);
  });

  it('are for the people of the shop only', async () => {
    const url = `/api/v1${at('reset', 'hr')}`;
    const { statusCode } = await test.app.inject({ method: 'GET', url, headers: test.headers });
    expect(statusCode).toBe(401);
  });
});

describe('a preview', () => {
  const preview = (kind: string, body: object) =>
    editor.send('POST', at(kind, 'hr', '/preview'), body);

  it('shows words that are not saved, as HTML without a style sheet and as text', async () => {
    const { subject, html, text } = (await preview('reset', { text: aText() })).json().data;

    expect(subject).toBe('Lozinka za Izlog');
    expect(text).toContain('Dobar dan, Ana, kliknite:');
    const { document } = new JSDOM(html).window;
    expect(document.querySelector('style, script')).toBeNull();
    expect(document.querySelector('h1')?.textContent).toBe('Nova lozinka');
    expect((await read()).isOwn).toBe(false);
  });

  it('is refused like the words themselves, and for an order of another mail or none', async () => {
    expect((await preview('reset', { text: aText({ body: [line('x')] }) })).statusCode).toBe(400);
    expect((await preview('reset', { text: aText(), orderId: 1 })).statusCode).toBe(404);
    const { text } = await read('order');
    expect((await preview('order', { text, orderId: 999 })).statusCode).toBe(404);
  });

  it('is sent to an address on demand, and leaves the outbox alone', async () => {
    const body = { text: aText(), to: 'vlasnik@izlog.test' };
    const answer = await editor.send('POST', at('reset', 'hr', '/test'), body);

    expect(answer.json().data).toEqual({ way: 'smtp', failure: null });
    expect(server.arrived).toMatchObject([{ subject: 'Lozinka za Izlog' }]);
    expect(await test.app.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });
});

describe.each(MAIL_TEXT_KINDS)('the mail "%s"', (kind: MailTextKind) => {
  it('says the same when the words of the product are saved as the shop’s own', async () => {
    const ctx = await test.services.directory.contextOf(1);
    const content = exampleMail(kind, ctx);
    const own = inOwnWords(content, content.fill as MailFill, productText(kind, 'hr'));
    const sender = { name: 'B', url: 'https://b.test', imprint: '', theme: DEFAULT_THEME };
    // The address below the button stands in the text already.
    const plain = (html: string) => new JSDOM(html).window.document.body.textContent;

    expect(plain(toHtml({ ...own, preheader: '' }, sender, 'hr'))).toBe(
      plain(toHtml({ ...content, preheader: '' }, sender, 'hr')),
    );
    expect(own.subject).toBe(content.subject);
    for (const locale of ['hr', 'en', 'de']) {
      const { text, version } = await read(kind, locale);
      expect((await save(text, version, kind, locale)).statusCode).toBe(200);
    }
  });
});

describe('hostile values', () => {
  it('stay text in words of the shop, and name nothing', () => {
    const words = { greeting: '', shop: 'Izlog', number: '1', total: '1' };
    const text = (value: string): MailText => ({
      subject: '{{shop}}',
      heading: '{{shop}}',
      body: [
        ...(['paragraph', 'heading', 'bullet', 'number', 'note'] as const).map(
          (type): MailLine => ({ type, runs: [{ text: `${value} {{greeting}}`, bold: true }] }),
        ),
        { type: 'part', name: 'lines' },
      ],
    });
    const ctx = { locale: 'hr' as const };
    const sender = { name: 'B', url: 'https://b.test', imprint: '', theme: DEFAULT_THEME };
    const skeleton = (value: string) => {
      const fill = { words: { ...words, greeting: value, shop: value }, parts: {} };
      const content = composeMail('order', ctx, fill);
      const own = inOwnWords(content, { kind: 'order', ...fill }, text(value));
      const { document } = new JSDOM(toHtml(own, sender, 'hr')).window;
      expect(toPlainText(own, sender)).toContain(value.replace(/\{\{.*?\}\}/g, ''));
      return [...document.querySelectorAll('*')]
        .filter(({ tagName }) => tagName !== 'BR')
        .map((one) => [one.tagName, ...one.getAttributeNames()].join(' '));
    };
    for (const vector of MARKUP_VECTORS) expect(skeleton(vector)).toEqual(skeleton('Tekst'));
  });

  it('are filled in once', () => {
    const words = { greeting: '{{href}}', shop: 'Izlog', href: 'https://b.test/?token=tajna' };
    const content = composeMail('reset', { locale: 'hr' }, { words, parts: {} });
    const own = inOwnWords(
      content,
      content.fill as MailFill,
      aText({ body: [line('{{greeting}}')] }),
    );

    expect(own.parts).toEqual([{ type: 'rich', look: 'paragraph', runs: [{ text: '{{href}}' }] }]);
  });

  it('never become addresses', () => {
    const words = { greeting: 'x', shop: 'https://zlo.test', href: 'javascript:x' };
    const content = composeMail('reset', { locale: 'hr' }, { words, parts: {} });
    const body = [line('a', { href: '{{shop}}' }), line('b', { href: '{{href}}' })];
    const own = inOwnWords(content, content.fill as MailFill, aText({ body }));

    expect(JSON.stringify(own.parts)).not.toContain('"href"');
  });

  it('a notice that a payment was a test is never left out', () => {
    const notice = { type: 'text' as const, text: 'Probna narudžba' };
    const parts = { testNotice: [notice] };
    const words = { greeting: '', shop: '', number: '', total: '' };
    const content = composeMail('order', { locale: 'hr' }, { words, parts });
    const own = inOwnWords(content, content.fill as MailFill, aText({ body: [line('Hvala')] }));

    expect(own.parts[0]).toEqual(notice);
  });
});
