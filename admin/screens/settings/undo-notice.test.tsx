import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { STORE } from '#editor/testing/store-settings.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { adminStoreSettings, adminUpdateStoreSettings } from '#schemas/api/admin-store.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import {
  filterSettingChanges,
  lastSettingChanges,
  type SettingChange,
  undoSettingChange,
} from '#schemas/api/setting-history.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(cleanup);

const aChange = (changes: Partial<SettingChange>): SettingChange => ({
  id: 8,
  at: '2026-11-25T10:00:00Z',
  who: 'Ivan Urednik',
  isOwn: true,
  about: '',
  setting: 'store.freeDeliveryCents',
  undoes: null,
  canUndo: true,
  before: { value: 5000 },
  after: { value: 4990 },
  values: 'told',
  ...changes,
});

const OLD = aChange({ id: 7, at: '2026-11-20T10:00:00Z' });

/** Saves another limit; `written` is what the history has after that. */
async function save(...written: SettingChange[]) {
  const api = createFakeApi();
  const listed = (records: readonly unknown[]) =>
    success({ records, totalRecords: 0, totalPages: 1, page: 1, limit: 20 }) as never;
  let isSaved = false;
  api.on(filterOptions, () => listed([]));
  api.on(filterTemplates, () => listed([]));
  api.on(lastSettingChanges, () => success({ changes: [] }));
  api.on(adminStoreSettings, () => success(STORE));
  api.on(adminProduct.get, () => failure(404));
  api.on(filterSettingChanges, () => listed(isSaved ? [...written, OLD] : [OLD]));
  api.on(undoSettingChange, () =>
    success(aChange({ id: 9, before: { value: 4990 }, after: { value: 5000 }, undoes: 8 })),
  );
  api.on(adminUpdateStoreSettings, () => {
    isSaved = true;
    return success({ ...STORE, freeDeliveryCents: 4990 });
  });
  const { announced, offered } = renderAdmin(api, <SettingsScreen />, '/', '*');
  const field = await screen.findByLabelText<HTMLInputElement>('Besplatna dostava od');
  fireEvent.change(field, { target: { value: '49,90' } });
  fireEvent.click(screen.getByRole('button', { name: /^Spremi: Besplatna/ }));
  await waitFor(() => expect(announced).toEqual(['Spremljeno: Besplatna dostava od']));
  const undone = () =>
    api.calls.filter(({ key }) => key === undoSettingChange.key).map(({ input }) => input);
  const shown = () => screen.getByLabelText<HTMLInputElement>('Besplatna dostava od');
  return { api, announced, offered, undone, shown };
}

describe('the notice after a save', () => {
  it('takes back what was just saved, shows it, and goes on at the setting', async () => {
    const { announced, offered, undone, shown } = await save(aChange({}));
    const [offer] = offered;
    expect(offer?.label).toBe('Poništi');

    await act(async () => offer?.run());

    await waitFor(() => expect(announced).toContain('Poništeno: Besplatna dostava od'));
    expect(undone()).toEqual([{ params: { id: 8 } }]);
    expect(shown().value).toBe('50,00');
    await waitFor(() => expect(document.activeElement).toBe(shown()));
  });

  it.each([
    ['nothing was written down', []],
    ['somebody else has changed it since', [aChange({ isOwn: false })]],
    ['it is another setting', [aChange({ setting: 'store.name' })]],
    ['it cannot be taken back', [aChange({ canUndo: false })]],
  ])('offers nothing where %s', async (_why, written) => {
    const { offered } = await save(...written);

    expect(offered).toEqual([]);
  });

  it('says what holds where the setting was changed meanwhile', async () => {
    const { api, announced, offered, shown } = await save(aChange({}));
    const payload = { message: 'Promijenjeno.', was: { value: 4990 }, now: { value: 100 } };
    api.on(undoSettingChange, () => failure(409, 'SETTING_CHANGED', payload));

    await act(async () => offered[0]?.run());

    await waitFor(() =>
      expect(announced.at(-1)).toBe(
        'Promijenjeno. Izmjena je postavila „4990”, a sada vrijedi „100”.',
      ),
    );
    expect(shown().value).toBe('49,90');
  });
});
