import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailSender } from '#schemas/api/mail-sender.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp, type TestSettings } from '#tests/support/test-app.ts';

const server = await startMailServer();
afterAll(() => server.close());

const SETTINGS: TestSettings = {
  config: { mail: { settings: { SMTP_URL: server.url }, from: 'trgovina@izlog.test' } },
};

let test: TestApp;
let editor: EditorClient;
async function open(settings: TestSettings) {
  test = await createTestApp(settings);
  editor = await createEditor(test);
}
beforeEach(async () => {
  await open(SETTINGS);
  server.arrived.length = 0;
  server.refuseWith.length = 0;
  server.refuseRecipients.length = 0;
});

const aSender = (changes: Partial<MailSender> = {}): MailSender => ({
  name: 'Bonaca, ljekarna',
  address: 'posta@bonaca.hr',
  replyTo: 'pitanja@bonaca.hr',
  footer: { hr: 'Zovite nas <b>od 8 do 16</b>.', de: 'Rufen Sie uns an.' },
  ...changes,
});
const read = async () => (await editor.send('GET', '/admin/mail/sender')).json().data;
const save = (body: object) => editor.send('PUT', '/admin/mail/sender', body);
const trial = (body: object) => editor.send('POST', '/admin/mail/sender/test', body);
async function aMail(locale: 'hr' | 'en' | 'de', siteId = 1) {
  await test.services.mailer.queue(test.app.db, {
    siteId,
    kind: 'reset',
    key: `${locale}:${siteId}`,
    to: 'ana@izlog.test',
    locale,
    data: { firstName: 'Ana', token: 'tajna' },
  });
  await test.services.jobs.drain();
  return server.arrived.at(-1);
}

describe('who sends the mails of a site', () => {
  it('is what the settings say until the site says something else', async () => {
    expect(await read()).toEqual({
      sender: { name: '', address: '', replyTo: '', footer: {} },
      defaults: { name: 'Izlog', address: 'trgovina@izlog.test', replyTo: '' },
      way: { kind: 'smtp', place: new URL(server.url).host },
    });
    expect((await aMail('hr'))?.from).toMatchObject({
      name: 'Izlog',
      address: 'trgovina@izlog.test',
    });
  });

  it('stands on each mail from then on, and on those of no other site', async () => {
    await addSecondSite(test);
    expect((await save(aSender({ name: '  Bonaca, ljekarna ' }))).statusCode).toBe(200);

    const mail = await aMail('hr');
    expect(mail?.from).toMatchObject({ name: 'Bonaca, ljekarna', address: 'posta@bonaca.hr' });
    expect(mail?.replyTo).toMatchObject([{ address: 'pitanja@bonaca.hr' }]);
    expect(mail?.messageId).toContain('@bonaca.hr>');
    expect((await aMail('hr', 2))?.from?.address).toBe('trgovina@izlog.test');
    expect((await read()).sender).toEqual(aSender());
  });

  it('has a line at the foot, in the language of the mail, as text', async () => {
    await save(aSender());

    const croatian = await aMail('hr');
    expect(croatian?.text).toContain('Zovite nas <b>od 8 do 16</b>.');
    expect(croatian?.html).toContain('Zovite nas &lt;b&gt;od 8 do 16&lt;/b&gt;.');
    expect((await aMail('de'))?.text).toContain('Rufen Sie uns an.');
    // English has none of its own.
    expect((await aMail('en'))?.text).toContain('Zovite nas');
  });

  it.each([
    [{ address: 'bonaca.hr' }, 'address'],
    [{ address: 'a@bonaca.hr, b@bonaca.hr' }, 'address'],
    [{ replyTo: 'a@bonaca.hr\r\nBcc: svi@bonaca.hr' }, 'replyTo'],
    [{ name: 'Bonaca\r\nBcc: svi@bonaca.hr' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ footer: { hr: 'x'.repeat(501) } }, 'footer.hr'],
  ])('refuses %o', async (changes, field) => {
    const answer = await save(aSender(changes));

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().error.payload.fields)).toEqual([field]);
    expect((await read()).sender.address).toBe('');
  });

  it('is for the people of the shop only', async () => {
    const answers = await Promise.all(
      (['GET', 'PUT'] as const).map((method) =>
        test.app.inject({
          method,
          url: '/api/v1/admin/mail/sender',
          headers: test.headers,
          ...(method === 'PUT' && { payload: aSender() }),
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

describe('a test mail', () => {
  it('goes out at once with what is typed, and leaves nothing in the outbox', async () => {
    const answer = await trial({ to: 'vlasnik@izlog.test', sender: aSender() });

    expect(answer.json().data).toEqual({ way: 'smtp', failure: null });
    expect(server.arrived).toMatchObject([
      { recipients: ['vlasnik@izlog.test'], from: { address: 'posta@bonaca.hr' } },
    ]);
    expect((await read()).sender.address).toBe('');
    expect(await test.app.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });

  it('tells that the recipient was refused, in the words of the server', async () => {
    server.refuseRecipients.push(550);

    const { data } = (await trial({ to: 'nitko@izlog.test', sender: aSender() })).json();

    expect(data.failure.fault).toBe('recipient');
    expect(data.failure.answer).toBe('550 nobody of that name');
  });

  it('tells that the mail itself was refused', async () => {
    server.refuseWith.push(554);

    const { data } = (await trial({ to: 'ana@izlog.test', sender: aSender() })).json();

    expect(data.failure).toEqual({ fault: 'content', answer: '554 not now' });
  });

  it('tells that nothing listens there, and no word of the password', async () => {
    const SMTP_URL = 'smtp://ana:lozinka@127.0.0.1:9';
    await open({ config: { mail: { settings: { SMTP_URL } } } });

    const answer = await trial({ to: 'ana@izlog.test', sender: aSender() });

    expect(answer.json().data.failure.fault).toBe('unreachable');
    expect(answer.body).not.toContain('lozinka');
    expect((await read()).way).toEqual({ kind: 'smtp', place: '127.0.0.1:9' });
  });

  it('is a file where no server is set, and says so', async () => {
    await open({});
    const folder = join(test.app.config.dataDir, 'mail');
    const filesIn = () => (existsSync(folder) ? readdirSync(folder) : []);
    // Tests before this one may have written into the same folder.
    const before = filesIn();

    const { data } = (await trial({ to: 'ana@izlog.test', sender: aSender() })).json();

    expect(data).toEqual({ way: 'folder', failure: null });
    const [file = ''] = filesIn().filter((name) => !before.includes(name));
    expect(readFileSync(join(folder, file), 'utf8')).toContain('To: ana@izlog.test');
  });

  it('is refused without an address, and after ten of them', async () => {
    expect((await trial({ to: 'ana', sender: aSender() })).statusCode).toBe(400);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await trial({ to: 'ana@izlog.test', sender: aSender() })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
