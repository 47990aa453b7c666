import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Node } from '#schemas/content/element.ts';
import { select } from '../../../kernel/store/select.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import { renderEditor } from '../../../testing/render-editor.tsx';
import { cardRegistry } from '../../../testing/toy-card.tsx';
import { opened } from '../../../testing/toy-elements.ts';

const ROW = 30;

/** Rows below each other: jsdom lays nothing out. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(this.closest('[data-item]')?.getAttribute('data-item') ?? 0);
    return new DOMRect(0, index * ROW, 200, ROW);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function openList(names: readonly string[]) {
  const node: Node = {
    id: 'card',
    block: 'toy-card',
    v: 1,
    role: 'own',
    meta: { title: 'Prvi', items: names.map((name) => ({ name })) },
  };
  const test = await anEditor(opened([node]), new Map(), cardRegistry());
  await renderEditor(test);
  const { store } = test.editor;
  act(() => select(store, '1/card'));
  const row = document.querySelector<HTMLElement>('[data-field="items"]');
  if (!row) throw new Error('The list is not shown.');
  const stored = () => store.getState().documents['1']?.nodes['card']?.meta?.['items'];
  return { ...test, list: within(row), stored };
}

const said = () => screen.getAllByRole('status').map((node) => node.textContent?.trim());
const named = (...names: string[]) => names.map((name) => ({ name }));

/** A key press that is handled before the next one. */
async function press(target: Element, code: string) {
  await act(async () => {
    fireEvent.keyDown(target, { code, key: code === 'Space' ? ' ' : code });
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  });
}

describe('the handle of an item', () => {
  it('carries it by keyboard; every step is said, and the focus stays with the item', async () => {
    const { list, stored } = await openList(['A', 'B', 'C']);
    const handle = list.getByRole('button', { name: 'Premjesti: A' });
    act(() => handle.focus());

    await press(handle, 'Space');
    expect(said()).toContain('A: podignuto, mjesto 1 od 3.');
    await press(handle, 'ArrowDown');
    expect(said()).toContain('A: mjesto 2 od 3.');
    expect(stored()).toEqual(named('A', 'B', 'C'));
    await press(handle, 'Space');

    expect(stored()).toEqual(named('B', 'A', 'C'));
    await waitFor(() =>
      expect(document.activeElement).toBe(list.getByRole('button', { name: 'Premjesti: A' })),
    );
  });

  it('leaves it where it was after Escape, and says so', async () => {
    const { list, stored } = await openList(['A', 'B', 'C']);
    const handle = list.getByRole('button', { name: 'Premjesti: B' });

    await press(handle, 'Space');
    await press(handle, 'ArrowUp');
    await press(handle, 'Escape');

    expect(said()).toContain('B: ostaje na mjestu 2 od 3.');
    expect(stored()).toEqual(named('A', 'B', 'C'));
  });

  it('is of no use on the only item', async () => {
    const { list } = await openList(['A']);

    expect(list.getByRole('button', { name: 'Premjesti: A' })).toHaveProperty('disabled', true);
  });
});

describe('an item', () => {
  it('is copied behind itself, as far as the list has room', async () => {
    const { list, stored } = await openList(['A', 'B', 'C']);

    fireEvent.click(list.getByRole('button', { name: 'Dupliciraj: A' }));

    expect(stored()).toEqual(named('A', 'A', 'B', 'C'));
    expect(said()).toContain('A: kopija na mjestu 2 od 4.');
    expect(list.getByRole('button', { name: 'Dupliciraj: B' })).toHaveProperty('disabled', true);
  });

  it('that was removed is put back where it stood', async () => {
    const { list, stored } = await openList(['A', 'B', 'C']);

    fireEvent.click(list.getByRole('button', { name: 'Ukloni: B' }));
    expect(stored()).toEqual(named('A', 'C'));
    const back = await list.findByRole('button', { name: 'Vrati stavku: B' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    fireEvent.click(back);

    expect(stored()).toEqual(named('A', 'B', 'C'));
    expect(list.queryByText('Uklonjeno: B')).toBeNull();
  });

  it('is taken back in a step of its own, also right after typing', async () => {
    const { list, stored, editor } = await openList(['A', 'B', 'C']);
    fireEvent.click(list.getByRole('button', { name: 'B' }));
    fireEvent.change(list.getByLabelText('Ime'), { target: { value: 'Be' } });
    fireEvent.click(list.getByRole('button', { name: 'Ukloni: C' }));

    act(() => void editor.history.undo());

    expect(stored()).toEqual(named('A', 'Be', 'C'));
  });

  it('that is open stays open when another one moves past it', async () => {
    const { list } = await openList(['A', 'B', 'C']);
    fireEvent.click(list.getByRole('button', { name: 'B' }));

    fireEvent.click(list.getByRole('button', { name: 'Pomakni gore: C' }));
    fireEvent.click(list.getByRole('button', { name: 'Pomakni gore: C' }));

    expect(list.getByRole('button', { name: 'B' }).ariaExpanded).toBe('true');
    expect(list.getByLabelText('Ime')).toHaveProperty('value', 'B');
  });
});
