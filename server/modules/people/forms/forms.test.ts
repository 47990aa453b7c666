import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { form as formBlock } from '#blocks/content/form/index.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { type FormField, formStamp } from '#domain/web/form-fields.ts';
import { createContentRules } from '#runtime/content/rules.ts';
import { createRegistry } from '#runtime/registry.ts';
import type { Element, Node } from '#schemas/content/element.ts';
import { shownNode } from '#src/storefront/render/shown-node.ts';
import { aChild, aContent } from '#tests/support/content/builders.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, fakeEntry, type TestApp } from '#tests/support/test-app.ts';
import { createFormRepository } from './forms.repository.ts';
import { createFormService } from './forms.service.ts';

const registry = createRegistry([formBlock]);
const server = await startMailServer();
afterAll(() => server.close());
const SETTINGS = {
  config: { mail: { settings: { SMTP_URL: server.url } } },
  entry: {
    ...fakeEntry,
    content: createContentRules(registry),
    shownNode: (
      ...[element, masters, asked]: Parameters<NonNullable<typeof fakeEntry.shownNode>>
    ) => shownNode({ element, masters, registry }, asked),
  },
};

const aField = (label: string, more: Partial<FormField> = {}): FormField => ({
  kind: 'text',
  label,
  help: '',
  required: false,
  options: [],
  ...more,
});
const FIELDS = [
  aField('Ime', { required: true }),
  aField('E-mail', { kind: 'email' }),
  aField('Termin', { kind: 'choice', options: [{ label: 'Subota' }, { label: 'Srijeda' }] }),
  aField('Dolazite li?', { kind: 'yesNo' }),
  aField('Poruka', { kind: 'textarea' }),
];
const CONSENT = 'Slažem se s obradom.';
const FORM = { fields: FIELDS, consent: CONSENT };
const RECIPIENT = 'radionice@izlog.test';
const aForm = (changes: Partial<Node> = {}): Node => ({
  id: 'prijava',
  block: 'form',
  v: 1,
  role: 'own',
  meta: { title: 'Prijava', ...FORM },
  options: { recipients: [{ email: RECIPIENT }], copy: true },
  ...changes,
});
const aPage = (...parts: Node[]) =>
  aContent({ slug: 'radionica', meta: { title: 'Radionica' }, parts });

let test: TestApp;
let ema: EditorClient;
let page: Element;
beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  server.arrived.length = 0;
  ema = await createEditor(test);
  page = await ema.create(aPage(aForm()));
  await ema.publish(page.id);
});

const GOOD = {
  f1: ['Ana Šarić'],
  f2: ['ana@izlog.test'],
  f3: ['Subota'],
  f4: ['yes'],
  f5: ['Dolazim\r\nranije.'],
};
const bodyOf = (changes: object = {}) => ({
  elementId: page.id,
  node: 'prijava',
  language: 'hr',
  stamp: formStamp(FORM),
  answers: GOOD,
  consent: true,
  ...changes,
});
const send = (changes: object = {}, headers: Record<string, string> = test.headers) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/form/web/send',
    headers,
    payload: bodyOf(changes),
  });
const kept = () => test.app.db.selectFrom('form_answer').selectAll().orderBy('id').execute();
const codeOf = (response: Awaited<ReturnType<typeof send>>) => response.json().error.code;

describe('answers to a form', () => {
  it('are kept with the questions of that time, and mailed to its recipients', async () => {
    const response = await send();
    await test.services.jobs.drain();

    expect(response.json()).toEqual({ data: {} });
    expect(await kept()).toMatchObject([
      {
        site_id: 1,
        element_id: page.id,
        node: 'prijava',
        title: 'Prijava',
        locale: 'hr',
        consent: CONSENT,
        answers: [
          { label: 'Ime', kind: 'text', values: ['Ana Šarić'] },
          { label: 'E-mail', kind: 'email', values: ['ana@izlog.test'] },
          { label: 'Termin', kind: 'choice', values: ['Subota'] },
          { label: 'Dolazite li?', kind: 'yesNo', values: ['yes'] },
          { label: 'Poruka', kind: 'textarea', values: ['Dolazim\nranije.'] },
        ],
      },
    ]);
    const [mail] = server.arrived.filter(({ recipients }) => recipients.includes(RECIPIENT));
    expect(mail?.subject).toBe('Odgovor na obrazac: Prijava');
    expect(mail?.replyTo).toMatchObject([{ address: 'ana@izlog.test' }]);
    expect(mail?.text).toContain('Subota');
    expect(mail?.text).toContain('> Dolazim\n> ranije.');
  });

  it('go back to whoever gave an address, where the form says so, three times a day at most', async () => {
    for (let n = 0; n < 4; n += 1) await send();
    await test.services.jobs.drain();
    const copies = () =>
      server.arrived.filter(({ recipients }) => recipients.includes('ana@izlog.test'));

    expect(copies().map(({ subject }) => subject)).toEqual(Array(3).fill('Vaši odgovori: Prijava'));
    expect(await kept()).toHaveLength(4);
  });

  it('go to nobody but the recipients without the wish for a copy', async () => {
    const other = await ema.create({
      ...aPage(aForm({ options: { recipients: [{ email: RECIPIENT }] } })),
      slug: 'druga',
    });
    await ema.publish(other.id);

    await send({ elementId: other.id });
    await test.services.jobs.drain();

    expect(server.arrived.flatMap(({ recipients }) => recipients)).toEqual([RECIPIENT]);
  });

  it('go to those who get questions where the form names nobody', async () => {
    await test.services.site.saveOption(1, 'ContactRecipients', ['upiti@izlog.test']);
    const other = await ema.create({ ...aPage(aForm({ options: {} })), slug: 'druga' });
    await ema.publish(other.id);

    await send({ elementId: other.id });
    await test.services.jobs.drain();

    expect(server.arrived.flatMap(({ recipients }) => recipients)).toEqual(['upiti@izlog.test']);
  });

  it('may leave out what is not required', async () => {
    expect((await send({ answers: { f1: ['Ana'] } })).statusCode).toBe(200);
    expect((await kept())[0]?.answers.map(({ values }) => values)).toEqual([
      ['Ana'],
      [],
      [],
      [],
      [],
    ]);
  });

  it.each([
    [{ answers: {} }, { f1: 'required' }],
    [{ answers: { f1: [' '] } }, { f1: 'required' }],
    [{ answers: { ...GOOD, f1: ['a'.repeat(201)] } }, { f1: 'maxLength' }],
    [{ answers: { ...GOOD, f1: ['Ana\nBcc: a@b.hr'] } }, { f1: 'line' }],
    [{ answers: { ...GOOD, f1: ['Ana', 'Iva'] } }, { f1: 'maxItems' }],
    [{ answers: { ...GOOD, f2: ['ana@'] } }, { f2: 'email' }],
    [{ answers: { ...GOOD, f3: ['Nedjelja'] } }, { f3: 'enum' }],
    [{ answers: { ...GOOD, f4: ['možda'] } }, { f4: 'enum' }],
    [{ answers: { ...GOOD, f6: ['višak'] } }, { f6: 'additionalProperties' }],
    [{ consent: false }, { consent: 'required' }],
    [
      { answers: {}, consent: undefined },
      { f1: 'required', consent: 'required' },
    ],
  ])('with %o break rules by the name of the field', async (changes, fields) => {
    const response = await send(changes);

    expect(response.statusCode).toBe(400);
    expect(response.json().error.payload.fields).toEqual(fields);
    expect(await kept()).toEqual([]);
  });

  it.each([
    { answers: { f21: ['a'] } },
    { answers: { f1: 'Ana' } },
    { answers: { f1: Array(21).fill('a') } },
    { answers: { f5: ['a'.repeat(5001)] } },
    { answers: { f1: ['a\u0000b'] } },
    { node: '../prijava' },
    { elementId: 0 },
    { language: 'fr' },
    { stamp: 'A'.repeat(8) },
    { title: 'Moj naslov' },
  ])('of a wrong shape are refused: %o', async (changes) => {
    expect((await send(changes)).statusCode).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('are taken five times in ten minutes from one address', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await send()).statusCode);

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a form', () => {
  it('that is a draft only takes no answers', async () => {
    const draft = await ema.create({ ...aPage(aForm()), slug: 'skica' });

    const response = await send({ elementId: draft.id });

    expect([response.statusCode, codeOf(response)]).toEqual([404, 'FORM_GONE']);
  });

  it.each([
    ['another element', { elementId: 999_999 }],
    ['another node', { node: 'druga' }],
  ])('is not found in %s', async (_where, changes) => {
    expect(codeOf(await send(changes))).toBe('FORM_GONE');
  });

  it('of another site is not found', async () => {
    expect(codeOf(await send({}, await addSecondSite(test)))).toBe('FORM_GONE');
  });

  it('that asks something else by now takes no answers, what is not published yet counts for nothing', async () => {
    const label = ['nodes', 'prijava', 'meta', 'fields'];
    const changed = [aField('Prezime', { required: true })];
    await ema.patch(page.id, page.rev, [{ op: 'replace', path: label, value: changed }]);
    expect((await send()).statusCode).toBe(200);

    await ema.publish(page.id);
    const response = await send();

    expect([response.statusCode, codeOf(response)]).toEqual([409, 'FORM_CHANGED']);
    const stamp = formStamp({ fields: changed, consent: CONSENT });
    expect((await send({ stamp, answers: { f1: ['Šarić'] } })).statusCode).toBe(200);
  });

  it('of a shared section is asked as the page shows it', async () => {
    const master = await ema.create(
      aContent({ type: 'section', slug: '', meta: { title: 'Prijava' }, parts: [aForm()] }),
    );
    const child = aChild('dijete', master.id, { block: 'form', meta: { title: 'Zimska prijava' } });
    const shown = await ema.create({ ...aPage(child), slug: 'zima' });
    await ema.publish(master.id);
    await ema.publish(shown.id);

    expect((await send({ elementId: shown.id, node: 'dijete' })).statusCode).toBe(200);
    expect((await kept())[0]?.title).toBe('Zimska prijava');
    expect(codeOf(await send({ elementId: master.id }))).toBe('FORM_GONE');
  });

  it('tells nobody outside of the back office whom answers go to', async () => {
    const ask = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: test.headers,
        ...(payload && { payload }),
      });
    const answers = [
      await ask('GET', '/page/get/radionica'),
      await ask('POST', '/finder/decide', { params: ['radionica'] }),
    ];

    for (const { body } of answers) {
      expect(body).toContain('Dolazite li?');
      expect(body).not.toContain(RECIPIENT);
    }
    expect((await ema.draft(page.id)).parts[0]?.options?.['recipients']).toEqual([
      { email: RECIPIENT },
    ]);
  });
});

describe('the form without JavaScript', () => {
  const FIELDS_OF_THE_FORM = { f1: 'Ana', f3: 'Srijeda', consent: 'yes' };
  const post = (fields: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: ACTIONS.form,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams({
        element: String(page.id),
        node: 'prijava',
        language: 'hr',
        stamp: formStamp(FORM),
        redirect: '/radionica#hvala',
        page: '/radionica#obrazac',
        ...fields,
      }).toString(),
    });

  it('goes to the thanks', async () => {
    const { statusCode, headers } = await post(FIELDS_OF_THE_FORM);

    expect([statusCode, headers.location]).toEqual([303, '/radionica?poruka=form-sent#hvala']);
    expect(await kept()).toHaveLength(1);
  });

  it.each([
    [{ f1: '' }, 'form-refused'],
    [{ f7: 'višak' }, 'form-refused'],
    [{ stamp: 'a' }, 'form-changed'],
    [{ node: 'druga' }, 'form-changed'],
  ])('with %o goes back to the form and says %s', async (changes, notice) => {
    const { headers } = await post({ ...FIELDS_OF_THE_FORM, ...changes });

    expect(headers.location).toBe(`/radionica?poruka=${notice}#obrazac`);
    expect(await kept()).toEqual([]);
  });
});

describe('old answers', () => {
  const age = (days: number) =>
    sql`update form_answer set created_at = now() - ${days} * interval '1 day'`.execute(
      test.app.db,
    );
  const deleteOld = () =>
    createFormService(createFormRepository(test.app.db), test.services).deleteOld();

  it('are deleted after a year', async () => {
    await send();
    await age(364);
    expect(await deleteOld()).toBe(0);

    await age(366);
    expect(await deleteOld()).toBe(1);
    expect(await kept()).toEqual([]);
  });

  it('are deleted when the site says', async () => {
    await test.services.site.saveOption(1, 'FormAnswerDays', 30);
    await send();
    await age(31);

    expect(await deleteOld()).toBe(1);
  });

  it.each([
    [1, 200],
    [3650, 200],
    [0, 400],
    [3651, 400],
    [1.5, 400],
    ['30', 400],
  ])('may be kept for %o days: %i', async (value, status) => {
    const saved = await ema.send('PUT', '/option/update/FormAnswerDays', { value });

    expect(saved.statusCode).toBe(status);
  });
});
