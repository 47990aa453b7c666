import { beforeEach, describe, expect, it } from 'vitest';
import { SYNONYMS_OPTION } from '#domain/commerce/synonyms.ts';
import { CROATIAN_RATES } from '#domain/commerce/vat-rates.ts';
import type { SettingChange, ShortSettingChange } from '#schemas/api/setting-history.ts';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createHistoryRepository } from './history.repository.ts';

const HISTORY = '/admin/settings/history';

let test: TestApp;
let owner: EditorClient;
let editor: EditorClient;
beforeEach(async () => {
  test = await createTestApp();
  owner = await createEditor(test, {
    email: 'vlasnik@izlog.test',
    firstName: 'Iva',
    lastName: 'Ivić',
    role: 'owner',
  });
  editor = await createEditor(test, { firstName: 'Ana', lastName: 'Anić' });
});

const setOption = (key: string, value: unknown, by = editor, media?: number | null) =>
  by.send('PUT', `/option/update/${key}`, { value, ...(media !== undefined && { media }) });
const setStore = (body: object, by = editor) => by.send('PATCH', '/admin/settings/store', body);
const optionOf = async (key: string) =>
  (await editor.send('POST', '/option/filter', { keys: [key] })).json().data.records[0]?.value;
async function changes(setting?: string, by = editor): Promise<SettingChange[]> {
  const answer = await by.send('POST', `${HISTORY}/filter`, { ...(setting && { setting }) });
  return answer.json().data.records;
}
const undo = (id: number | undefined, by = editor) => by.send('POST', `${HISTORY}/${id}/undo`);
async function undoLast(setting: string, by = editor) {
  return undo((await changes(setting))[0]?.id, by);
}

describe('the history of settings', () => {
  it('says who changed what, from and to, the newest first', async () => {
    await setOption('CopyrightText', '© Bonaca');
    await setStore({ name: 'Lavanda', guestCheckout: false }, owner);
    await setOption('CopyrightText', '© Lavanda');

    expect(await changes()).toMatchObject([
      {
        setting: 'option.CopyrightText',
        who: 'Ana Anić',
        before: { value: '© Bonaca' },
        after: { value: '© Lavanda' },
        undoes: null,
        canUndo: true,
        values: 'told',
      },
      { setting: 'store.guestCheckout', who: 'Iva Ivić', before: { value: true } },
      { setting: 'store.name', before: { value: 'Izlog' }, after: { value: 'Lavanda' } },
      { setting: 'option.CopyrightText', before: null, after: { value: '© Bonaca' } },
    ]);
    expect(await changes('store.name')).toHaveLength(1);
    const { changes: last } = (await editor.send('GET', `${HISTORY}/last`)).json().data;
    expect(last.map(({ setting, who }: ShortSettingChange) => [setting, who])).toEqual([
      ['option.CopyrightText', 'Ana Anić'],
      ['store.guestCheckout', 'Iva Ivić'],
      ['store.name', 'Iva Ivić'],
    ]);
  });

  it('has nothing of what changed nothing or was refused', async () => {
    await setStore({ guestCheckout: true });
    await setOption('NumberOfStars', 50);
    await setStore({ cashOnDeliveryProductId: 99 });

    expect(await changes()).toEqual([]);
  });

  it('has what owners set on screens of their own', async () => {
    const seller = { ...(await owner.send('GET', '/admin/settings/company')).json().data.company };
    await owner.send('PUT', '/admin/settings/company', { ...seller, name: 'Lavanda d.o.o.' });
    await owner.send('PUT', '/admin/settings/vat', CROATIAN_RATES);
    await editor.send('PUT', '/admin/settings/synonyms', { hr: [['a', 'b']], en: [], de: [] });
    await owner.send('PUT', '/admin/settings/numbers/order', {
      pattern: 'WEB-{number}',
      digits: 4,
      yearly: false,
      premises: '',
      device: '',
      next: 120,
    });
    await editor.send('PUT', '/admin/mail/sender', {
      name: 'Lavanda',
      address: '',
      replyTo: '',
      footer: {},
    });

    expect((await changes()).map(({ setting, canUndo }) => [setting, canUndo])).toEqual([
      ['mail.sender', true],
      ['numbers.order', false],
      ['numberCount.order', false],
      ['option.SearchSynonyms', true],
      ['option.VatRates', false],
      ['option.Seller', false],
    ]);
    expect((await changes(undefined, owner)).map(({ canUndo }) => canUndo)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  it('is of one site and of its people', async () => {
    await addSecondSite(test);
    const other = await test.app.inject({
      method: 'POST',
      url: `/api/v1${HISTORY}/filter`,
      headers: test.headers,
      payload: {},
    });
    expect(other.statusCode).toBe(401);
    await test.services.optionChanges.change(
      { siteId: 2, accountId: null },
      { key: 'CopyrightText', value: '© Druga' },
    );
    expect(await changes()).toEqual([]);
    const [row] = await test.app.db.selectFrom('setting_change').select('id').execute();
    expect((await undo(row?.id)).statusCode).toBe(404);
  });

  it('keeps no long values and nothing that may be a secret', async () => {
    await setOption('Widget', 'x'.repeat(20_001));
    await setOption('ChatToken', 'tajna');
    await setOption('Note', 'y'.repeat(5_000));

    const [note, token, widget] = await changes();
    expect(note).toMatchObject({ values: 'long', canUndo: true, before: null, after: null });
    expect(token).toMatchObject({ values: 'none', canUndo: false, after: null });
    expect(widget).toMatchObject({ values: 'none', canUndo: false });
    expect((await undo(token?.id)).json()).toMatchObject({
      statusCode: 409,
      error: { code: 'SETTING_NOT_KEPT' },
    });
    const rows = await test.app.db.selectFrom('setting_change').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('tajna');
  });

  it('stays when the person goes, without a name', async () => {
    await setOption('CopyrightText', 'A');
    const row = test.app.db.deleteFrom('account').where('email', '=', 'urednik@izlog.test');
    await row.execute();

    expect(await changes(undefined, owner)).toMatchObject([{ who: '' }]);
  });

  it('forgets what is old, and what is too much of one site', async () => {
    const at = new Date('2020-01-01');
    const base = { site_id: 1, account_id: null, is_kept: true, before: null, undoes: null };
    const many = Array.from({ length: 1_003 }, (_, n) => ({ ...base, setting: `option.A${n}` }));
    await test.app.db
      .insertInto('setting_change')
      .values([{ ...base, setting: 'option.Old', at, after: null }])
      .execute();
    await test.app.db
      .insertInto('setting_change')
      .values(many.map((row) => ({ ...row, after: null })))
      .execute();

    await createHistoryRepository(test.app.db).forget();

    const rows = await test.app.db
      .selectFrom('setting_change')
      .select('setting')
      .orderBy('id')
      .execute();
    expect(rows).toHaveLength(1_000);
    expect(rows[0]?.setting).toBe('option.A3');
  });
});

describe('a change', () => {
  it('is taken back, which is a change itself and can be taken back too', async () => {
    await setOption('CopyrightText', 'A');
    await setOption('CopyrightText', 'B');
    const [second] = await changes('option.CopyrightText');

    expect((await undo(second?.id)).json().data).toMatchObject({
      setting: 'option.CopyrightText',
      before: { value: 'B' },
      after: { value: 'A' },
      undoes: second?.id,
    });
    expect(await optionOf('CopyrightText')).toBe('A');
    await undoLast('option.CopyrightText');
    expect(await optionOf('CopyrightText')).toBe('B');
  });

  it('of what was never set leaves it unset', async () => {
    await setOption('CookieNotice', false);

    expect((await undoLast('option.CookieNotice')).statusCode).toBe(200);
    expect(await optionOf('CookieNotice')).toBeUndefined();
  });

  it('of the store is taken back alone', async () => {
    await setStore({ freeDeliveryCents: 4990, cartType: 2 });

    await undoLast('store.cartType');

    const { data } = (await editor.send('GET', '/admin/settings/store')).json();
    expect(data).toMatchObject({ freeDeliveryCents: 4990, cartType: 1 });
  });

  it('that was changed again is not taken back: both values are told', async () => {
    await setOption('CopyrightText', 'A');
    await setOption('CopyrightText', 'B');
    const first = (await changes('option.CopyrightText'))[1];

    expect((await undo(first?.id)).json()).toMatchObject({
      statusCode: 409,
      error: { code: 'SETTING_CHANGED', payload: { was: { value: 'A' }, now: { value: 'B' } } },
    });
    expect(await optionOf('CopyrightText')).toBe('B');
    expect(await changes()).toHaveLength(2);
  });

  it('that is gone by another way is not taken back either', async () => {
    await setOption('CopyrightText', 'A');
    await test.services.site.saveOption(1, 'CopyrightText', 'preset');

    expect((await undoLast('option.CopyrightText')).statusCode).toBe(409);
  });

  it('is taken back with the checks of today', async () => {
    await test.services.site.saveOption(1, 'NumberOfStars', 50);
    await setOption('NumberOfStars', 5);
    await test.app.db
      .insertInto('setting_change')
      .values({
        site_id: 1,
        account_id: null,
        setting: 'store.freeDeliveryCents',
        is_kept: true,
        before: JSON.stringify({ value: -5 }),
        after: JSON.stringify({ value: 0 }),
        undoes: null,
      })
      .execute();

    expect((await undoLast('option.NumberOfStars')).statusCode).toBe(400);
    expect((await undoLast('store.freeDeliveryCents')).statusCode).toBe(400);
    expect(await optionOf('NumberOfStars')).toBe(5);
  });

  it('of an owner is taken back by owners only', async () => {
    await setOption('SecondFactor', 'owners', owner);

    expect((await undoLast('option.SecondFactor', editor)).json().error.code).toBe(
      'OWNER_REQUIRED',
    );
    expect((await undoLast('option.SecondFactor', owner)).statusCode).toBe(403);
    await setOption('SecondFactor', 'optional', owner);
  });

  it('of rates is taken back by their own rule: not while something is sold at one', async () => {
    await owner.send('PUT', '/admin/settings/vat', CROATIAN_RATES);
    const [set] = await changes('option.VatRates');
    expect((await undo(set?.id, owner)).statusCode).toBe(200);
    expect((await owner.send('GET', '/admin/settings/vat')).json().data.rates).toEqual([]);
  });

  it('of numbers is taken back, and never makes one again', async () => {
    const rule = { pattern: 'A{number}', digits: 1, yearly: false, premises: '', device: '' };
    await owner.send('PUT', '/admin/settings/numbers/order', rule);
    const [set] = await changes('numbers.order');

    expect((await undo(set?.id, editor)).statusCode).toBe(403);
    expect((await undo(set?.id, owner)).statusCode).toBe(200);
    const { series } = (await owner.send('GET', '/admin/settings/numbers')).json().data;
    expect(series[0]).toMatchObject({ kind: 'order', pattern: '{year}-{number}' });
  });
});

describe('an option with a screen of its own', () => {
  it.each([
    ['Seller', { oib: '123' }],
    [SYNONYMS_OPTION, { hr: [['sama']], en: [], de: [] }],
    [SYNONYMS_OPTION, { hr: [['a', 'b']] }],
    ['VatRates', { rates: [{ name: ' ', basisPoints: 2500, from: '' }], standard: 2500 }],
    ['VatRates', { rates: CROATIAN_RATES.rates, standard: 700 }],
    ['VatRates', 'sve'],
  ])('%s takes no %j past the check of that screen', async (key, value) => {
    const answer = await setOption(key, value, owner);

    expect(answer.statusCode).toBe(400);
    expect(await optionOf(key)).toBeUndefined();
    expect(await changes()).toEqual([]);
  });

  it('tidies what comes by the general call as its screen does', async () => {
    await setOption(SYNONYMS_OPTION, { hr: [[' patike ', 'tenisice', 'Patike']], en: [], de: [] });

    expect(await optionOf(SYNONYMS_OPTION)).toEqual({
      hr: [['patike', 'tenisice']],
      en: [],
      de: [],
    });
  });
});
