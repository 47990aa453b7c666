import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { editorUser, renderAdmin } from '#editor/testing/render-admin.tsx';
import {
  adminCountries,
  adminUpdateCountries,
  type CountriesState,
} from '#schemas/api/admin-countries.ts';
import { CountriesScreen } from './countries-screen.tsx';
import { choicesWithout, matching } from './country-draft.ts';

afterEach(cleanup);

const STATE: CountriesState = {
  countries: ['HR', 'SI'],
  standard: 'HR',
  routes: [
    { id: 1, name: 'Kurir', countries: ['HR', 'SI'] },
    { id: 2, name: 'Slovenska pošta', countries: ['SI'] },
  ],
};

function open(state: CountriesState = STATE, role: 'owner' | 'editor' = 'owner') {
  const api = createFakeApi();
  api.on(adminCountries, () => success(state));
  api.on(adminUpdateCountries, ({ body }) => success({ ...body, routes: state.routes }));
  const { announced } = renderAdmin(api, <CountriesScreen />, '/', '*', { ...editorUser, role });
  const sent = () =>
    api.calls.filter(({ key }) => key === adminUpdateCountries.key).map(({ input }) => input);
  return { api, announced, sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const rows = () => within(screen.getByRole('group', { name: 'Predložena država' }));

describe('the countries of a shop', () => {
  it('are found as they are typed, moved, proposed and saved', async () => {
    const { sent, announced } = open();
    const search = await screen.findByRole('combobox', { name: 'Dodaj državu' });
    act(() => search.focus());
    fireEvent.change(search, { target: { value: 'njem' } });
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    const found = await screen.findByRole('option', { name: 'Njemačka' });
    fireEvent.click(found);
    await press('Pomakni gore: Njemačka');
    fireEvent.click(screen.getByLabelText(/^Slovenija/));
    await press('Spremi');

    await waitFor(() => expect(announced).toContain('Države su spremljene.'));
    expect(sent()).toEqual([{ body: { countries: ['HR', 'DE', 'SI'], standard: 'SI' } }]);
  });

  it('say what goes to each, and where nothing goes', async () => {
    open({ ...STATE, countries: ['HR', 'SI', 'AT'] });

    expect(await screen.findByText('Dostava: Kurir, Slovenska pošta')).toBeTruthy();
    expect(screen.getByText('Ovamo ne ide nijedan način dostave.')).toBeTruthy();
  });

  it('propose the first that is left when the proposed one is removed', async () => {
    const { sent } = open({ ...STATE, routes: [] });
    await press('Ukloni: Hrvatska (HR)');

    expect(rows().getByLabelText<HTMLInputElement>(/^Slovenija/).checked).toBe(true);
    await press('Ukloni: Slovenija (SI)');
    await press('Spremi');
    await waitFor(() => expect(sent()).toEqual([{ body: { countries: ['SI'], standard: 'SI' } }]));
  });

  it('warn of ways of delivery that would go nowhere, as the server does', async () => {
    const { api } = open();
    api.on(adminUpdateCountries, () =>
      failure(409, 'COUNTRY_IN_USE', { methods: 'Slovenska pošta' }),
    );
    await press('Ukloni: Slovenija (SI)');

    expect(screen.getByRole('alert').textContent).toContain('Slovenska pošta');
    await press('Spremi');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });

  it('take in the whole Union at once', async () => {
    const { sent } = open();
    await press('Dodaj cijelu EU');
    expect(screen.queryByRole('button', { name: 'Dodaj cijelu EU' })).toBeNull();
    await press('Spremi');

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ body: { standard: 'HR' } }]);
    expect(rows().getAllByRole('radio')).toHaveLength(27);
  });

  it('are shown to editors, who cannot change them', async () => {
    open(STATE, 'editor');

    expect(await screen.findByText('Države mijenjaju samo vlasnici.')).toBeTruthy();
    expect(
      rows()
        .getAllByRole<HTMLInputElement>('radio')
        .every((radio) => radio.disabled),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull();
  });
});

it('a country is found without its accents, by its code, and best at its beginning', () => {
  const choices = choicesWithout(['HR'], 'hr');
  const found = (query: string) => matching(choices, query).map(({ title }) => title);

  expect(found('ceska')).toEqual(['Češka']);
  expect(found('at')[0]).toBe('Austrija');
  expect(found('madarska')).toEqual(['Mađarska']);
  expect(found('hrvatska')).toEqual([]);
  expect(found('')).toHaveLength(249);
});
