import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CROATIAN_RATES, NO_RATES } from '#domain/commerce/vat-rates.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminUpdateVat, adminVat, type VatState } from '#schemas/api/admin-vat.ts';
import { TaxesScreen } from './taxes-screen.tsx';

afterEach(cleanup);

const USED = [{ basisPoints: 2500, products: 12, deliveryMethods: 3 }];

function open(
  state: VatState = { ...CROATIAN_RATES, used: USED },
  role: 'owner' | 'editor' = 'owner',
) {
  const api = createFakeApi();
  api.on(adminVat, () => success(state));
  api.on(adminUpdateVat, ({ body }) => success({ ...body, used: state.used }));
  const { announced } = renderAdmin(api, <TaxesScreen />, '/', '*', { ...editorUser, role });
  const sent = () =>
    api.calls.filter(({ key }) => key === adminUpdateVat.key).map(({ input }) => input);
  return { api, announced, sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const last = (label: string) => screen.getAllByLabelText(label).at(-1) as HTMLElement;
const type = (label: string, value: string) => fireEvent.change(last(label), { target: { value } });

describe('rates of VAT', () => {
  it('of an empty shop are filled in at once', async () => {
    const { sent, announced } = open({ ...NO_RATES, used: [] });
    await press('Upiši hrvatske stope');
    await press('Spremi');

    await waitFor(() => expect(announced).toContain('Stope su spremljene.'));
    expect(sent()).toEqual([{ body: CROATIAN_RATES }]);
  });

  it('are put aside by a shop outside the VAT system, and not lost', async () => {
    const { sent } = open();
    fireEvent.click(await screen.findByLabelText('Trgovina nije u sustavu PDV-a'));

    expect(screen.queryByLabelText('Stopa (%)')).toBeNull();
    await press('Spremi');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toEqual([{ body: { ...CROATIAN_RATES, isExempt: true } }]);

    fireEvent.click(screen.getByLabelText('Trgovina nije u sustavu PDV-a'));
    expect(screen.getAllByLabelText('Stopa (%)')).toHaveLength(CROATIAN_RATES.rates.length);
  });

  it('are added, made usual and taken out', async () => {
    const { sent } = open();
    await press('Dodaj stopu');
    type('Naziv', 'Posebna');
    type('Stopa (%)', '7,5');
    fireEvent.click(last('Uobičajena stopa'));
    await press('Ukloni stopu PDV 0 %');
    await press('Spremi');

    await waitFor(() => expect(sent()).toHaveLength(1));
    const rates = [
      ...CROATIAN_RATES.rates.slice(0, 3),
      { name: 'Posebna', basisPoints: 750, from: '' },
    ];
    expect(sent()).toEqual([{ body: { rates, standard: 750 } }]);
  });

  it('that something is sold at say so, and stay', async () => {
    open();

    expect(await screen.findByText('Proizvoda: 12, načina dostave: 3')).toBeTruthy();
    expect(screen.getAllByLabelText('Stopa (%)')[0]).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Ukloni stopu PDV 25 %' })).toBeNull();
  });

  it('that are missing are named before they are', async () => {
    open({
      ...CROATIAN_RATES,
      used: [...USED, { basisPoints: 2200, products: 1, deliveryMethods: 0 }],
    });

    expect((await screen.findByRole('alert')).textContent).toMatch(/22 %/);
  });

  it.each([
    ['Naziv', ' ', /naziv/],
    ['Stopa (%)', 'puno', /od 0 do 100/],
    ['Stopa (%)', '101', /od 0 do 100/],
    ['Stopa (%)', '13', /već na popisu/],
  ])('with a mistake at %s are not sent: %s', async (label, value, reason) => {
    const { sent } = open();
    await press('Dodaj stopu');
    type('Naziv', 'Nova');
    type('Stopa (%)', '1');
    type(label, value);
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(sent()).toEqual([]);
  });

  it('that the server refuses keep what was typed', async () => {
    const { api } = open();
    api.on(adminUpdateVat, () => failure(500));
    await press('Dodaj stopu');
    type('Naziv', 'Nova');
    type('Stopa (%)', '1');
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 500');
    expect(last('Naziv')).toHaveProperty('value', 'Nova');
  });

  it('are seen by editors and changed by owners', async () => {
    open(undefined, 'editor');

    expect(await screen.findByText('Stope mijenjaju samo vlasnici.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull();
  });
});
