import { beforeEach, describe, expect, it } from 'vitest';
import { assignConsents } from '#schemas/api/consents.ts';
import type { SettingChange } from '#schemas/api/setting-history.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const HISTORY = '/admin/settings/history';

let test: TestApp;
let owner: EditorClient;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, { email: 'vlasnik@izlog.test', role: 'owner' });
  editor = await createEditor(test, { firstName: 'Ana', lastName: 'Anić' });
});

async function changes(setting?: string): Promise<SettingChange[]> {
  const answer = await owner.send('POST', `${HISTORY}/filter`, { ...(setting && { setting }) });
  return answer.json().data.records;
}
const undo = (id: number | undefined, by = editor) => by.send('POST', `${HISTORY}/${id}/undo`);
const dataOf = async (answer: ReturnType<EditorClient['send']>) => {
  const given = await answer;
  expect(given.statusCode, given.body).toBe(200);
  return given.json().data;
};

const aCourier = () =>
  dataOf(
    editor.send('POST', '/admin/delivery-method/create', {
      code: 7,
      names: { hr: 'Dostavljač', en: 'Courier' },
      priceCents: 450,
      kind: 'courier',
    }),
  );

describe('ways of delivery and payment', () => {
  it('are written down field by field, with the name of the way', async () => {
    const { id } = await aCourier();
    expect(await changes()).toEqual([]);

    await editor.send('PATCH', `/admin/delivery-method/update/${id}`, {
      priceCents: 400,
      active: false,
      position: 0,
    });

    expect(await changes()).toMatchObject([
      {
        setting: `deliveryMethods.${id}.active`,
        about: 'Dostavljač',
        who: 'Ana Anić',
        isOwn: false,
        before: { value: true },
        after: { value: false },
        canUndo: true,
      },
      {
        setting: `deliveryMethods.${id}.priceCents`,
        before: { value: 450 },
        after: { value: 400 },
      },
    ]);
  });

  it('are taken back field by field, with the checks of today', async () => {
    const { id } = await aCourier();
    const path = `/admin/delivery-method/update/${id}`;
    await editor.send('PATCH', path, { priceCents: 400, daysMin: 1, daysMax: 2 });
    const [least, most, price] = (await changes()).sort((a, b) => order(a) - order(b));

    expect((await undo(price?.id)).json().data).toMatchObject({ after: { value: 450 } });
    // No last day, and a first one: nothing that could be promised.
    expect((await undo(most?.id)).json().error.payload.fields).toEqual({ daysMax: 'required' });
    expect((await undo(least?.id)).statusCode).toBe(200);
    expect((await undo(most?.id)).statusCode).toBe(200);
    expect(await dataOf(editor.send('GET', `/admin/delivery-method/get/${id}`))).toMatchObject({
      priceCents: 450,
      daysMin: null,
      daysMax: null,
    });
  });

  it('that were changed again, or are gone, are not taken back', async () => {
    const { id } = await aCourier();
    const path = `/admin/delivery-method/update/${id}`;
    await editor.send('PATCH', path, { priceCents: 400 });
    await editor.send('PATCH', path, { priceCents: 390 });
    const [second, first] = await changes();

    expect((await undo(first?.id)).json().error.code).toBe('SETTING_CHANGED');
    await editor.send('DELETE', `/admin/delivery-method/delete/${id}`);
    expect((await undo(second?.id)).statusCode).toBe(404);
    expect(await changes()).toMatchObject([{ about: '' }, { about: '' }]);
  });

  it('write nothing down where the change is refused', async () => {
    const { id } = await aCourier();
    const path = `/admin/delivery-method/update/${id}`;

    expect((await editor.send('PATCH', path, { countries: ['XX'] })).statusCode).toBe(400);
    expect((await editor.send('PATCH', path, { kind: 'golub' })).statusCode).toBe(400);
    expect(await changes()).toEqual([]);
  });

  it('of payment are as those of delivery', async () => {
    const { id } = await dataOf(
      editor.send('POST', '/admin/payment-method/create', {
        code: 3,
        names: { hr: 'Uplatnica' },
        adapter: 'offline',
      }),
    );
    await editor.send('PATCH', `/admin/payment-method/update/${id}`, { active: false });
    const [off] = await changes(`paymentMethods.${id}.active`);

    expect(off).toMatchObject({ about: 'Uplatnica', before: { value: true } });
    expect((await undo(off?.id)).statusCode).toBe(200);
    expect(await dataOf(editor.send('GET', `/admin/payment-method/get/${id}`))).toMatchObject({
      active: true,
    });
  });
});

/** Least days, most days, the rest. */
function order({ setting }: SettingChange) {
  if (setting.endsWith('daysMin')) return 0;
  return setting.endsWith('daysMax') ? 1 : 2;
}

describe('the words of a mail', () => {
  const path = '/admin/mail/text/reset/en';

  it('are written down, and taken back to those of the product', async () => {
    const { text } = await dataOf(editor.send('GET', path));
    const own = { ...text, subject: 'A new password' };
    await dataOf(editor.send('PUT', path, { text: own, base: 0 }));
    const [set] = await changes('mailText.reset.en');

    expect(set).toMatchObject({ before: null, after: { value: own }, canUndo: true });
    expect((await undo(set?.id)).json().data).toMatchObject({ after: null, undoes: set?.id });
    const now = await dataOf(editor.send('GET', path));
    expect(now).toMatchObject({ isOwn: false, text });
    expect(now.versions).toHaveLength(2);
  });

  it('that somebody has changed since stay', async () => {
    const { text } = await dataOf(editor.send('GET', path));
    const first = await dataOf(
      editor.send('PUT', path, { text: { ...text, subject: 'A' }, base: 0 }),
    );
    await dataOf(
      editor.send('PUT', path, { text: { ...text, subject: 'B' }, base: first.version }),
    );

    const [, one] = await changes('mailText.reset.en');
    expect((await undo(one?.id)).json().error.code).toBe('SETTING_CHANGED');
    expect((await dataOf(editor.send('GET', path))).text.subject).toBe('B');
  });
});

describe('redirects', () => {
  const add = (from: string, to: string) => editor.send('POST', '/redirect/create', { from, to });
  const list = async () =>
    (await dataOf(editor.send('POST', '/redirect/filter', {}))).records.map(
      ({ from, to }: { from: string; to: string }) => `${from} ${to}`,
    );

  it('that were removed come again, and those that were added go', async () => {
    const { id } = await dataOf(add('/stara', '/nova'));
    await dataOf(editor.send('DELETE', `/redirect/delete/${id}`));
    const [removed, added] = await changes();

    expect(removed).toMatchObject({
      before: { value: { from: '/stara', to: '/nova', permanent: true } },
      after: null,
    });
    expect((await undo(added?.id)).json().error.code).toBe('SETTING_CHANGED');
    expect((await undo(removed?.id)).statusCode).toBe(200);
    expect(await list()).toEqual(['/stara /nova']);
    expect((await undo(removed?.id)).json().error.code).toBe('REDIRECT_EXISTS');

    const [again] = await changes();
    expect((await undo(again?.id)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are not brought back into a circle', async () => {
    const { id } = await dataOf(add('/a', '/b'));
    await dataOf(editor.send('DELETE', `/redirect/delete/${id}`));
    await dataOf(add('/b', '/a'));
    const [, removed] = await changes();

    expect((await undo(removed?.id)).json().error.code).toBe('REDIRECT_LOOP');
    expect(await list()).toEqual(['/b /a']);
  });
});

describe('consents', () => {
  it('have their texts and the forms that ask for them taken back', async () => {
    const { id } = await dataOf(
      editor.send('POST', '/gdpr/consent/create', {
        uniqueNumber: 'uvjeti',
        displayNames: { hr: '<p>Uvjeti</p>' },
      }),
    );
    await dataOf(
      editor.send('PUT', `/gdpr/consent/update/${id}`, {
        displayNames: { hr: '<p>Novi uvjeti</p>', en: '<p>Terms</p>' },
      }),
    );
    await dataOf(
      editor.send('POST', '/gdpr/consent/assignment/create', {
        assigned_to: 'newsletter',
        consents: [id],
        requiredConsents: [id],
      }),
    );

    const [asked, text] = await changes();
    expect(asked).toMatchObject({
      setting: 'consentForms.newsletter',
      before: null,
      after: { value: { consents: [id], required: [id] } },
    });
    expect(text).toMatchObject({ setting: `consents.${id}`, about: 'uvjeti' });
    for (const change of [asked, text]) expect((await undo(change?.id)).statusCode).toBe(200);

    const { records } = await dataOf(editor.send('POST', '/gdpr/consent/filter', {}));
    expect(records).toMatchObject([
      { uniqueNumber: 'uvjeti', displayNames: { hr: '<p>Uvjeti</p>' }, version: 3 },
    ]);
    expect(records[0].displayNames).not.toHaveProperty('en');
    const { data } = (await editor.send('GET', '/gdpr/consent/assignment/list')).json();
    expect(data[0]).toEqual({ assigned_to: 'newsletter', consents: [], requiredConsents: [] });
    const rows = await test.app.db.selectFrom('consent_assignment').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('the form of a site', () => {
  const path = '/admin/site/update/1';
  async function form() {
    const { records } = await dataOf(owner.send('POST', '/admin/site/filter', {}));
    const { id: _id, closedAt: _closed, isOwn: _own, ...site } = records[0];
    return site;
  }

  // Its address holds from then on, wherever the process listens.
  beforeEach(async () => {
    await dataOf(owner.send('PUT', path, await form()));
    await test.app.db.deleteFrom('setting_change').execute();
  });

  it('is written down field by field, languages as the options they are', async () => {
    const before = await form();
    await dataOf(
      owner.send('PUT', path, {
        ...before,
        name: 'Lavanda',
        locales: ['hr', 'de'],
        hosts: ['druga.test'],
      }),
    );

    const written = await changes();
    expect(written.map(({ setting }) => setting).sort()).toEqual([
      'option.AllowedLanguages',
      'site.hosts',
      'site.name',
      'store.name',
    ]);
    const name = written.find(({ setting }) => setting === 'site.name');
    expect((await undo(name?.id)).json().error.code).toBe('OWNER_REQUIRED');
    expect((await undo(name?.id, owner)).statusCode).toBe(200);
    expect(await form()).toEqual({
      ...before,
      locales: ['hr', 'de'],
      hosts: ['druga.test'],
    });
  });

  it('that was saved as it was changes nothing', async () => {
    await dataOf(owner.send('PUT', path, await form()));

    expect(await changes()).toEqual([]);
  });
});

it('has nothing of what the product does itself, as when it fills a shop', async () => {
  const ctx = await test.services.directory.contextOf(1);
  const nobody = { id: 0, email: '', scope: 'backoffice', role: 'owner' } as const;
  const api = test.app.localApi({ ...ctx, user: nobody });
  const assigned = await api.call(assignConsents, {
    body: { assigned_to: 'newsletter', consents: [], requiredConsents: [] },
  });

  expect(assigned.errored).toBe(false);
  expect(await changes()).toEqual([]);
});
