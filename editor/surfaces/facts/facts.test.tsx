import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminPlaceholders } from '#schemas/api/admin-placeholders.ts';
import type { Node } from '#schemas/content/element.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { cardRegistry } from '../../testing/toy-card.tsx';
import { opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

const FACTS = [
  { name: 'delivery.price', group: 'Dostava', label: 'Cijena', text: '4,00 €' },
  { name: 'delivery.days', group: 'Dostava', label: 'Rok', text: '' },
  { name: 'delivery.courierPrice', group: 'Dostava', label: '', text: '4,00 €' },
];

async function openCard(title: string, isReached = true) {
  const node: Node = { id: 'card', block: 'toy-card', v: 1, role: 'own', meta: { title } };
  const test = await anEditor(opened([node]), new Map(), cardRegistry());
  test.api.on(adminPlaceholders, () => (isReached ? success({ placeholders: FACTS }) : failure(0)));
  await renderEditor(test);
  const { store } = test.editor;
  const asked = () => test.api.calls.filter(({ key }) => key === adminPlaceholders.key);
  const stored = () => store.getState().documents['1']?.nodes['card']?.meta?.['title'];
  return { ...test, asked, stored };
}

function inline(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-inline-path="title"]');
  if (!found) throw new Error('no title');
  return found;
}

describe('a placeholder on the canvas', () => {
  it('shows what it is filled with, and itself while it is typed', async () => {
    const { stored, asked } = await openCard('Od {delivery.price}, {delivery.days}');
    await waitFor(() => expect(inline().textContent).toBe('Od 4,00 €, {delivery.days}'));

    act(() => inline().focus());
    expect(inline().textContent).toBe('Od {delivery.price}, {delivery.days}');
    act(() => inline().blur());
    expect(inline().textContent).toBe('Od 4,00 €, {delivery.days}');

    expect(stored()).toBe('Od {delivery.price}, {delivery.days}');
    expect(asked()[0]?.input).toEqual({ query: { locale: 'hr' } });
  });

  it('is asked for by nobody where no text has one, and stays as it is where no answer comes', async () => {
    expect((await openCard('Bez njih {year}')).asked()).toEqual([]);
    cleanup();

    const { asked } = await openCard('Od {delivery.price}', false);
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(inline().textContent).toBe('Od {delivery.price}');
  });
});

describe('the list of placeholders at a field', () => {
  const open = async (editor: Awaited<ReturnType<typeof openCard>>['editor']) => {
    act(() => select(editor.store, '1/card'));
    const row = document.querySelector<HTMLElement>('[data-field="title"]');
    const button = within(row ?? document.body).getByRole('button', {
      name: /^Umetni podatak trgovine/,
    });
    await act(async () => fireEvent.click(button));
    return within(row ?? document.body).getByRole<HTMLInputElement>('textbox');
  };

  it('says what each is now, and puts it where the caret is', async () => {
    const { editor, stored } = await openCard('Od ,');
    const input = await open(editor);
    input.setSelectionRange(3, 3);

    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Cijena4,00 €',
      'Roknije postavljeno, rečenica se izostavlja',
    ]);
    await act(async () => fireEvent.click(entries[0] ?? input));

    await waitFor(() => expect(stored()).toBe('Od {delivery.price},'));
    await waitFor(() => expect(document.activeElement).toBe(input));
  });

  it('says so where it cannot be had', async () => {
    const { editor } = await openCard('Od', false);
    await open(editor);

    expect((await screen.findByText(/Podaci nisu stigli/)).getAttribute('role')).toBe('alert');
  });
});
