import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { STORE } from '#editor/testing/store-settings.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { adminStoreSettings } from '#schemas/api/admin-store.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import { lastSettingChanges, type ShortSettingChange } from '#schemas/api/setting-history.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { SettingsScreen } from './settings-screen.tsx';

afterEach(cleanup);

const CHANGED: ShortSettingChange[] = [
  {
    id: 3,
    at: '2026-11-24T10:00:00Z',
    who: 'Ana Anić',
    isOwn: false,
    setting: 'store.name',
    undoes: null,
    canUndo: true,
  },
];

function open(role: 'owner' | 'editor' = 'owner', at = '/') {
  const api = createFakeApi();
  const nothing = { records: [], totalRecords: 0, totalPages: 1, page: 1, limit: 20 };
  api.on(filterOptions, () => success(nothing));
  api.on(filterTemplates, () => success(nothing));
  api.on(lastSettingChanges, () => success({ changes: CHANGED }));
  api.on(adminStoreSettings, () => success(STORE));
  api.on(adminProduct.get, () => failure(404));
  renderAdmin(api, <SettingsScreen />, at, '*', { ...editorUser, role });
}

const group = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

describe('groups of settings', () => {
  it('hold what is set there and the screens that set the rest', async () => {
    open();
    const delivery = await group('Dostava');
    expect(delivery.getByLabelText('Besplatna dostava od')).toBeTruthy();
    const link = delivery.getByRole('link', { name: /Načini dostave/ });
    expect(link.getAttribute('href')).toBe('/delivery-methods');
    expect((await group('Porezi i računi')).getAllByRole('link')).toHaveLength(2);
    expect(headings()).not.toContain('Ostalo');
  });

  it('are left with screens that are found, by name and by what they are, without diacritics', async () => {
    open();
    const search = await screen.findByRole('searchbox', { name: 'Pretraži postavke' });
    fireEvent.change(search, { target: { value: 'placanja' } });

    expect(headings()).toEqual(['Plaćanje']);
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual([
      '/payment-methods',
    ]);
    fireEvent.change(search, { target: { value: 'oib' } });
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['/company']);
  });

  it('show only what an address asks for', async () => {
    open('owner', '/?find=pdv');

    await screen.findByRole('heading', { name: 'Porezi i računi' });
    expect(headings()).toEqual(['Porezi i računi']);
  });

  it('are reached from the index, which leads the focus there', async () => {
    open();
    const index = within(await screen.findByRole('navigation', { name: 'Skupine postavki' }));
    fireEvent.click(index.getByRole('button', { name: 'Pošta' }));

    expect(document.activeElement?.textContent).toBe('Pošta');
  });

  it('say who changed what last, and lead to its history', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Povijest: Naziv trgovine' });

    expect(link.getAttribute('href')).toBe('/settings/history?setting=store.name');
    expect(link.parentElement?.textContent).toContain('Zadnja izmjena: Ana Anić');
    expect(screen.queryByRole('link', { name: 'Povijest: Kupnja bez računa' })).toBeNull();
  });

  it('keep from editors what is for owners', async () => {
    open('editor');

    expect((await group('Trgovina')).queryByRole('link', { name: /Trgovine/ })).toBeNull();
    expect(headings()).toContain('Ljudi');
  });
});
