import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Lock } from '#schemas/content/element.ts';
import { deleteSelection } from '../../kernel/actions/node-operations.ts';
import { select } from '../../kernel/store/select.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

async function openPage(lock?: Lock) {
  const test = await anEditor(
    opened([aHeading('a', 'Uvjeti', lock ? { lock } : {}), aHeading('b', 'Slobodno')]),
  );
  await renderEditor(test);
  act(() => select(test.editor.store, '1/a'));
  const lockNow = () => test.editor.store.getState().documents[1]?.nodes['a']?.lock;
  return { ...test, lockNow };
}

describe('locks of a block', () => {
  it('are set part by part, with a reason that the panel tells', async () => {
    const { editor, lockNow } = await openPage();
    act(() => openDialog(editor.store, { name: 'lock', key: '1/a' }));
    const dialog = within(await screen.findByRole('dialog'));

    fireEvent.click(dialog.getByRole('checkbox', { name: 'Ne može se obrisati' }));
    const fields = within(dialog.getByRole('group', { name: 'Pojedina polja' }));
    fireEvent.click(fields.getByRole('checkbox', { name: 'Naslov' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Razlog' }), {
      target: { value: ' Odobrio odvjetnik. ' },
    });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Primijeni' })));

    expect(lockNow()).toEqual({ delete: true, fields: ['title'], reason: 'Odobrio odvjetnik.' });
    expect(
      await screen.findByText(/Zaključano: ne briše se, 1 polje\. Odobrio odvjetnik\./),
    ).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are taken off, and can be put back by undo', async () => {
    const { editor, lockNow } = await openPage({ edit: true, reason: 'Zato.' });
    act(() => openDialog(editor.store, { name: 'lock', key: '1/a' }));
    const dialog = within(await screen.findByRole('dialog'));

    fireEvent.click(dialog.getByRole('checkbox', { name: /^Ne može se uređivati/ }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Primijeni' })));
    expect(lockNow()).toBeUndefined();
    act(() => editor.history.undo());
    expect(lockNow()).toEqual({ edit: true, reason: 'Zato.' });
  });

  it('keep a block from being deleted together with what holds it', async () => {
    const { editor } = await anEditor(
      opened([columns('c', [aHeading('a', 'A', { lock: { delete: true } })])]),
    );
    select(editor.store, '1/c');

    deleteSelection(editor);

    expect(editor.store.getState().documents[1]?.rootIds).toEqual(['c']);
    expect(editor.store.getState().ui.announcement.text).toBe('Blok je zaključan.');
  });
});
