import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storage } from '#runtime/state/storage.ts';
import { actionById } from '../../kernel/actions/all-actions.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { select } from '../../kernel/store/select.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { keepUiSettings, readUiSettings } from '../../kernel/store/view/ui-settings.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

beforeEach(() => {
  storage.remove('editor.ui');
  // Wide enough for palette and panel beside each other.
  window.innerWidth = 1400;
});
afterEach(() => {
  cleanup();
  window.innerWidth = 1024;
});

async function open(page = opened([aHeading('a', 'Prvi')])) {
  const test = await anEditor(page);
  setUi(test.editor.store, { rail: 'insert' });
  await renderEditor(test);
  await screen.findByRole('searchbox', { name: 'Pretraži blokove' });
  return test;
}

const groups = () =>
  [...document.querySelectorAll<HTMLElement>('[data-group]')].map(
    (group) => group.dataset['group'],
  );
const group = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  group(name)
    .getAllByRole('button')
    .flatMap((button) => (button.hasAttribute('aria-pressed') ? [] : button.textContent));
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraži blokove' }), {
    target: { value: text },
  });
const said = () => screen.getAllByRole('status').map((node) => node.textContent?.trim());

describe('the palette', () => {
  it('groups blocks as people look for them, those of other pages last', async () => {
    await open();

    expect(groups()).toEqual(['text', 'products', 'layout', 'chrome', 'elsewhere']);
    expect(titlesIn('Za druge stranice')).toEqual(['Cijena']);
  });

  it('shows first what is made for the page', async () => {
    const template = anElement({ type: 'template', meta: { title: 'Proizvod', kind: 'product' } });
    await open({ ...opened([]), page: template });

    expect(groups().slice(0, 1)).toEqual(['here']);
    expect(titlesIn('Za ovu stranicu')).toEqual(['Cijena']);
    expect(groups()).not.toContain('elsewhere');
  });

  it('says before it does nothing where a block works', async () => {
    const { editor } = await open();

    fireEvent.click(group('Za druge stranice').getByRole('button', { name: 'Cijena' }));

    await waitFor(() =>
      expect(said()).toContain('Ovaj blok ovdje ne radi. Radi samo ovdje: Stranica proizvoda.'),
    );
    expect(editor.store.getState().documents['1']?.rootIds).toEqual(['a']);
  });

  it('keeps what does harm on a page off it, and says where that is', async () => {
    const { editor } = await open({ ...opened([]), page: anElement({ slug: 'naplata' }) });
    expect(titlesIn('Za druge stranice')).toEqual(['Cijena', 'Popis']);

    fireEvent.click(group('Za druge stranice').getByRole('button', { name: 'Popis' }));

    await waitFor(() =>
      expect(said()).toContain('Ovaj blok ovdje ne radi. Nije za ove stranice: Naplata.'),
    );
    expect(editor.store.getState().documents['1']?.rootIds).toEqual([]);
  });

  it('finds blocks by other words for them, the best first', async () => {
    await open();

    search('popust');
    expect(titlesIn('Za druge stranice')).toEqual(['Cijena']);
    search('toy');
    expect(titlesIn('Pronađeno')).toEqual(['Logo', 'Naslov', 'Pokvaren', 'Popis', 'Stupci']);
    search('pop');
    expect(titlesIn('Pronađeno')).toEqual(['Popis']);
    search('nema takvog');
    expect(groups()).toEqual([]);
  });

  it('keeps favourites on top, in this browser', async () => {
    const { editor } = await open();
    keepUiSettings(editor.store);

    const star = { name: 'Omiljeni blok: Naslov', hidden: true };
    fireEvent.click(group('Tekst').getByRole('button', star));

    expect(titlesIn('Omiljeni')).toEqual(['Naslov']);
    expect(readUiSettings()).toMatchObject({ favourites: ['toy-heading'] });
    fireEvent.click(group('Omiljeni').getByRole('button', star));
    expect(groups()).not.toContain('favourites');
    expect(readUiSettings()).toMatchObject({ favourites: [] });
  });

  it('puts in an example that says that it is one, until its text is changed or meant', async () => {
    const { editor } = await open();
    fireEvent.click(group('Tekst').getByRole('button', { name: 'Naslov' }));
    const added = () => Object.values(editor.store.getState().documents['1']?.nodes ?? {})[1];
    await waitFor(() => expect(added()?.example).toEqual({ title: true }));

    fireEvent.click(await screen.findByRole('button', { name: 'Nije primjer, ostavi: Naslov' }));

    expect(added()).not.toHaveProperty('example');
    act(() => actionById('undo').run(editor));
    expect(added()?.example).toEqual({ title: true });
    act(() => void changeField(editor, `1/${added()?.id}`, 'title', 'Moje riječi'));
    expect(added()).not.toHaveProperty('example');
  });

  it('gives a block a name by F2, which the outline and messages use', async () => {
    const { editor } = await open();
    act(() => select(editor.store, '1/a'));

    act(() => actionById('rename').run(editor));
    const field = await screen.findByRole('textbox', { name: 'Ime bloka' });
    expect(field).toHaveProperty('value', 'Naslov');
    fireEvent.change(field, { target: { value: 'Uvodni naslov' } });
    // A form of jsdom is sent by hand.
    const form = field.closest('form');
    await act(async () => form && fireEvent.submit(form));

    expect(editor.store.getState().documents['1']?.nodes['a']?.name).toBe('Uvodni naslov');
    act(() => setUi(editor.store, { rail: 'outline' }));
    expect(await screen.findByRole('treeitem', { name: /Uvodni naslov/ })).toBeTruthy();
  });

  it('remembers what was put in last', async () => {
    const { editor } = await open();

    fireEvent.click(group('Tekst').getByRole('button', { name: 'Naslov' }));
    await waitFor(() => expect(titlesIn('Nedavno umetnuti')).toEqual(['Naslov']));
    fireEvent.click(group('Proizvodi').getByRole('button', { name: 'Popis' }));

    await waitFor(() => expect(titlesIn('Nedavno umetnuti')).toEqual(['Popis', 'Naslov']));
    act(() => actionById('undo').run(editor));
    expect(titlesIn('Nedavno umetnuti')).toEqual(['Popis', 'Naslov']);
  });
});
