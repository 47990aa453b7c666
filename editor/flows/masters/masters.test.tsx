import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { createElement, sectionUsage } from '#schemas/api/content.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import {
  aChild,
  aHeading,
  aMaster,
  anElement,
  columns,
  opened,
} from '../../testing/toy-elements.ts';
import { candidatesOf } from '../publish/publish.ts';

afterEach(cleanup);

async function open(parts: Parameters<typeof opened>[0], selected: string) {
  const page = opened(parts, { masters: [aMaster(50, aHeading('root', 'Izvorno'))] });
  const test = await anEditor(page);
  test.api.on(sectionUsage, () =>
    success(
      [1, 2, 3].map((elementId) => ({ elementId, nodeId: 'k', title: 'Stranica', overrides: 0 })),
    ),
  );
  await renderEditor(test);
  act(() => select(test.editor.store, selected));
  return test;
}

/** Opens the menu of the selected node and chooses from it. */
async function choose(item: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: item } });
  fireEvent.keyDown(within(dialog).getByRole('combobox'), { key: 'Enter' });
}

describe('a child of a master', () => {
  it('tells how often its master is placed, and lets it be edited in place', async () => {
    const { editor } = await open([aChild('k', 50)], '1/k');

    expect(await screen.findByText('3 mjesta')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Original' }));

    expect(editor.store.getState().scope.masterId).toBe(50);
    const banner = await screen.findByText(/Promjene vrijede na 3 mjesta/);
    expect(banner.textContent).toContain('Uređujete original „Original 50”.');
    fireEvent.click(screen.getByRole('button', { name: 'Gotovo' }));
    expect(editor.store.getState().scope.masterId).toBeNull();
  });

  it('goes back to its master after a list of what is lost, with languages where they matter', async () => {
    const own = { meta: { title: 'Samo ovdje' }, options: { big: true } };
    await open([aChild('k', 50, own)], '1/k');

    await choose('Vrati na original');
    const dialog = await screen.findByRole('dialog', { name: /original/ });

    const lost = within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(lost).toEqual([
      expect.stringMatching(/HRSamo ovdje$/),
      expect.not.stringContaining('HR'),
    ]);
  });

  it('is detached into nodes of the page that look the same', async () => {
    const { editor } = await open([aChild('k', 50, { meta: { title: 'Samo ovdje' } })], '1/k');

    await choose('Odvoji od originala');
    const dialog = await screen.findByRole('dialog', { name: 'Odvojiti od originala?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Odvoji' }));

    const element = editor.store.getState().documents[1];
    const node = element?.nodes[element.rootIds[0] ?? ''];
    expect(node).toMatchObject({ role: 'own', meta: { title: 'Samo ovdje' } });
    expect(editor.store.getState().selection.keys).toEqual([`1/${node?.id}`]);
  });
});

describe('a section of the page', () => {
  it('is saved as a master and stays as a child of it', async () => {
    const { editor, api } = await open([aHeading('a', 'Zimska njega')], '1/a');
    api.on(createElement, ({ body }) => success(anElement({ ...body, id: 77 })));

    await choose('zajednicku');
    const dialog = await screen.findByRole('dialog', { name: 'Nova zajednička sekcija' });
    fireEvent.change(within(dialog).getByLabelText('Naziv'), { target: { value: 'Zima' } });
    fireEvent.submit(within(dialog).getByLabelText('Naziv').closest('form')!);

    await waitFor(() =>
      expect(editor.store.getState().documents[1]?.nodes['a']).toMatchObject({
        role: 'child',
        master: { id: 77 },
      }),
    );
    expect(editor.store.getState().documents[77]).toMatchObject({ meta: { title: 'Zima' } });
    // Publishing the page offers it too: the page could not be published without it.
    expect(candidatesOf(editor.store.getState())).toEqual([1, 77]);
    expect(document.querySelector('.izlog-main h2')?.textContent).toBe('Zimska njega');
  });

  it('with slots takes everything below it along', async () => {
    const { editor, api } = await open([columns('c', [aHeading('d', 'Unutra')])], '1/c');
    api.on(createElement, ({ body }) => success(anElement({ ...body, id: 77 })));

    await choose('zajednicku');
    const dialog = await screen.findByRole('dialog', { name: 'Nova zajednička sekcija' });
    fireEvent.submit(within(dialog).getByLabelText('Naziv').closest('form')!);

    await waitFor(() =>
      expect(Object.keys(editor.store.getState().documents[1]?.nodes ?? {})).toEqual(['c']),
    );
    expect(document.querySelector('.izlog-main h2')?.textContent).toBe('Unutra');
  });
});
