import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  filterSettingChanges,
  type SettingChange,
  undoSettingChange,
} from '#schemas/api/setting-history.ts';
import { SettingHistoryScreen } from './setting-history-screen.tsx';

afterEach(cleanup);

const aChange = (changes: Partial<SettingChange>): SettingChange => ({
  id: 1,
  at: '2026-11-24T10:00:00Z',
  who: 'Ana Anić',
  isOwn: false,
  about: '',
  setting: 'option.CopyrightText',
  undoes: null,
  canUndo: true,
  before: null,
  after: { value: '© Bonaca' },
  values: 'told',
  ...changes,
});

const CHANGES = [
  aChange({}),
  aChange({
    id: 2,
    setting: 'store.freeDeliveryCents',
    before: { value: 5000 },
    after: { value: 4990 },
    who: '',
  }),
  aChange({ id: 3, setting: 'numberCount.order', canUndo: false, after: { value: 120 } }),
  aChange({ id: 4, setting: 'store.guestCheckout', before: { value: true }, values: 'none' }),
];

/** Settings of which there are several. */
const OF_MANY = [
  aChange({
    id: 11,
    setting: 'deliveryMethods.5.priceCents',
    about: 'Dostavljač',
    before: { value: 450 },
    after: { value: 400 },
  }),
  aChange({
    id: 12,
    setting: 'deliveryMethods.5.names',
    before: { value: { hr: 'Kurir', en: 'Courier' } },
    after: { value: { hr: 'Dostavljač' } },
  }),
  aChange({
    id: 13,
    setting: 'mailText.reset.en',
    before: null,
    after: { value: { subject: 'A new password', heading: '', body: [] } },
  }),
  aChange({
    id: 14,
    setting: 'redirects.3',
    before: { value: { from: '/stara', to: '/nova', permanent: true } },
    after: null,
  }),
  aChange({
    id: 15,
    setting: 'consentForms.newsletter',
    before: { value: { consents: [1, 2, 3], required: [2] } },
    after: null,
  }),
  aChange({
    id: 16,
    setting: 'consents.3',
    about: 'uvjeti',
    before: { value: { uniqueNumber: 'uvjeti', displayNames: { hr: '<p>Prihvaćam</p>' } } },
    after: null,
  }),
  aChange({
    id: 17,
    setting: 'site.hosts',
    before: { value: ['a.test', 'b.test'] },
    after: { value: [] },
  }),
];

function open(at = '/', records = CHANGES) {
  const api = createFakeApi();
  api.on(filterSettingChanges, () =>
    success({ records, totalRecords: 4, totalPages: 1, page: 1, limit: 20 }),
  );
  api.on(undoSettingChange, () => success(aChange({ id: 5 })));
  const { announced } = renderAdmin(api, <SettingHistoryScreen />, at);
  const sent = (key: string) => api.calls.filter((call) => call.key === key).map((c) => c.input);
  return { api, announced, sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the history of settings', () => {
  it('names settings and values as the settings do', async () => {
    open();

    expect(await screen.findByRole('cell', { name: 'Besplatna dostava od' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '50,00' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '49,90' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '© Bonaca' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Sljedeći broj narudžbe' })).toBeTruthy();
    expect(screen.getAllByRole('cell', { name: 'Nije sačuvano' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Poništi: Sljedeći broj narudžbe' })).toBeNull();
  });

  it('says which way, mail, consent or redirect it was', async () => {
    open('/', OF_MANY);
    const rows = await screen.findAllByRole('row');
    const texts = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    );

    expect(texts.slice(1)).toEqual([
      ['Dostava Dostavljač: Cijena dostave', '4,50', '4,00'],
      ['Dostava obrisano: Naziv', 'Kurir · Courier', 'Dostavljač'],
      ['Poruka Nova lozinka, English', 'Nije postavljeno', 'Tekst trgovine: A new password'],
      ['Preusmjeravanje', '/stara → /nova', 'Nije postavljeno'],
      ['Privole na obrascu: Prijava na newsletter', '3 na obrascu, 1 obavezno', 'Nije postavljeno'],
      ['Privola uvjeti', 'Prihvaćam', 'Nije postavljeno'],
      ['Druge domene trgovine', 'a.test, b.test', 'Prazno'],
    ]);
  });

  it('is that of one setting where the address says so', async () => {
    const { sent } = open('/?setting=store.name');
    await screen.findByRole('table');

    expect(sent(filterSettingChanges.key)).toEqual([
      { body: { page: 1, limit: 20, setting: 'store.name' } },
    ]);
  });

  it('takes a change back and shows what has come of it', async () => {
    const { sent, announced } = open();
    await press('Poništi: Autorska prava');

    await waitFor(() => expect(announced).toContain('Poništeno: Autorska prava'));
    expect(sent(undoSettingChange.key)).toEqual([{ params: { id: 1 } }]);
    expect(sent(filterSettingChanges.key)).toHaveLength(2);
  });

  it('says what holds where the setting was changed again', async () => {
    const { api } = open();
    const payload = { message: 'Promijenjeno.', was: { value: 'A' }, now: { value: 'B' } };
    api.on(undoSettingChange, () => failure(409, 'SETTING_CHANGED', payload));
    await press('Poništi: Autorska prava');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Promijenjeno. Izmjena je postavila „A”, a sada vrijedi „B”.',
    );
  });
});
