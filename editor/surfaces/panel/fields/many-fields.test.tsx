import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Node } from '#schemas/content/element.ts';
import { setWidth } from '../../../kernel/store/scope.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import { renderEditor } from '../../../testing/render-editor.tsx';
import { cardRegistry } from '../../../testing/toy-card.tsx';
import { aHeading, opened } from '../../../testing/toy-elements.ts';

afterEach(cleanup);

const aCard = (id: string, options: Node['options'] = {}, changes: Partial<Node> = {}): Node => ({
  id,
  block: 'toy-card',
  v: 1,
  role: 'own',
  meta: { title: id },
  options,
  ...changes,
});

async function openBoth(...nodes: Node[]) {
  const test = await anEditor(opened(nodes), new Map(), cardRegistry());
  await renderEditor(test);
  const { store } = test.editor;
  const keys = nodes.map(({ id }) => `1/${id}`);
  act(() => store.setState(({ selection }) => ({ selection: { ...selection, keys } })));
  await screen.findByText('Raspored');
  return {
    ...test,
    options: () => nodes.map(({ id }) => store.getState().documents['1']?.nodes[id]?.options),
    mobile: () => nodes.map(({ id }) => store.getState().documents['1']?.nodes[id]?.mobileOptions),
    undo: () => act(() => void test.editor.history.undo()),
  };
}

const row = (name: string) => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return within(found);
};

describe('fields of several blocks', () => {
  it('change in all of them, and back in one step', async () => {
    const { options, undo } = await openBoth(aCard('one', { space: 's' }), aCard('two'));

    fireEvent.click(row('space').getByRole('button', { name: 'Veliki' }));
    expect(options()).toEqual([{ space: 'l' }, { space: 'l' }]);

    undo();
    expect(options()).toEqual([{ space: 's' }, {}]);
  });

  it('say where blocks do not agree', async () => {
    const { options } = await openBoth(aCard('one', { space: 's' }), aCard('two', { space: 'l' }));
    const pressed = () =>
      row('space')
        .getAllByRole('button')
        .filter((button) => button.ariaPressed === 'true');
    expect(row('space').getByText('različito')).toBeTruthy();
    expect(pressed()).toEqual([]);

    fireEvent.click(row('space').getByRole('button', { name: 'Srednji' }));
    expect(options()).toEqual([{ space: 'm' }, { space: 'm' }]);
    expect(row('space').queryByText('različito')).toBeNull();
  });

  it('go back to what is inherited in all of them', async () => {
    const { options } = await openBoth(aCard('one', { space: 's' }), aCard('two', { space: 'l' }));

    fireEvent.click(row('space').getByRole('button', { name: /^Vrati nasljeđenu vrijednost/ }));

    expect(options().map((one) => one?.['space'])).toEqual([undefined, undefined]);
  });

  it('are written for phones while the page is as narrow as one', async () => {
    const { editor, mobile } = await openBoth(aCard('one'), aCard('two'));
    act(() => setWidth(editor.store, 390));

    fireEvent.click(row('space').getByRole('button', { name: 'Mali' }));

    expect(mobile()).toEqual([{ space: 's' }, { space: 's' }]);
  });

  it('are those of look that every block has: no words, no anchor, nothing of one kind alone', async () => {
    await openBoth(aCard('one'), aHeading('two'));
    const names = [...document.querySelectorAll('aside [data-field]')].map((one) =>
      one.getAttribute('data-field'),
    );

    expect(names).toEqual(
      expect.arrayContaining(['space', 'spaceBelow', 'contentWidth', 'background', 'audience']),
    );
    for (const name of ['title', 'text', 'anchor', 'tone']) expect(names).not.toContain(name);
  });

  it('stay as they are while one of the blocks is locked', async () => {
    const { options } = await openBoth(aCard('one'), aCard('two', {}, { lock: { edit: true } }));

    fireEvent.click(row('space').getByRole('button', { name: 'Veliki' }));

    expect(options()).toEqual([{}, {}]);
  });
});
