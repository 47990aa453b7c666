import { beforeEach, describe, expect, it } from 'vitest';
import type { FormAnswer } from '#schemas/api/form-answers.ts';
import type { KeptAnswer } from '#server/db/tables/forms.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createFormRepository } from './forms.repository.ts';

let test: TestApp;
let ema: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  ema = await createEditor(test);
});

const said = (label: string, ...values: string[]): KeptAnswer => ({ label, kind: 'text', values });
const FORM = { elementId: 7, node: 'prijava' };

function keep(answers: KeptAnswer[], form: Partial<typeof FORM> & { title?: string } = {}) {
  const repository = createFormRepository(test.app.db);
  const row = { siteId: 1, locale: 'hr', title: 'Prijava', consent: null, answers } as const;
  return repository.transaction((trx) => repository.add(trx, { ...row, ...FORM, ...form }));
}

const filter = async (body: object = {}) => {
  const response = await ema.send('POST', '/form-answer/filter', body);
  return response.json<{ data: { records: FormAnswer[]; totalRecords: number } }>().data;
};
const exported = async () =>
  (await ema.send('GET', '/form-answer/export?elementId=7&node=prijava')).body;

describe('answers in the back office', () => {
  it('are listed by form and by words in them, the newest first', async () => {
    await keep([said('Ime', 'Ana Šarić'), said('E-mail', 'ana@izlog.test')]);
    await keep([said('Ime', 'Iva')], { title: 'Prijava za ljeto' });
    await keep([said('Ime', 'Mia 100%')], { node: 'druga', title: 'Natječaj' });

    const { records } = await filter();
    const forms = (await ema.send('GET', '/form-answer/forms')).json().data.forms;

    expect(records.map(({ answers }) => answers[0]?.values)).toEqual([
      ['Mia 100%'],
      ['Iva'],
      ['Ana Šarić'],
    ]);
    expect(forms).toMatchObject([
      { elementId: 7, node: 'druga', title: 'Natječaj', answers: 1 },
      { ...FORM, title: 'Prijava za ljeto', answers: 2 },
    ]);
    expect((await filter({ form: FORM })).totalRecords).toBe(2);
    expect((await filter({ keywords: 'ANA@izlog' })).totalRecords).toBe(1);
    expect((await filter({ keywords: '100%' })).totalRecords).toBe(1);
    expect((await filter({ keywords: '%' })).totalRecords).toBe(1);
    expect((await filter({ keywords: 'Ime' })).totalRecords).toBe(0);
    expect(await filter({ page: 2, limit: 2 })).toMatchObject({ totalRecords: 3, page: 2 });
  });

  it('are shown one by one, and deleted for good', async () => {
    const id = await keep([said('Ime', 'Ana')]);

    expect((await ema.send('GET', `/form-answer/get/${id}`)).json().data).toMatchObject({
      id,
      ...FORM,
      title: 'Prijava',
      language: 'hr',
      consent: null,
      answers: [said('Ime', 'Ana')],
    });
    expect((await ema.send('DELETE', `/form-answer/delete/${id}`)).statusCode).toBe(200);
    expect((await ema.send('GET', `/form-answer/get/${id}`)).statusCode).toBe(404);
    expect((await ema.send('DELETE', `/form-answer/delete/${id}`)).statusCode).toBe(404);
  });

  it.each([
    ['POST', '/form-answer/filter', { keywords: 'a'.repeat(201) }],
    ['POST', '/form-answer/filter', { form: { elementId: 7 } }],
    ['POST', '/form-answer/filter', { site: 2 }],
    ['GET', '/form-answer/export?elementId=7', undefined],
    ['GET', '/form-answer/export?elementId=7&node=a%20b', undefined],
    ['GET', '/form-answer/get/0', undefined],
  ] as const)('are not had by a wrong question: %s %s', async (method, url, payload) => {
    expect((await ema.send(method, url, payload)).statusCode).toBe(400);
  });

  it.each([
    ['GET', '/form-answer/forms'],
    ['POST', '/form-answer/filter'],
    ['GET', '/form-answer/get/1'],
    ['DELETE', '/form-answer/delete/1'],
    ['GET', '/form-answer/export?elementId=7&node=prijava'],
  ] as const)('are nothing to strangers: %s %s', async (method, url) => {
    await keep([said('Ime', 'Ana')]);
    const { headers } = test;
    const response = await test.app.inject({ method, url: `/api/v1${url}`, headers });

    expect(response.statusCode).toBe(401);
    expect(response.body).not.toContain('Ana');
  });
});

describe('the table of a form', () => {
  it('has a column for each question that was ever asked, and no formula', async () => {
    await keep([said('Ime', '=HYPERLINK("http://a.b")'), said('Grad', 'Split', 'Hvar')]);
    await keep([
      said('Ime', '+385'),
      { label: 'Dolazite?', kind: 'yesNo', values: ['yes'] },
      said('=1+1', '@a'),
    ]);
    await keep([said('Ime', 'Iz drugog')], { node: 'druga' });

    const [head, first, second, end] = (await exported()).split('\r\n');

    expect(head).toBe("\uFEFFPoslano,Ime,Grad,Dolazite?,'=1+1,Privola");
    expect(first?.slice('2026-11-27T07:00:00.000Z'.length)).toBe(
      `,"'=HYPERLINK(""http://a.b"")","Split, Hvar",,,`,
    );
    expect(second?.slice('2026-11-27T07:00:00.000Z'.length)).toBe(",'+385,,Da,'@a,");
    expect(end).toBe('');
  });

  it('keeps two questions of the same words apart', async () => {
    await keep([said('Ime', 'Ana'), said('Ime', 'Iva')]);

    expect(await exported()).toMatch(/^\uFEFFPoslano,Ime,Ime,Privola\r\n.*,Ana,Iva,\r\n$/);
  });
});
