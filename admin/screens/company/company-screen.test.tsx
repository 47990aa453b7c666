import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Company, readCompany } from '#domain/company/company.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminCompany, adminUpdateCompany, type CompanyState } from '#schemas/api/admin-company.ts';
import { CompanyScreen } from './company-screen.tsx';

afterEach(cleanup);

const BONACA = readCompany({
  name: 'Bonaca d.o.o.',
  street: 'Obala 7',
  place: '21000 Split',
  iban: 'HR1210010051863000160',
});

const stateOf = (company: Company): CompanyState => ({
  company,
  facts: {
    name: company.name,
    rows: [{ field: 'address', label: 'Sjedište', value: `${company.street}, ${company.place}` }],
  },
  imprint: [`${company.name} · ${company.street}`],
});

function open(company = BONACA, role: 'owner' | 'editor' = 'owner') {
  const api = createFakeApi();
  api.on(adminCompany, () => success(stateOf(company)));
  api.on(adminUpdateCompany, ({ body }) => success(stateOf(body)));
  const { announced } = renderAdmin(api, <CompanyScreen />, '/', '*', { ...editorUser, role });
  const sent = () =>
    api.calls.filter(({ key }) => key === adminUpdateCompany.key).map(({ input }) => input);
  return { api, announced, sent };
}

const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spremi podatke' }));
const duties = () =>
  within(
    screen.getByRole('heading', { name: 'Što traži zakon' }).closest('section') as HTMLElement,
  );

describe('company data', () => {
  it('is saved whole, and shown where it appears', async () => {
    const { sent, announced } = open();
    await type('Telefon', '+385 21 555 010');
    save();

    await waitFor(() => expect(announced).toContain('Podaci o tvrtki su spremljeni.'));
    expect(sent()).toEqual([{ body: { ...BONACA, phone: '+385 21 555 010' } }]);
    expect(screen.getByText('HR12 1001 0051 8630 0016 0')).toBeTruthy();
    expect(screen.getByText('Bonaca d.o.o. · Obala 7')).toBeTruthy();
  });

  it('with a mistake is not sent; the field says what is wrong until it is mended', async () => {
    const { sent } = open();
    await type('OIB', '123');
    expect(screen.queryByRole('alert')).toBeNull();
    save();

    const field = screen.getByLabelText('OIB');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/OIB nije ispravan/)).toBeTruthy();
    expect(sent()).toEqual([]);
    await type('OIB', '123 456 789 03');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    save();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('that the server refuses keeps what was typed', async () => {
    const { api } = open();
    api.on(adminUpdateCompany, () => failure(500));
    await type('Telefon', '1');
    save();

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 500');
    expect(screen.getByLabelText('Telefon')).toHaveProperty('value', '1');
  });

  it('says what the law asks for and is missing, as it is typed', async () => {
    open();
    await screen.findByLabelText('Telefon');
    const isMissing = (name: string) =>
      duties().getByText(name).closest('li')?.textContent?.includes('Nedostaje');

    expect(isMissing('Telefon')).toBe(true);
    expect(isMissing('Naziv tvrtke')).toBe(false);
    await type('Telefon', '021');
    expect(isMissing('Telefon')).toBe(false);
    await type('Pravni oblik', 'obrt');
    expect(duties().queryByText('Temeljni kapital (€)')).toBeNull();
    expect(isMissing('Vlasnik obrta')).toBe(true);
    expect(screen.queryByLabelText('Temeljni kapital (€)')).toBeNull();
  });

  it('is read by editors, who cannot change it', async () => {
    open(BONACA, 'editor');

    expect(await screen.findByText('Podatke o tvrtki mijenja samo vlasnik.')).toBeTruthy();
    expect(screen.getByLabelText('IBAN').matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Spremi podatke' })).toBeNull();
  });
});
