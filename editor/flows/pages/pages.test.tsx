import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { searchSlugs } from '#schemas/api/finder.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';

const goTo = vi.fn();
vi.stubGlobal('location', { ...window.location, assign: goTo });
afterEach(() => {
  cleanup();
  goTo.mockClear();
});

const PAGES = [
  { type: 'page', id: 4, title: 'O nama', slug: 'o-nama' },
  { type: 'page', id: 5, title: 'Kontakt', slug: 'kontakt' },
] as const;

async function open(changes: Parameters<typeof opened>[1] = {}) {
  const test = await anEditor(opened([aHeading('a', 'Prvi')], changes));
  test.api.on(searchSlugs, ({ body }) => {
    const found = PAGES.filter(({ title }) => title.includes(body.keywords));
    return success({ records: [...found], totalRecords: 77, totalPages: 1, page: 1, limit: 50 });
  });
  await renderEditor(test);
  return test;
}

const option = (name: RegExp) => screen.findByRole('option', { name });

describe('the way to another page', () => {
  it('leads from the top bar to a page by its name, to be edited', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Druge stranice' }));
    await option(/O nama/);

    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'Kontakt' } });
    await waitFor(() => expect(screen.queryByRole('option', { name: /O nama/ })).toBeNull());
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/kontakt?editPage=true'));
  });

  it('begins a new page in the back office', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Druge stranice' }));

    fireEvent.click(await option(/Nova stranica/));

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/admin/pages#new'));
  });

  it('says that the list did not arrive', async () => {
    const { api, editor } = await open();
    api.on(searchSlugs, () => failure(500));
    act(() => openDialog(editor.store, { name: 'pages', kind: 'product' }));

    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Popis nije stigao/)).toBeTruthy();
  });

  it('is found by name in the command palette too', async () => {
    const { editor } = await open();
    act(() => openDialog(editor.store, { name: 'palette' }));

    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'Kontakt' } });
    fireEvent.click(await option(/Otvori: Kontakt/));

    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/kontakt?editPage=true'));
  });
});

describe('the name of the page', () => {
  it('is changed in the top bar; an empty one is never written', async () => {
    const { editor } = await open();
    const title = () => editor.store.getState().documents[1]?.meta['title'];
    const field = screen.getByRole('textbox', { name: 'Naslov otvorene stranice' });

    fireEvent.change(field, { target: { value: 'Zima' } });
    expect(title()).toBe('Zima');
    fireEvent.change(field, { target: { value: ' ' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field);

    expect(title()).toBe('Zima');
    expect(field).toHaveProperty('value', 'Zima');
    act(() => editor.history.undo());
    expect(title()).toBe('Naslovnica');
  });
});

describe('a template', () => {
  it('says how many things it is for, and shows another one in it', async () => {
    const page = anElement({ type: 'template', parts: [aHeading('a', 'Prvi')] });
    await open({ page, system: [{ id: 1, name: 'product' }] });

    expect(
      await screen.findByText('Predložak: izmjena vrijedi za svih 77 proizvoda.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Prikaži drugo' }));

    const dialog = await screen.findByRole('dialog', { name: /Prikaži u predlošku/ });
    expect(within(dialog).queryByRole('option', { name: /Nova stranica/ })).toBeNull();
  });
});
