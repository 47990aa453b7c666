import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { STORE } from '#editor/testing/store-settings.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { adminStoreSettings, adminUpdateStoreSettings } from '#schemas/api/admin-store.ts';
import { clearCache, listCaches } from '#schemas/api/caches.ts';
import {
  assignConsents,
  type ConsentAssignment,
  createConsent,
  deleteConsent,
  filterConsents,
  listConsentAssignments,
  type StoredConsent,
  updateConsent,
} from '#schemas/api/consents.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { filterMails, type OutboxMail, retryMail } from '#schemas/api/mail.ts';
import { filterTemplates } from '#schemas/api/pages.ts';
import {
  createRedirect,
  deleteRedirect,
  filterFailedRequests,
  filterRedirects,
} from '#schemas/api/redirects.ts';
import { lastSettingChanges } from '#schemas/api/setting-history.ts';
import { filterOptions, type Option, updateOption } from '#schemas/api/site.ts';
import { CacheScreen } from '../cache-screen.tsx';
import { ConsentFormScreen } from '../consent-form-screen.tsx';
import { ConsentsScreen } from '../consents-screen.tsx';
import { MailScreen } from '../mail-screen.tsx';
import { RedirectsScreen } from '../redirects-screen.tsx';
import { SettingsScreen } from '../settings/settings-screen.tsx';

afterEach(cleanup);

const page = <R,>(records: R[]) =>
  success({ records, totalRecords: records.length, totalPages: 1, page: 1, limit: 20 });

/** Shows a screen in Croatian and tells what it called. */
function open(element: ReactElement, api = createFakeApi(), at = '/', path = '*') {
  const { announced } = renderAdmin(api, element, at, path);
  const sent = ({ key }: Endpoint) =>
    api.calls.filter((call) => call.key === key).map(({ input }) => input);
  return { announced, sent };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const dialog = async () => within(await screen.findByRole('dialog'));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const aConsent = (id: number, uniqueNumber: string, text: string): StoredConsent => ({
  id,
  uniqueNumber,
  displayName: text,
  displayNames: { hr: text },
  version: 3,
});

const CONSENTS = [
  aConsent(1, 'uvjeti', 'Prihvaćam <a href="/uvjeti">uvjete</a>.'),
  aConsent(2, 'novosti', 'Želim novosti.'),
  aConsent(3, 'upit', 'Odgovorite mi.'),
];

const REGISTER: ConsentAssignment = {
  assigned_to: 'registerForm',
  consents: [1, 2],
  requiredConsents: [1],
};

function consentApi() {
  const api = createFakeApi();
  const pagination = { lastPage: 1, total: 1, page: 1, limit: 50, perPage: 50 };
  api.on(filterConsents, () => page(CONSENTS));
  api.on(listConsentAssignments, () => success({ data: [REGISTER], pagination }));
  return api;
}

describe('consents', () => {
  it('are listed as plain text with the forms that ask for them', async () => {
    open(<ConsentsScreen />, consentApi());

    expect(await screen.findByText('Prihvaćam uvjete.')).toBeTruthy();
    expect((await screen.findAllByRole('cell', { name: 'Registracija' })).length).toBe(2);
    const link = await screen.findByRole('link', { name: 'Registracija' });
    expect(link.getAttribute('href')).toBe('/consent/registerForm');
    expect(screen.getByText('2 privole · 1 obavezna')).toBeTruthy();
  });

  it('are added with a text in every language', async () => {
    const api = consentApi();
    api.on(createConsent, () => success(aConsent(4, 'nova', 'Da')));
    const { sent, announced } = open(<ConsentsScreen />, api);
    await press('Dodaj privolu');
    const form = await dialog();
    type(form.getByLabelText('Oznaka'), ' nova ');
    type(form.getByLabelText('Tekst (Hrvatski)'), 'Da');
    type(form.getByLabelText('Tekst (Deutsch)'), 'Ja');
    fireEvent.click(form.getByRole('button', { name: 'Spremi' }));

    await waitFor(() => expect(announced).toContain('Spremljeno: nova'));
    const displayNames = { hr: 'Da', en: '', de: 'Ja' };
    expect(sent(createConsent)).toEqual([{ body: { uniqueNumber: 'nova', displayNames } }]);
    await waitFor(() => expect(sent(filterConsents).length).toBe(2));
  });

  it('that are refused keep the dialog open with what the server said', async () => {
    const api = consentApi();
    api.on(updateConsent, () => failure(409, 'CONSENT_NUMBER_TAKEN', { message: 'Zauzeto' }));
    const { sent } = open(<ConsentsScreen />, api);
    await press('Izmijeni: novosti');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Spremi' }));

    expect((await screen.findByRole('alert')).textContent).toBe('Zauzeto');
    expect(sent(updateConsent)).toMatchObject([{ params: { id: 2 } }]);
  });

  it('without a text say what is missing', async () => {
    const api = consentApi();
    const fields = { displayName: 'required' };
    api.on(createConsent, () => failure(400, 'VALIDATION_FAILED', { fields }));
    open(<ConsentsScreen />, api);
    await press('Dodaj privolu');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Spremi' }));

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upišite tekst barem na jednom jeziku.',
    );
  });

  it('are not deleted while a form asks for them', async () => {
    const api = consentApi();
    api.on(deleteConsent, () => failure(409, 'CONSENT_IN_USE', { message: 'U upotrebi' }));
    open(<ConsentsScreen />, api);
    await press('Obriši: uvjeti');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Obriši' }));

    expect((await screen.findByRole('alert')).textContent).toBe('U upotrebi');
  });
});

describe('the consents of a form', () => {
  const openForm = (form: string, api = consentApi()) =>
    open(<ConsentFormScreen />, api, `/consent/${form}`, '/consent/:form');

  it('are sent in their order, with those that are required', async () => {
    const api = consentApi();
    api.on(assignConsents, ({ body }) => success(body));
    const { sent, announced } = openForm('registerForm', api);
    await press('Uključi: upit');
    fireEvent.click(screen.getByRole('switch', { name: 'Obavezna: upit' }));
    await press('Pomakni gore: upit');
    await press('Ukloni s obrasca: uvjeti');
    expect(screen.getByText('Izmjene još nisu spremljene.')).toBeTruthy();
    await press('Spremi');

    await waitFor(() => expect(announced).toContain('Spremljeno: Registracija'));
    const body = { assigned_to: 'registerForm', consents: [3, 2], requiredConsents: [3] };
    expect(sent(assignConsents)).toEqual([{ body }]);
    expect(screen.queryByText('Izmjene još nisu spremljene.')).toBeNull();
  });

  it('keep the focus while they are moved by keyboard', async () => {
    openForm('registerForm');
    await press('Pomakni gore: novosti');

    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pomakni dolje: novosti');
  });

  it('are not left behind unsaved without a question', async () => {
    openForm('registerForm');
    await press('Ukloni s obrasca: uvjeti');
    fireEvent.click(screen.getByRole('link', { name: 'Privole' }));

    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Registracija', hidden: true })).toBeTruthy();
  });

  it('say so when the server refuses them', async () => {
    openForm('registerForm');
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 404');
  });

  it('of a form that there is not lead on to those that there are', async () => {
    openForm('nista');

    expect(await screen.findByRole('heading', { name: 'Nema takvog obrasca' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naplata' })).toBeTruthy();
  });
});

describe('caches', () => {
  const CACHES = [
    { name: 'pages', entries: 1200, size: 3_250_586 },
    { name: 'nova', entries: 2, size: 512 },
  ];

  it('are emptied one by one or all, and show what is left', async () => {
    const api = createFakeApi();
    api.on(listCaches, () => success(CACHES));
    api.on(clearCache, () => success([{ name: 'pages', entries: 0, size: 0 }]));
    const { sent, announced } = open(<CacheScreen />, api);
    expect(await screen.findByText('3,1 MiB')).toBeTruthy();
    expect(screen.getByText('1.200')).toBeTruthy();
    await press('Isprazni: nova');
    expect(await screen.findByText('0 KiB')).toBeTruthy();
    await press('Isprazni sve');

    await waitFor(() => expect(announced).toEqual(['Ispražnjeno: nova', 'Ispražnjeno: sve']));
    expect(sent(clearCache)).toEqual([{ body: { name: 'nova' } }, { body: {} }]);
  });

  it('that cannot be read are tried again', async () => {
    const api = createFakeApi();
    api.on(listCaches, () => failure(0));
    const { sent } = open(<CacheScreen />, api);
    await press('Pokušaj ponovno');

    expect(sent(listCaches).length).toBe(2);
  });
});

describe('redirects', () => {
  const OLD = { id: 7, from: '/stara', to: '/nova', permanent: true };
  const at = '2026-11-22T06:30:00Z';

  function redirectApi() {
    const api = createFakeApi();
    api.on(filterRedirects, () => page([OLD]));
    api.on(filterFailedRequests, () =>
      page([{ path: '/akcija', hits: 17, firstAt: at, lastAt: at }]),
    );
    return api;
  }

  it('are added for a path that led nowhere, which is no link', async () => {
    const api = redirectApi();
    api.on(createRedirect, () => success({ ...OLD, from: '/akcija' }));
    const { sent, announced } = open(<RedirectsScreen />, api);
    expect(await screen.findByText('/akcija')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    await press('Preusmjeri: /akcija');
    const form = await dialog();
    type(form.getByLabelText('Nova adresa'), '/shop');
    fireEvent.click(form.getByRole('switch', { name: 'Trajno' }));
    fireEvent.click(form.getByRole('button', { name: 'Spremi' }));

    await waitFor(() => expect(announced).toContain('Spremljeno: /akcija'));
    const body = { from: '/akcija', to: '/shop', permanent: false };
    expect(sent(createRedirect)).toEqual([{ body }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('with faults say so at their fields', async () => {
    const api = redirectApi();
    api.on(createRedirect, () =>
      failure(400, 'VALIDATION_FAILED', { fields: { to: 'safe-path' } }),
    );
    open(<RedirectsScreen />, api);
    await press('Dodaj preusmjeravanje');
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Spremi' }));

    await waitFor(() =>
      expect(form.getByLabelText('Nova adresa').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(form.getByLabelText('Stara adresa').getAttribute('aria-invalid')).toBeNull();
    expect(form.getAllByRole('alert').length).toBe(1);
  });

  it('that lead on name the goal', async () => {
    const api = redirectApi();
    const chain = { message: 'Vodi dalje', to: '/cilj' };
    api.on(createRedirect, () => failure(409, 'REDIRECT_CHAIN', chain));
    open(<RedirectsScreen />, api);
    await press('Dodaj preusmjeravanje');
    const form = await dialog();
    fireEvent.click(form.getByRole('button', { name: 'Spremi' }));

    expect((await form.findByRole('alert')).textContent).toBe('Vodi dalje');
    expect(form.getByText(/vodi na \/cilj/)).toBeTruthy();
  });

  it('are deleted after a question, and the focus is not lost', async () => {
    const api = redirectApi();
    api.on(deleteRedirect, () => success({}));
    const { sent, announced } = open(<RedirectsScreen />, api);
    await press('Obriši: /stara');
    expect(sent(deleteRedirect)).toEqual([]);
    fireEvent.click((await dialog()).getByRole('button', { name: 'Obriši' }));

    await waitFor(() => expect(announced).toContain('Obrisano: /stara'));
    expect(sent(deleteRedirect)).toEqual([{ params: { id: 7 } }]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
});

describe('the outbox', () => {
  const aMail = (id: number, state: OutboxMail['state']): OutboxMail => ({
    id,
    kind: 'reset',
    to: `${state}@izlog.test`,
    locale: 'hr',
    state,
    attempts: 10,
    lastError: state === 'dead' ? 'Odbijeno' : '',
    createdAt: '2026-11-22T06:30:00Z',
    sentAt: null,
  });

  function mailApi() {
    const api = createFakeApi();
    api.on(filterMails, () => page([aMail(1, 'dead'), aMail(2, 'sent')]));
    return api;
  }

  it('is narrowed down by state', async () => {
    const { sent } = open(<MailScreen />, mailApi());
    expect(await screen.findByText('Odbijeno')).toBeTruthy();
    type(screen.getByLabelText('Stanje'), 'dead');

    await waitFor(() => expect(sent(filterMails).length).toBe(2));
    expect(sent(filterMails)).toEqual([
      { body: { keywords: '', page: 1, limit: 20 } },
      { body: { keywords: '', page: 1, limit: 20, state: 'dead' } },
    ]);
  });

  it('tries only what was given up again', async () => {
    const api = mailApi();
    api.on(retryMail, () => success({}));
    const { sent, announced } = open(<MailScreen />, api);
    await press(/^Pošalji ponovno/);

    await waitFor(() => expect(announced).toContain('Ponovno se šalje: dead@izlog.test'));
    expect(sent(retryMail)).toEqual([{ params: { id: 1 }, body: {} }]);
  });

  it('says why a mail cannot be tried again', async () => {
    open(<MailScreen />, mailApi());
    await press(/^Pošalji ponovno/);

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 404');
  });
});

describe('settings', () => {
  const anOption = (key: string, value: unknown): Option => ({ id: 1, key, value, media: null });

  function settingsApi(...options: Option[]) {
    const api = createFakeApi();
    api.on(filterOptions, () => page(options));
    api.on(filterTemplates, () => page([]));
    api.on(lastSettingChanges, () => success({ changes: [] }));
    api.on(adminStoreSettings, () => success(STORE));
    api.on(adminProduct.get, () => failure(404));
    api.on(adminUpdateStoreSettings, ({ body }) => success({ ...STORE, ...body }));
    api.on(updateOption, ({ params, body }) => success(anOption(params.key, body.value)));
    return api;
  }

  it('that are switches are saved at once, in the form in which they are stored', async () => {
    const api = settingsApi(anOption('CanAddReviews', true), anOption('Stari', 'false'));
    const { sent, announced } = open(<SettingsScreen />, api);
    fireEvent.click(await screen.findByRole('switch', { name: 'Recenzije proizvoda' }));
    fireEvent.click(screen.getByRole('switch', { name: 'Stari' }));

    await waitFor(() => expect(announced).toContain('Spremljeno: Recenzije proizvoda'));
    expect(sent(updateOption)).toEqual([
      { params: { key: 'CanAddReviews' }, body: { value: false } },
      { params: { key: 'Stari' }, body: { value: 'true' } },
    ]);
  });

  it('that name a product find it among all, also those in no list', async () => {
    const api = settingsApi();
    api.on(adminProduct.get, () => success({ names: { hr: 'Naknada' } }));
    api.on(adminProduct.filter, () => page([{ id: 8, names: { hr: 'Nova naknada' } }]));
    const { sent } = open(<SettingsScreen />, api);
    const box = await screen.findByRole('combobox', { name: 'Naknada za pouzeće' });
    await waitFor(() => expect(box.getAttribute('placeholder')).toBe('Naknada'));
    act(() => box.focus());
    type(box, 'nova');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByText('Nova naknada'));

    await waitFor(() =>
      expect(sent(adminUpdateStoreSettings)).toEqual([{ body: { cashOnDeliveryProductId: 8 } }]),
    );
  });

  it('that are refused go back to what holds', async () => {
    const api = settingsApi(anOption('Maintenance', false));
    api.on(updateOption, () => failure(500));
    open(<SettingsScreen />, api);
    const toggle = await screen.findByRole('switch', { name: 'Održavanje' });
    fireEvent.click(toggle);

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 500');
    expect(toggle.getAttribute('aria-checked')).toBe('false');
  });

  it('that are lists, numbers and flags keep their kind', async () => {
    const api = settingsApi(
      anOption('ContactRecipients', ['a@izlog.test']),
      anOption('NumberOfStars', 5),
      anOption('AllowedLanguages', ['hr', 'en']),
    );
    const { sent } = open(<SettingsScreen />, api);
    type(await screen.findByLabelText('Primatelji upita'), 'a@izlog.test; b@izlog.test');
    await press('Spremi: Primatelji upita');
    type(screen.getByLabelText('Broj zvjezdica'), '6');
    await press('Spremi: Broj zvjezdica');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Deutsch' }));

    await waitFor(() => expect(sent(updateOption).length).toBe(3));
    expect(sent(updateOption)).toMatchObject([
      { body: { value: ['a@izlog.test', 'b@izlog.test'] } },
      { body: { value: 6 } },
      { body: { value: ['hr', 'en', 'de'] } },
    ]);
  });

  it('with a value of the wrong kind are not sent', async () => {
    const api = settingsApi(anOption('NumberOfStars', 5), anOption('Nepoznato', { a: 1 }));
    const { sent } = open(<SettingsScreen />, api);
    type(await screen.findByLabelText('Broj zvjezdica'), '12');
    await press('Spremi: Broj zvjezdica');
    type(screen.getByLabelText('Nepoznato'), '{');
    await press('Spremi: Nepoznato');

    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Upišite broj u dopuštenom rasponu.',
      'Zapis nije ispravan JSON.',
    ]);
    expect(sent(updateOption)).toEqual([]);
  });

  it('say what the server does not take', async () => {
    const api = settingsApi();
    api.on(updateOption, () => failure(400, 'VALIDATION_FAILED', { fields: { value: 'email' } }));
    open(<SettingsScreen />, api);
    type(await screen.findByLabelText('Primatelji upita'), 'nije');
    await press('Spremi: Primatelji upita');

    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upišite ispravne e-adrese, odvojene zarezom.',
    );
  });

  it('of the store are saved one by one, amounts in cents', async () => {
    const { sent, announced } = open(<SettingsScreen />, settingsApi());
    type(await screen.findByLabelText('Naziv trgovine'), 'Lavanda');
    await press('Spremi: Naziv trgovine');
    const limit = screen.getByLabelText('Besplatna dostava od');
    expect(limit).toHaveProperty('value', '50,00');
    type(limit, '49,9');
    await press('Spremi: Besplatna dostava od');
    type(screen.getByLabelText('Nakon dodavanja u košaricu'), '2');
    fireEvent.click(screen.getByRole('switch', { name: 'Kupnja bez računa' }));

    await waitFor(() => expect(announced).toContain('Spremljeno: Kupnja bez računa'));
    expect(sent(adminUpdateStoreSettings)).toEqual([
      { body: { name: 'Lavanda' } },
      { body: { freeDeliveryCents: 4990 } },
      { body: { cartType: 2 } },
      { body: { guestCheckout: false } },
    ]);
    type(limit, 'puno');
    await press('Spremi: Besplatna dostava od');
    expect(screen.getByRole('alert').textContent).toBe('Upišite iznos, na primjer 49,90.');
  });

  it('that are for owners only are shown to them, and to no editor', async () => {
    const api = settingsApi(anOption('SecondFactor', 'owners'));
    const { sent } = open(<SettingsScreen />, api);
    const rule = await screen.findByLabelText('Kôd pri prijavi');
    expect(rule).toHaveProperty('value', 'owners');
    fireEvent.change(rule, { target: { value: 'everyone' } });
    expect(sent(updateOption)).toEqual([
      { params: { key: 'SecondFactor' }, body: { value: 'everyone' } },
    ]);
    cleanup();

    renderAdmin(api, <SettingsScreen />, '/', '*', { ...editorUser, role: 'editor' });

    await screen.findByLabelText('Naziv trgovine');
    expect(screen.queryByLabelText('Kôd pri prijavi')).toBeNull();
  });

  it('are found by name, hint and group, without diacritics; what was typed stays', async () => {
    open(<SettingsScreen />, settingsApi());
    type(await screen.findByLabelText('Naziv trgovine'), 'Lavanda');
    const search = screen.getByRole('searchbox', { name: 'Pretraži postavke' });
    const isShown = (label: string) => !screen.getByLabelText(label).closest('[hidden]');

    type(search, 'kosaricu');

    expect(isShown('Nakon dodavanja u košaricu')).toBe(true);
    expect(isShown('Naziv trgovine')).toBe(false);
    type(search, 'nema toga');
    expect(screen.getByText('Nijedna postavka ne odgovara na „nema toga”.')).toBeDefined();
    type(search, '');
    expect(isShown('Naziv trgovine')).toBe(true);
    expect(screen.getByLabelText('Naziv trgovine')).toHaveProperty('value', 'Lavanda');
  });
});
