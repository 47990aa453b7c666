import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locales.ts';
import { stampOf } from '#runtime/content/stale.ts';
import type { Node } from '#schemas/content/element.ts';
import { setContentLocale, setWidth } from '../../../kernel/store/scope.ts';
import { select } from '../../../kernel/store/select.ts';
import { setUi } from '../../../kernel/store/ui.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import { renderEditor } from '../../../testing/render-editor.tsx';
import { cardRegistry } from '../../../testing/toy-card.tsx';
import { aChild, aMaster, opened } from '../../../testing/toy-elements.ts';

afterEach(cleanup);

const aCard = (meta: Node['meta'] = {}, changes: Partial<Node> = {}): Node => ({
  id: 'card',
  block: 'toy-card',
  v: 1,
  role: 'own',
  meta: { title: 'Prvi', ...meta },
  ...changes,
});

async function openCard(node = aCard(), masters = opened([]).masters) {
  const test = await anEditor(opened([node], { masters }), new Map(), cardRegistry());
  await renderEditor(test);
  act(() => select(test.editor.store, '1/card'));
  const { store } = test.editor;
  return {
    ...test,
    stored: () => store.getState().documents['1']?.nodes['card'],
    translated: (locale: Locale) => store.getState().documents['1']?.tr[locale]?.['card'],
  };
}

const field = (name: string) => {
  const row = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!row) throw new Error(`no field ${name}`);
  return within(row);
};
const chip = (name: string) => document.querySelector(`[data-field="${name}"] [data-level]`);
const type = (name: string, value: string) =>
  fireEvent.change(field(name).getAllByRole('textbox')[0] ?? document.body, { target: { value } });
const shown = (name: string) => field(name).getByRole('textbox');

describe('a field of the options panel', () => {
  it('writes into the base bag and shows on the canvas at once', async () => {
    const { stored } = await openCard();

    type('title', 'Čaj');

    expect(stored()?.meta).toEqual({ title: 'Čaj' });
    expect(screen.getByText('Čaj', { selector: 'h3' })).toBeTruthy();
    expect(chip('title')?.textContent).toBe('ovdje');
  });

  it('writes into the mobile bag while the page is as narrow as a phone', async () => {
    const { editor, stored } = await openCard();
    act(() => setWidth(editor.store, 390));
    expect(chip('title')?.textContent).toBe('ovdje · veliki ekran');

    type('title', 'Kratko');

    expect(stored()?.mobileMeta).toEqual({ title: 'Kratko' });
    expect(stored()?.meta).toEqual({ title: 'Prvi' });
    expect(chip('title')?.textContent).toBe('ovdje · mobitel');
  });

  it('writes a translation while another language is edited', async () => {
    const { editor, translated } = await openCard();
    act(() => setContentLocale(editor.store, 'en'));
    expect(chip('title')?.textContent).toBe('neprevedeno');

    type('title', 'First');

    expect(translated('en')).toMatchObject({ meta: { title: 'First' } });
    expect(chip('title')?.textContent).toBe('ovdje · EN');
  });

  it('is locked, with the reason, where it has no value of its own', async () => {
    const { editor } = await openCard();
    act(() => setWidth(editor.store, 390));
    expect(field('tone').getByText('Ovo polje nema zasebnu mobilnu vrijednost.')).toBeTruthy();
    const tone = field('tone').getByRole('button', { name: 'Jak' });
    expect(tone.hasAttribute('disabled') || tone.ariaDisabled === 'true').toBe(true);

    act(() => setContentLocale(editor.store, 'en'));
    act(() => setWidth(editor.store, null));

    expect(field('media').getByText(/isto na svim jezicima/)).toBeTruthy();
  });

  it('keeps a value that breaks a rule, with its message, and out of the document', async () => {
    const { stored } = await openCard();

    type('title', 'a'.repeat(21));

    expect(shown('title')).toHaveProperty('value', 'a'.repeat(21));
    expect(field('title').getByRole('alert').textContent).toBe('Najviše 20 znakova');
    expect(stored()?.meta).toEqual({ title: 'Prvi' });
  });

  it('keeps what was typed while something else changes, and lets go of it once it is mended', async () => {
    const { stored } = await openCard();
    type('title', 'a'.repeat(21));

    type('text', 'Nešto drugo');
    expect(shown('title')).toHaveProperty('value', 'a'.repeat(21));
    type('title', 'a'.repeat(20));

    expect(field('title').queryByRole('alert')).toBeNull();
    expect(stored()?.meta).toEqual({ title: 'a'.repeat(20), text: 'Nešto drugo' });
  });

  it('follows changes from elsewhere', async () => {
    const { editor } = await openCard();
    type('title', 'Drugi');

    act(() => void editor.history.undo());
    act(() => select(editor.store, '1/card'));

    expect(shown('title')).toHaveProperty('value', 'Prvi');
  });

  it('waits for a pause while its text is typed on the canvas', async () => {
    await openCard();
    const text = document.querySelector<HTMLElement>('[data-inline-path="title"]');
    act(() => text?.focus());
    if (text) text.textContent = 'Čaj';
    fireEvent.input(text ?? document.body);

    expect(shown('title')).toHaveProperty('value', 'Prvi');
    await waitFor(() => expect(shown('title')).toHaveProperty('value', 'Čaj'));
  });

  it('goes back to its default by a click', async () => {
    const { stored } = await openCard();

    fireEvent.click(field('title').getByRole('button', { name: /^Vrati/ }));

    expect(stored()?.meta?.['title']).toBeUndefined();
    expect(chip('title')?.textContent).toBe('zadano');
    expect(field('title').queryByRole('button', { name: /^Vrati/ })).toBeNull();
  });

  it('shows only while its sibling has a fitting value', async () => {
    await openCard();
    expect(document.querySelector('[data-field="shade"]')).toBeNull();

    fireEvent.click(field('tone').getByRole('button', { name: 'Jak' }));

    expect(document.querySelector('[data-field="shade"]')).not.toBeNull();
  });
});

describe('a field of a child', () => {
  const master = aMaster(7, aCard({ title: 'Original' }, { id: 'root' }));
  const child = aChild('card', 7, { block: 'toy-card' });

  it('says that its value is the master’s, and can be left empty on purpose', async () => {
    const { stored } = await openCard(child, [master]);
    expect(chip('title')?.textContent).toBe('original');

    fireEvent.click(field('title').getByRole('button', { name: /^Ostavi prazno/ }));

    expect(stored()?.meta).toEqual({ title: { $unset: true } });
    expect(chip('title')?.textContent).toBe('namjerno prazno');
    fireEvent.click(field('title').getByRole('button', { name: /^Vrati/ }));
    expect(chip('title')?.textContent).toBe('original');
  });
});

describe('a link', () => {
  it('is added by a button and refuses an address that is not safe', async () => {
    const { stored } = await openCard();
    fireEvent.click(field('link').getByRole('button', { name: 'Poveznica: Dodaj poveznicu' }));
    fireEvent.change(field('link').getByLabelText('Poveznica'), { target: { value: 'url' } });
    expect(stored()?.meta?.['link']).toBeUndefined();

    fireEvent.change(field('link').getByRole('textbox'), { target: { value: 'javascript:1' } });
    expect(field('link').getByRole('alert').textContent).toMatch(/^Adresa počinje/);
    expect(stored()?.meta?.['link']).toBeUndefined();
    fireEvent.change(field('link').getAllByRole('textbox')[0] ?? document.body, {
      target: { value: '/shop' },
    });

    expect(stored()?.meta?.['link']).toEqual({ kind: 'url', href: '/shop' });
  });

  it('keeps its target until another one is picked, and can be taken away', async () => {
    const link = { kind: 'page', id: 3, slug: 'o-nama', label: 'O nama' };
    const { stored } = await openCard(aCard({ link }));

    fireEvent.change(field('link').getByLabelText('Poveznica'), { target: { value: 'product' } });
    expect(stored()?.meta?.['link']).toEqual(link);
    fireEvent.click(field('link').getByRole('button', { name: /^Ukloni poveznicu/ }));

    expect(stored()?.meta?.['link']).toBeUndefined();
  });
});

describe('a list', () => {
  const items = [{ name: 'A' }, { name: 'B' }, { name: 'C' }];
  const names = () =>
    [...document.querySelectorAll('[data-part="summary"]')].map((item) => item.textContent);
  const summary = (name: string) => field('items').getByRole('button', { name });

  it('moves an item by Alt and arrows; the item keeps the focus, and it is said', async () => {
    await openCard(aCard({ items }));
    summary('A').focus();

    fireEvent.keyDown(summary('A'), { key: 'ArrowDown', altKey: true });

    expect(names()).toEqual(['B', 'A', 'C']);
    await waitFor(() => expect(document.activeElement).toBe(summary('A')));
    expect(screen.getAllByRole('status').map((node) => node.textContent?.trim())).toContain(
      'A: mjesto 2 od 3.',
    );
  });

  it('does not move an item beyond the ends, nor the node around it', async () => {
    const { stored } = await openCard(aCard({ items }));

    fireEvent.keyDown(summary('A'), { key: 'ArrowUp', altKey: true });

    expect(names()).toEqual(['A', 'B', 'C']);
    expect(stored()?.meta?.['items']).toEqual(items);
  });

  it('adds an item with its defaults, opens it, and takes it away again', async () => {
    const { stored } = await openCard(aCard({ items }));

    fireEvent.click(field('items').getByRole('button', { name: 'Stavke: Dodaj stavku' }));

    expect(stored()?.meta?.['items']).toEqual([...items, { name: '' }]);
    await waitFor(() => expect(document.activeElement).toBe(field('items').getByLabelText('Ime')));
    fireEvent.click(field('items').getByRole('button', { name: 'Ukloni: Stavka 4' }));
    expect(stored()?.meta?.['items']).toEqual(items);
  });

  it('tells what is wrong beside the item', async () => {
    const { stored } = await openCard(aCard({ items }));
    fireEvent.click(summary('B'));

    fireEvent.change(field('items').getByLabelText('Ime'), { target: { value: 'predugačko ime' } });

    expect(field('items').getByRole('alert').textContent).toBe('Najviše 10 znakova');
    expect(stored()?.meta?.['items']).toEqual(items);
  });
});

describe('keys on controls of the panel', () => {
  it('never reach the selected node', async () => {
    const { stored } = await openCard();

    for (const key of ['Delete', 'Backspace']) {
      fireEvent.keyDown(shown('title'), { key });
      fireEvent.keyDown(field('tone').getByRole('button', { name: 'Jak' }), { key });
    }
    fireEvent.keyDown(shown('title'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(shown('title'), { key: 'ArrowUp', altKey: true });

    expect(stored()?.meta).toEqual({ title: 'Prvi' });
  });
});

describe('a translation', () => {
  it('stands beside its source; one of an older text says so, and is accepted with one press', async () => {
    const { editor, translated } = await openCard();
    act(() => setUi(editor.store, { rail: 'outline' }));
    const inLocale = (locale: Locale) => act(() => setContentLocale(editor.store, locale));
    inLocale('en');
    type('title', 'First');
    expect(field('title').getByText('Prvi').getAttribute('lang')).toBe('hr');
    expect(shown('title').getAttribute('aria-describedby')).toContain('source');
    expect(field('title').queryByRole('button', { name: /i dalje vrijedi/ })).toBeNull();

    inLocale('hr');
    expect(field('title').queryByText('Prvi')).toBeNull();
    type('title', 'Drugi');
    expect(screen.getByLabelText('Zastarjeli prijevodi: EN')).toBeTruthy();
    inLocale('en');
    expect(chip('title')?.textContent).toBe('zastarjelo');
    fireEvent.click(field('title').getByRole('button', { name: /i dalje vrijedi/ }));

    expect(chip('title')?.textContent).toBe('ovdje · EN');
    expect(translated('en')?.of).toEqual({ 'meta.title': stampOf('Drugi') });
    expect(screen.queryByLabelText('Zastarjeli prijevodi: EN')).toBeNull();
    act(() => void editor.history.undo());
    expect(chip('title')?.textContent).toBe('zastarjelo');
  });
});
