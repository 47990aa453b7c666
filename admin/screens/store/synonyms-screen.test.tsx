import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Synonyms } from '#domain/commerce/synonyms.ts';
import { createFakeApi, failure, success } from '#editor/testing/fake-api.ts';
import { renderAdmin } from '#editor/testing/render-admin.tsx';
import { adminSynonyms, adminUpdateSynonyms } from '#schemas/api/admin-synonyms.ts';
import { SynonymsScreen } from './synonyms-screen.tsx';

afterEach(cleanup);

const SAVED: Synonyms = { hr: [['patike', 'tenisice']], en: [], de: [['Sofa', 'Couch']] };

function open(saved = SAVED) {
  const api = createFakeApi();
  api.on(adminSynonyms, () => success(saved));
  api.on(adminUpdateSynonyms, ({ body }) => success(body));
  const { announced } = renderAdmin(api, <SynonymsScreen />);
  const sent = () =>
    api.calls.filter(({ key }) => key === adminUpdateSynonyms.key).map(({ input }) => input);
  return { api, announced, sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('synonyms', () => {
  it('are added to a language and saved with those of the others', async () => {
    const { sent, announced } = open();
    await press('Dodaj skupinu');
    await type('Skupina 2', ' kaladont,  zubna  pasta , Kaladont');
    await press('Spremi');

    await waitFor(() => expect(announced).toContain('Sinonimi su spremljeni.'));
    const hr = [
      ['patike', 'tenisice'],
      ['kaladont', 'zubna pasta'],
    ];
    expect(sent()).toEqual([{ body: { ...SAVED, hr } }]);
    expect(screen.getByLabelText('Skupina 2')).toHaveProperty('value', 'kaladont, zubna pasta');
  });

  it('are taken out; empty lines are none', async () => {
    const { sent } = open();
    await press('Dodaj skupinu');
    await press('Ukloni skupinu 1');
    await press('Spremi');

    await waitFor(() => expect(sent()).toEqual([{ body: { ...SAVED, hr: [] } }]));
    expect(screen.getByText('Za ovaj jezik još nema sinonima.')).toBeTruthy();
  });

  it.each([
    ['patike', /najmanje dvije/],
    ['patike, !', /slovo ili znamenku/],
    [`patike, ${'x'.repeat(61)}`, /60 znakova/],
    [Array.from({ length: 21 }, (_, index) => `w${index}`).join(), /20 riječi/],
  ])('with a mistake are not sent: %#', async (text, reason) => {
    const { sent } = open();
    await type('Skupina 1', text);
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toMatch(reason);
    expect(sent()).toEqual([]);
  });

  it('with a mistake in another language lead there', async () => {
    const { sent } = open();
    await press('Deutsch');
    await type('Skupina 1', 'Sofa');
    await press('Hrvatski');
    await press('Spremi');

    expect(await screen.findByLabelText('Skupina 1')).toHaveProperty('value', 'Sofa');
    expect(screen.getByRole('alert').textContent).toMatch(/najmanje dvije/);
    expect(sent()).toEqual([]);
  });

  it('that the server refuses keep what was typed', async () => {
    const { api } = open();
    api.on(adminUpdateSynonyms, () => failure(500));
    await type('Skupina 1', 'patike, cipele');
    await press('Spremi');

    expect((await screen.findByRole('alert')).textContent).toBe('failed with 500');
    expect(screen.getByLabelText('Skupina 1')).toHaveProperty('value', 'patike, cipele');
  });
});
