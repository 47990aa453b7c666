import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import type { BackOfficeUser } from '#kit/back-office-context.ts';
import {
  type AdminSite,
  adminCloseSite,
  adminCreateSite,
  adminFilterSites,
  adminOpenSite,
  adminUpdateSite,
} from '#schemas/api/admin-sites.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { SiteSwitcher } from '../../shell/site-switcher.tsx';
import { SitesScreen } from '../sites-screen.tsx';

afterEach(cleanup);

const OWNER: BackOfficeUser = { ...editorUser, role: 'owner' };

const aSite = (changes: Partial<AdminSite> = {}): AdminSite => ({
  id: 1,
  name: 'Bonaca',
  url: 'https://bonaca.test',
  hosts: ['www.bonaca.test'],
  defaultLocale: 'hr',
  locales: ['hr', 'en'],
  currency: 'EUR',
  productsOf: null,
  customersOf: null,
  closedAt: null,
  isOwn: true,
  ...changes,
});
const SECOND = aSite({ id: 2, name: 'Druga', url: 'https://druga.test', hosts: [], isOwn: false });

function open(sites: readonly AdminSite[], user: BackOfficeUser = OWNER) {
  const api = createFakeApi();
  api.on(adminFilterSites, () => success(listed(...sites)));
  const { announced } = renderAdmin(api, <SitesScreen />, '/', '*', user);
  const sent = ({ key }: Endpoint) =>
    api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { api, announced, sent };
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the sites', () => {
  it('are listed with their addresses; all but the own one lead to their panels', async () => {
    open([
      aSite(),
      SECOND,
      aSite({ id: 3, name: 'Stara', isOwn: false, closedAt: '2026-11-23T10:00:00Z' }),
    ]);

    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toContain('Bonacaova');
    expect(rows[1]?.textContent).toContain('www.bonaca.test');
    expect(rows[3]?.textContent).toContain('Starazatvorena');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://druga.test/admin',
    ]);
    expect(screen.queryByRole('button', { name: 'Zatvori: Bonaca' })).toBeNull();
  });

  it('are made with what was typed, hosts one a line', async () => {
    const { api, announced, sent } = open([aSite()]);
    api.on(adminCreateSite, () => success(SECOND));
    await press('Nova trgovina');
    const form = await dialog();

    type(form.getByLabelText('Naziv'), ' Druga ');
    type(form.getByLabelText('Adresa'), 'https://druga.test');
    type(form.getByLabelText(/Druge domene/), 'www.druga.test\n\nd.test, e.test');
    type(form.getByLabelText('Osnovni jezik'), 'de');
    fireEvent.click(form.getByLabelText('English'));
    type(form.getByLabelText('Valuta'), 'CHF');
    type(await form.findByLabelText('Proizvodi'), '1');
    type(form.getByLabelText('Kupci'), '1');
    fireEvent.click(form.getByRole('button', { name: 'Napravi trgovinu' }));

    await waitFor(() => expect(announced).toHaveLength(1));
    expect(announced[0]).toContain('Druga je napravljena');
    expect(sent(adminCreateSite)).toEqual([
      {
        body: {
          name: 'Druga',
          url: 'https://druga.test',
          hosts: ['www.druga.test', 'd.test', 'e.test'],
          defaultLocale: 'de',
          locales: ['de', 'hr', 'en'],
          currency: 'CHF',
          productsOf: 1,
          customersOf: 1,
        },
      },
    ]);
    // The list before and after, and the choices of what it shares.
    expect(sent(adminFilterSites)).toHaveLength(3);
  });

  it('say at the field what is wrong with it, and keep what was typed', async () => {
    const { api } = open([aSite()]);
    api.on(adminCreateSite, () =>
      failure(400, 'VALIDATION_FAILED', { fields: { url: 'address', 'hosts.1': 'host' } }),
    );
    await press('Nova trgovina');
    const form = await dialog();
    type(form.getByLabelText('Adresa'), 'druga.test');
    type(form.getByLabelText(/Druge domene/), 'a.test\nhttps://b.test');
    fireEvent.click(form.getByRole('button', { name: 'Napravi trgovinu' }));

    expect((await form.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
      'Upišite cijelu adresu bez putanje, npr. https://trgovina.hr',
      expect.stringContaining('Ovo nisu domene: https://b.test.'),
    ]);
    expect(form.getByLabelText('Adresa')).toHaveProperty('value', 'druga.test');
  });

  it('say which host is taken', async () => {
    const { api } = open([SECOND]);
    api.on(adminUpdateSite, () =>
      failure(409, 'HOST_TAKEN', { message: 'Na drugu trgovinu već vodi: bonaca.test.' }),
    );
    await press('Izmijeni: Druga');
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Spremi' }));

    expect((await form.findByRole('alert')).textContent).toContain('bonaca.test');
  });

  it('are closed after a question, and opened again', async () => {
    const sites = [aSite(), SECOND];
    const { api, announced, sent } = open(sites);
    api.on(adminCloseSite, () => {
      sites[1] = { ...SECOND, closedAt: '2026-11-23T10:00:00Z' };
      return success(sites[1]);
    });
    api.on(adminOpenSite, () => success(SECOND));
    api.on(adminFilterSites, () => success(listed(...sites)));
    await press('Zatvori: Druga');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Zatvori trgovinu' }));
    await press('Ponovno otvori: Druga');

    await waitFor(() => expect(announced).toHaveLength(2));
    expect(announced[0]).toContain('je zatvorena');
    expect(sent(adminCloseSite)).toEqual([{ params: { id: 2 } }]);
    expect(sent(adminOpenSite)).toEqual([{ params: { id: 2 } }]);
  });

  it('are for owners; an editor is told whom to ask, and nothing is loaded', () => {
    const { sent } = open([aSite()], { ...editorUser, role: 'editor' });

    expect(screen.getByRole('status').textContent).toContain('zamolite vlasnika');
    expect(sent(adminFilterSites)).toEqual([]);
  });
});

describe('the switcher', () => {
  function openSwitcher(...sites: AdminSite[]) {
    const api = createFakeApi();
    const go = vi.fn();
    api.on(adminFilterSites, () => success(listed(...sites)));
    renderAdmin(api, <SiteSwitcher go={go} />, '/', '/', OWNER);
    return { api, go };
  }

  it('leads to the panel of another site', async () => {
    const { go } = openSwitcher(aSite(), SECOND);
    await press('Trgovina: Bonaca. Odaberi drugu');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Druga' }));

    expect(go).toHaveBeenCalledWith('https://druga.test/admin');
    expect(screen.queryByRole('menuitem', { name: 'Bonaca' })).toBeNull();
  });

  it('leads to the list of all', async () => {
    openSwitcher(aSite(), SECOND);
    await press(/^Trgovina: Bonaca/);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sve trgovine' }));

    expect(await screen.findByText('Druga stranica')).toBeTruthy();
  });

  it('is not there while there is one site only', async () => {
    const { api } = openSwitcher(aSite());

    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
