import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { Node } from '#schemas/content/element.ts';
import { setContentLocale } from '../../kernel/store/scope.ts';
import { select } from '../../kernel/store/select.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { cardRegistry } from '../../testing/toy-card.tsx';
import { opened } from '../../testing/toy-elements.ts';

afterEach(cleanup);

async function openCard(meta: Node['meta'] = { title: 'Prvi', text: 'Jedan\ndva' }) {
  const node: Node = { id: 'card', block: 'toy-card', v: 1, role: 'own', meta };
  const test = await anEditor(opened([node]), new Map(), cardRegistry());
  await renderEditor(test);
  const { store } = test.editor;
  const stored = () => store.getState().documents['1']?.nodes['card'];
  return { ...test, stored, meta: () => stored()?.meta };
}

function inline(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-inline-path="${path}"]`);
  if (!found) throw new Error(`nothing to type in at ${path}`);
  return found;
}

/** What a browser does when the user types: it changes the DOM, then tells. */
function typeInto(element: HTMLElement, text: string): void {
  act(() => element.focus());
  element.textContent = text;
  fireEvent.input(element);
}

describe('text on the canvas', () => {
  it('goes to the document as it is typed, and selects its node', async () => {
    const { meta, editor } = await openCard();

    typeInto(inline('title'), 'Čšž đć');

    expect(meta()?.['title']).toBe('Čšž đć');
    expect(editor.store.getState().selection.keys).toEqual(['1/card']);
  });

  it('stays the same element with the same meaning as in the shop', async () => {
    await openCard();

    expect(screen.getByRole('heading', { name: 'Prvi', level: 3 })).toBe(inline('title'));
    expect(inline('text').innerHTML).toBe('Jedan<br>dva');
  });

  it('ends with Enter and leaves the focus on the canvas, or breaks the line where lines are kept', async () => {
    await openCard();

    act(() => inline('title').focus());
    fireEvent.keyDown(inline('title'), { key: 'Enter' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /Blokovi stranice/ }));

    act(() => inline('text').focus());
    fireEvent.keyDown(inline('text'), { key: 'Enter' });
    expect(document.activeElement).toBe(inline('text'));
  });

  it('reads typed line breaks, and not the one that browsers put at the end', async () => {
    const { meta } = await openCard();

    typeInto(inline('text'), 'a\nb\n');

    expect(meta()?.['text']).toBe('a\nb');
  });

  it('keeps what was typed with Escape, selects the block, and comes back with undo', async () => {
    const { meta, editor } = await openCard({ title: 'Prvi' });
    typeInto(inline('title'), 'Drugi');
    fireEvent.keyDown(inline('title'), { key: 'Escape' });

    expect(meta()?.['title']).toBe('Drugi');
    expect(inline('title').textContent).toBe('Drugi');
    expect(document.activeElement).not.toBe(inline('title'));
    expect(editor.store.getState().selection.keys).toHaveLength(1);
    act(() => editor.history.undo());
    expect(meta()?.['title']).toBe('Prvi');
  });

  it('takes no more than the field holds', async () => {
    const { meta } = await openCard();
    const title = inline('title');

    typeInto(title, 'a'.repeat(20));
    const refused = new InputEvent('beforeinput', {
      inputType: 'insertText',
      data: 'b',
      cancelable: true,
    });
    title.dispatchEvent(refused);
    expect(refused.defaultPrevented).toBe(true);
    typeInto(title, 'c'.repeat(21));

    expect(meta()?.['title']).toBe('a'.repeat(20));
    expect(title.textContent).toBe('a'.repeat(20));
  });

  it('changes one item of a list', async () => {
    const { meta } = await openCard({ title: 'x', items: [{ name: 'A' }, { name: 'B' }] });

    typeInto(inline('items.1.name'), 'Ž');

    expect(meta()?.['items']).toEqual([{ name: 'A' }, { name: 'Ž' }]);
  });

  it('changes the text of a link and not where it leads', async () => {
    const { meta } = await openCard({ link: { kind: 'url', href: '/shop', label: 'Trgovina' } });

    typeInto(inline('link.label'), 'U trgovinu');

    expect(meta()?.['link']).toEqual({ kind: 'url', href: '/shop', label: 'U trgovinu' });
    expect(inline('link.label').getAttribute('href')).toBe('/shop');
  });

  it('writes a translation while another language is edited', async () => {
    const { editor } = await openCard();
    act(() => setContentLocale(editor.store, 'de'));

    typeInto(inline('title'), 'Erster');

    const page = editor.store.getState().documents['1'];
    expect(page?.tr['de']?.['card']).toMatchObject({ meta: { title: 'Erster' } });
  });

  it('is one step of the history from focus to blur', async () => {
    const { meta, editor } = await openCard();
    typeInto(inline('title'), 'Prvi a');
    typeInto(inline('title'), 'Prvi ab');
    act(() => inline('title').blur());

    act(() => void editor.history.undo());

    expect(meta()?.['title']).toBe('Prvi');
  });
});

describe('an empty text', () => {
  it('takes no room, as in the shop', async () => {
    await openCard({ title: 'Prvi' });

    expect(document.querySelector('[data-inline-path="text"]')).toBeNull();
  });

  it('invites to type where the whole node is empty', async () => {
    const { meta } = await openCard({});

    typeInto(inline('title'), 'Novo');

    expect(inline('title').dataset['placeholder']).toBe('Upišite tekst');
    expect(meta()?.['title']).toBe('Novo');
  });

  it('under a picture waits until the picture is selected', async () => {
    const { meta, editor } = await openCard({ media: { id: 7 } });
    expect(document.querySelector('[data-inline-path="title"]')).toBeNull();

    act(() => select(editor.store, '1/card'));
    typeInto(inline('title'), 'Natpis');

    expect(meta()?.['title']).toBe('Natpis');
  });
});
