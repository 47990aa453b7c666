import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, listed, renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  adminCheckProvider,
  adminDeliveryMethod,
  adminPaymentAdapters,
  adminPaymentMethod,
  adminPaymentProviders,
} from '#schemas/api/admin.ts';
import { type AdminSite, adminFilterSites, adminUpdateSite } from '#schemas/api/admin-sites.ts';
import { createElement, openEditor, patchElement, publishElement } from '#schemas/api/content.ts';
import {
  endPreview,
  makePreview,
  type Opening,
  openingState,
  openShop,
  SETUP_STEPS,
  type SetupNote,
  type SetupStep,
  skipStep,
} from '#schemas/api/opening.ts';
import { filterOptions } from '#schemas/api/site.ts';
import { anElement } from '#tests/support/content/builders.ts';
import { SetupGuideScreen } from '../setup-guide-screen.tsx';

afterEach(cleanup);

const anOpening = (
  missing: Partial<Record<SetupStep, SetupNote[]>> = {},
  changes: Partial<Opening> = {},
): Opening => ({
  openedAt: null,
  previewUntil: null,
  steps: SETUP_STEPS.map((step) => ({
    step,
    isDone: missing[step] === undefined,
    isSkipped: false,
    notes: missing[step] ?? [],
  })),
  ...changes,
});

function open(opening: Opening, path = '/setup-guide', user = editorUser) {
  const api = createFakeApi();
  api.on(openingState, () => success(opening));
  api.on(adminFilterSites, () => success(listed()));
  const { announced } = renderAdmin(api, <SetupGuideScreen />, path, '/setup-guide', user);
  return { api, announced };
}

describe('the steps', () => {
  it('begin with the first that is neither done nor put aside', async () => {
    const opening = anOpening({ shop: ['noName'], delivery: ['noDelivery'] });
    opening.steps = opening.steps.map((state) =>
      state.step === 'shop' ? { ...state, isSkipped: true } : state,
    );
    const { api } = open(opening);
    api.on(adminDeliveryMethod.filter, () => success(listed()));

    expect(await screen.findByRole('heading', { name: 'Dostava' })).toBeTruthy();
    expect(screen.getByText('Gotovo: 9 od 11')).toBeTruthy();
    const steps = within(screen.getByRole('navigation', { name: 'Koraci' }));
    expect(steps.getByRole('button', { name: /^Trgovina/ }).textContent).toContain('preskočeno');
    expect(steps.getByRole('button', { current: 'step' }).textContent).toContain('Dostava');
    expect(screen.getByText('Nema nijednog načina dostave.')).toBeTruthy();
  });

  it('can be put aside, which leads to the next', async () => {
    const { api, announced } = open(
      anOpening({ mail: ['mailInFolder'] }),
      '/setup-guide?step=mail',
    );
    api.on(skipStep, () => success(anOpening()));

    fireEvent.click(await screen.findByRole('button', { name: 'Preskoči' }));

    expect(await screen.findByRole('heading', { name: 'Pravne stranice' })).toBeTruthy();
    expect(api.calls).toContainEqual({
      key: skipStep.key,
      input: { body: { step: 'mail', isSkipped: true } },
    });
    expect(announced).toContain('Preskočeno: E-pošta');
  });

  it('are for owners', async () => {
    const { api } = open(anOpening(), '/setup-guide', { ...editorUser, role: 'editor' });

    expect(await screen.findByText('Trgovinu postavlja njezin vlasnik.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(api.calls.filter(({ key }) => key !== openingState.key)).toEqual([]);
  });
});

it('the shop is named in the form of the sites', async () => {
  const site: AdminSite = {
    id: 1,
    name: 'Izlog',
    url: 'http://localhost:3000',
    hosts: [],
    defaultLocale: 'hr',
    locales: ['hr'],
    currency: 'EUR',
    closedAt: null,
    productsOf: null,
    customersOf: null,
    isOwn: true,
  };
  const { api, announced } = open(anOpening({ shop: ['noName'] }));
  api.on(adminFilterSites, () => success(listed(site)));
  api.on(adminUpdateSite, ({ body }) => success({ ...site, ...body }));

  const name = await screen.findByLabelText('Naziv');
  fireEvent.change(name, { target: { value: 'Lavanda' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spremi' }));

  await waitFor(() => expect(announced).toContain('Spremljeno: Lavanda'));
  expect(api.calls.filter(({ key }) => key === openingState.key)).toHaveLength(2);
});

describe('ways of delivery', () => {
  it('come from templates, at a price of the owner, in all languages', async () => {
    const { api, announced } = open(anOpening({ delivery: ['noDelivery'] }));
    const methods = [
      { id: 7, code: 1, kind: 'courier', names: { hr: 'Dron' }, priceCents: 900, active: true },
    ];
    api.on(adminDeliveryMethod.filter, () => success(listed(...methods)));
    api.on(adminDeliveryMethod.create, ({ body }) => success({ id: 8, ...body }));

    const price = (await screen.findAllByLabelText('Cijena (€)'))[0];
    if (!price) throw new Error('no price');
    fireEvent.change(price, { target: { value: 'puno' } });
    fireEvent.click(screen.getByRole('button', { name: 'Dodaj: Dostava kurirskom službom' }));
    expect(screen.getByRole('alert').textContent).toBe('Upišite cijenu, npr. 4,50.');
    fireEvent.change(price, { target: { value: '4,50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Dodaj: Dostava kurirskom službom' }));

    await waitFor(() => expect(announced).toContain('Dodano: Dostava kurirskom službom'));
    const made = api.calls.find(({ key }) => key === adminDeliveryMethod.create.key);
    expect(made?.input).toMatchObject({
      body: {
        code: 100,
        kind: 'courier',
        priceCents: 450,
        names: { en: 'Home delivery by courier', de: 'Lieferung per Kurier' },
        countries: ['HR'],
      },
    });
  });
});

describe('ways to pay', () => {
  it('of a provider wait for its keys, and can be tried', async () => {
    const { api } = open(anOpening({ payment: ['noPayment'] }));
    api.on(adminPaymentMethod.filter, () => success(listed()));
    api.on(adminPaymentAdapters, () =>
      success({ adapters: ['bankTransfer', 'offline', 'paypal'] }),
    );
    const labels = { hr: 'x', en: 'x', de: 'x' };
    api.on(adminPaymentProviders, () =>
      success({
        providers: [
          { id: 'monri', labels, settings: ['MONRI_TOKEN', 'MONRI_KEY'] },
          { id: 'paypal', labels, settings: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET'] },
        ],
      }),
    );
    api.on(adminCheckProvider, () => success({ outcome: 'bad', text: 'HTTP 401' }));

    expect(
      await screen.findByText('Prvo na poslužitelju upišite: MONRI_TOKEN, MONRI_KEY'),
    ).toBeTruthy();
    const take = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(take('Dodaj: Monri (kartice)').disabled).toBe(true);
    expect(take('Dodaj: Uplata na račun').disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Isprobaj ključeve' }));
    expect(await screen.findByText('Pružatelj ih nije prihvatio: HTTP 401')).toBeTruthy();
  });
});

describe('the look', () => {
  const begin = (theme: ReturnType<typeof anElement> | null) => {
    const shown = open(anOpening({ look: ['noLogo'] }));
    shown.api.on(filterOptions, () => success(listed()));
    shown.api.on(openEditor, () =>
      success({ page: anElement({}), statics: [], masters: [], theme, system: [], media: [] }),
    );
    return shown;
  };

  it('that is chosen first is made and published', async () => {
    const { api, announced } = begin(null);
    api.on(createElement, ({ body }) => success({ ...anElement({}), ...body, id: 12, rev: 1 }));
    api.on(publishElement, () => success({ ...anElement({}), id: 12, rev: 1 }));

    fireEvent.click(await screen.findByRole('button', { name: 'Odaberi izgled Vrt' }));

    await waitFor(() => expect(announced).toContain('Odabran je izgled Vrt.'));
    const made = api.calls.find(({ key }) => key === createElement.key);
    expect(made?.input).toMatchObject({
      body: { type: 'theme', options: { colorBrand: '#3c5b2a' } },
    });
    expect(api.calls).toContainEqual({
      key: publishElement.key,
      input: { params: { id: 12 }, body: { rev: 1 } },
    });
  });

  it('that there is takes the tokens of another', async () => {
    const { api, announced } = begin(anElement({ id: 5, rev: 3, type: 'theme' }));
    api.on(patchElement, () => success({ rev: 4, remotePatches: [] }));
    api.on(publishElement, () => failure(500));

    fireEvent.click(await screen.findByRole('button', { name: 'Odaberi izgled Vrt' }));

    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(announced).toEqual([]);
    const sent = api.calls.find(({ key }) => key === patchElement.key);
    expect(sent?.input).toMatchObject({ params: { id: 5 }, body: { baseRev: 3, force: true } });
  });
});

describe('opening', () => {
  it('asks where something is missing', async () => {
    const { api, announced } = open(
      anOpening({ legal: ['noLegalPages'] }),
      '/setup-guide?step=open',
    );
    api.on(openShop, () => success(anOpening({}, { openedAt: '2026-11-23T10:00:00.000Z' })));

    expect(await screen.findByText('Nijedna pravna stranica nije objavljena.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Otvori trgovinu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Svejedno otvori' }));

    expect(await screen.findByText(/Trgovina je otvorena od 23\. studenoga 2026\./)).toBeTruthy();
    expect(announced).toContain('Trgovina je otvorena. Sretno!');
    expect(screen.queryByRole('button', { name: 'Otvori trgovinu' })).toBeNull();
  });

  it('goes at once where all is there, and says what is good to know', async () => {
    const opening = anOpening();
    opening.steps = opening.steps.map((state) =>
      state.step === 'mail' ? { ...state, notes: ['mailInFolder'] } : state,
    );
    const { api } = open(opening);
    api.on(openShop, () => failure(500));

    expect(await screen.findByText('Sve je spremno.')).toBeTruthy();
    expect(screen.getByText(/Mailovi se zapisuju u mapu/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Otvori trgovinu' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('may wait, while others look at the shop by a link', async () => {
    const { api } = open(anOpening(), '/setup-guide?step=open');
    const until = '2026-12-23T10:00:00.000Z';
    api.on(makePreview, () => success({ url: 'http://localhost/preview/abc', until }));
    api.on(endPreview, () => success(anOpening()));

    fireEvent.click(await screen.findByRole('button', { name: 'Napravi poveznicu' }));
    expect(await screen.findByDisplayValue('http://localhost/preview/abc')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Poništi poveznicu' }));
    await waitFor(() => expect(screen.queryByLabelText('Poveznica')).toBeNull());
    expect(screen.getByRole('button', { name: 'Napravi poveznicu' })).toBeTruthy();
  });
});
