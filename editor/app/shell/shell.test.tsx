import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { patchElement, publishElement } from '#schemas/api/content.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { AUTOSAVE_MS } from '../../kernel/store/saving/autosave.ts';
import { select } from '../../kernel/store/select.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure } from '../../testing/fake-api.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aChild, aHeading, aMaster, columns, opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

async function open(page = opened([aHeading('a', 'Prvi'), aHeading('b', 'Drugi')])) {
  const test = await anEditor(page);
  const server = createFakeServer([page.page, ...page.masters]);
  server.serve(test.api, 'Ana');
  setUi(test.editor.store, { rail: 'outline' });
  await renderEditor(test);
  await screen.findByText('Prvi', { selector: 'h2' });
  return { ...test, server };
}

const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const rowNames = () =>
  screen.getAllByRole('treeitem').map((item) => item.textContent?.replace(/\s+/g, ' '));
const status = () => screen.getAllByRole('status').map((node) => node.textContent?.trim());

describe('the outline', () => {
  it('has one tab stop and walks with the arrow keys, selecting as it goes', async () => {
    const { editor } = await open();
    act(() => select(editor.store, '1/a'));

    const first = row(/Prvi/);
    expect(screen.getAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toEqual([first]);
    fireEvent.keyDown(first, { key: 'ArrowDown' });

    await waitFor(() => expect(document.activeElement).toBe(row(/Drugi/)));
    expect(row(/Drugi/).getAttribute('aria-selected')).toBe('true');
    expect(row(/Drugi/).tabIndex).toBe(0);
  });

  it('folds what stands in a row', async () => {
    await open(opened([aHeading('a', 'Prvi'), columns('c', [aHeading('d', 'Unutra')])]));
    const parent = row(/^Stupci/);
    fireEvent.focus(parent);

    fireEvent.keyDown(parent, { key: 'ArrowLeft' });

    expect(parent.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: /Unutra/ })).toBeNull();
  });

  it('moves, duplicates and deletes by shortcuts, and says so', async () => {
    const { editor } = await open();
    act(() => select(editor.store, '1/a'));

    fireEvent.keyDown(row(/Prvi/), { key: 'ArrowDown', altKey: true });
    expect(rowNames()).toEqual(['Stranica', 'NaslovDrugi', 'NaslovPrvi']);
    expect(status()).toContain('Naslov: mjesto 2 od 2.');

    fireEvent.keyDown(row(/Prvi/), { key: 'd', ctrlKey: true });
    expect(rowNames()).toEqual(['Stranica', 'NaslovDrugi', 'NaslovPrvi', 'NaslovPrvi']);

    fireEvent.keyDown(document.body, { key: 'Delete' });
    fireEvent.keyDown(document.body, { key: 'Delete' });
    expect(rowNames()).toEqual(['Stranica', 'NaslovDrugi']);
  });

  it('finds blocks by their names and words, each below what it stands in, also in folded rows', async () => {
    const page = opened([
      aHeading('a', 'Prvi'),
      columns('c', [aHeading('d', 'Uljna Koža')], [aHeading('e', 'Drugi')]),
    ]);
    await open(page);
    const parent = row(/^Stupci/);
    fireEvent.focus(parent);
    fireEvent.keyDown(parent, { key: 'ArrowLeft' });
    const search = screen.getByRole('searchbox', { name: 'Pretraži strukturu' });

    fireEvent.change(search, { target: { value: 'koza' } });
    expect(rowNames()).toEqual(['Stranica', 'Stupci', expect.any(String), 'NaslovUljna Koža']);
    expect(row(/Uljna/).getAttribute('aria-setsize')).toBe('1');

    fireEvent.keyDown(search, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('role')).toBe('treeitem');
    fireEvent.change(search, { target: { value: 'nema toga' } });
    expect(screen.queryAllByRole('treeitem')).toEqual([]);
    fireEvent.change(search, { target: { value: '' } });
    expect(row(/^Stupci/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: /Uljna/ })).toBeNull();
  });

  it('has the menu of its blocks by a right click, which selects the block', async () => {
    const { editor } = await open();
    act(() => select(editor.store, '1/a'));

    fireEvent.contextMenu(row(/Drugi/));

    fireEvent.click(await screen.findByRole('menuitem', { name: /^Dupliciraj/ }));
    expect(rowNames()).toEqual(['Stranica', 'NaslovPrvi', 'NaslovDrugi', 'NaslovDrugi']);
  });

  it('does not delete a locked node and tells why', async () => {
    const locked = aHeading('a', 'Prvi', { lock: { delete: true } });
    const { editor } = await open(opened([locked]));
    act(() => select(editor.store, '1/a'));

    fireEvent.keyDown(document.body, { key: 'Delete' });

    expect(rowNames()).toEqual(['Stranica', 'NaslovPrvi']);
    expect(status()).toContain('Blok je zaključan.');
  });
});

describe('moving without dragging', () => {
  it('offers every place that takes the node, by name', async () => {
    const page = opened([aHeading('a', 'Prvi'), columns('c', [], [aHeading('d', 'Bočni')])]);
    const { editor } = await open(page);
    act(() => select(editor.store, '1/a'));

    fireEvent.keyDown(document.body, { key: 'M', ctrlKey: true, shiftKey: true });
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'main' } });
    fireEvent.keyDown(within(dialog).getByRole('combobox'), { key: 'Enter' });

    const { documents } = editor.store.getState();
    expect(documents[1]?.rootIds).toEqual(['c']);
    expect(documents[1]?.nodes['c']?.slots?.['main']).toEqual(['a']);
  });
});

describe('inserting without dragging', () => {
  it('puts a block behind the selection from the palette', async () => {
    const { editor } = await open();
    act(() => select(editor.store, '1/a'));
    act(() => setUi(editor.store, { rail: 'insert' }));

    fireEvent.click(screen.getByRole('button', { name: 'Popis' }));

    const { documents } = editor.store.getState();
    const blocks = documents[1]?.rootIds.map((id) => documents[1]?.nodes[id]?.block);
    expect(blocks).toEqual(['toy-heading', 'toy-list', 'toy-heading']);
    await screen.findByText('Stavka 3');
  });
});

describe('saving', () => {
  it('is always in view', async () => {
    const { editor, timer } = await open();

    act(() => void changeField(editor, '1/a', 'title', 'Novi'));
    expect(screen.getByText('Spremam…')).toBeTruthy();
    await act(() => timer.advance(AUTOSAVE_MS));

    expect(screen.getByText(/^Spremljeno \d/)).toBeTruthy();
  });

  it('asks for the password when the session ran out, and then saves the work', async () => {
    const { editor, timer, server } = await open();
    server.breakWith(401);
    act(() => void changeField(editor, '1/a', 'title', 'Sačuvano'));
    await act(() => timer.advance(AUTOSAVE_MS));
    const dialog = await screen.findByRole('dialog', { name: 'Prijavite se ponovno' });

    server.breakWith(null);
    fireEvent.change(within(dialog).getByLabelText('Lozinka'), { target: { value: 'Urednik#1' } });
    fireEvent.submit(within(dialog).getByLabelText('Lozinka').closest('form')!);

    await waitFor(() => expect(server.element(1).parts[0]?.meta).toEqual({ title: 'Sačuvano' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells why the server refuses the work, and leads to the block', async () => {
    const { editor, api, timer } = await open();
    const fault = { path: 'parts[1]', rule: 'empty', message: 'This "x" is empty.', nodeId: 'b' };
    api.on(patchElement, () => failure(400, 'VALIDATION_FAILED', { faults: [fault] }));
    act(() => void changeField(editor, '1/b', 'title', ''));
    await act(() => timer.advance(AUTOSAVE_MS));

    fireEvent.click(screen.getByRole('button', { name: 'Nije spremljeno' }));
    const dialog = await screen.findByRole('dialog', { name: 'Izmjene nisu spremljene' });
    within(dialog).getByText('Blok je prazan. Popunite ga ili ga obrišite.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pokaži' }));

    expect(editor.store.getState().selection.keys).toEqual(['1/b']);
  });

  it('lets the user choose between two values of a field', async () => {
    const { editor, timer, server } = await open();
    const maja = await anEditor(opened([aHeading('a', 'Prvi'), aHeading('b', 'Drugi')]));
    server.serve(maja.api, 'Maja');
    changeField(maja.editor, '1/a', 'title', 'Majin');
    await maja.timer.advance(AUTOSAVE_MS);
    act(() => void changeField(editor, '1/a', 'title', 'Anin'));
    await act(() => timer.advance(AUTOSAVE_MS));

    fireEvent.click(screen.getByText('Sukob izmjena'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Majin')).toBeTruthy();
    fireEvent.click(within(dialog).getByLabelText(/Vrijednost: Maja/));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Spremi odabrano' }));

    await screen.findByText('Majin', { selector: 'h2' });
  });
});

describe('publishing', () => {
  it('shows what stands in the way, by node, and leads there', async () => {
    const { editor, api } = await open();
    const fault = {
      path: 'parts[0].meta.title',
      rule: 'rule-of-a-newer-server',
      message: 'Prazan naslov',
      nodeId: 'b',
    };
    api.on(publishElement, () => failure(400, 'VALIDATION_FAILED', { faults: [fault] }));

    fireEvent.click(screen.getByRole('button', { name: 'Objavi' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Objavi' }));
    await within(dialog).findByText('Prazan naslov');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pokaži' }));

    expect(editor.store.getState().selection).toEqual({ keys: ['1/b'], field: 'title' });
  });
});

describe('a child of a master', () => {
  it('goes back to its master after a question that lists what will be lost', async () => {
    const page = opened([aChild('k', 50, { meta: { title: 'Prvi' } })], {
      masters: [aMaster(50, aHeading('root', 'Izvorni naslov'))],
    });
    const { editor } = await open(page);
    act(() => select(editor.store, '1/k'));

    fireEvent.click(await screen.findByRole('button', { name: 'Vrati na original' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('listitem').textContent).toContain('Prvi');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vrati na original' }));

    await screen.findByText('Izvorni naslov', { selector: 'h2' });
    expect(editor.store.getState().documents[1]?.nodes['k']).toEqual(aChild('k', 50));
  });
});

describe('what cannot be saved', () => {
  it('is said once with its reason, and that it is saved again', async () => {
    const { editor, server, timer } = await open();
    server.breakWith(0);
    act(() => void changeField(editor, '1/a', 'title', 'Bez veze'));
    await act(() => timer.advance(AUTOSAVE_MS));
    expect(status()).toContainEqual(expect.stringMatching(/^Nema veze, sačuvano ovdje\. Izmjene/));

    server.breakWith(null);
    await act(() => timer.advance(60_000));
    expect(status()).toContain('Spremljeno. Sve izmjene su spremljene kao skica.');
  });
});

describe('the menu', () => {
  it('gives way to the command palette', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Više' }));
    const menu = await screen.findByRole('menu');

    fireEvent.keyDown(menu, { key: 'k', ctrlKey: true });

    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
