import { describe, expect, it } from 'vitest';
import { anEditor } from '../../testing/an-editor.ts';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';
import type { OpenedPage } from '../store/editor-store.ts';
import type { CanvasParts } from './canvas-parts.ts';
import { createDragSession } from './drag-session.ts';
import type { Box } from './drop-lines.ts';

function elementAt({ left, top, width, height }: Box): HTMLDivElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

/** A canvas of 400 x 600 px at the top left of the window, on which these nodes lie. */
function aCanvas(boxes: Record<string, Box>): CanvasParts {
  const page = elementAt({ left: 0, top: 0, width: 400, height: 600 });
  const main = elementAt({ left: 0, top: 0, width: 400, height: 600 });
  main.className = 'izlog-main';
  page.append(main);
  return {
    elements: {
      attach: () => () => undefined,
      keyAt: () => null,
      all: () => [],
      shown: (key) => (boxes[key] ? elementAt(boxes[key]) : null),
    },
    geometry: { boxOf: () => null, refresh: () => undefined, subscribe: () => () => undefined },
    scroller: { current: page },
    stage: { current: page },
    page: { current: page },
  };
}

/** Two headings of 100 px, and columns of 200 px with an empty slot in the upper half. */
const BOXES = {
  '1/a': { left: 0, top: 0, width: 400, height: 100 },
  '1/b': { left: 0, top: 100, width: 400, height: 100 },
  '1/c': { left: 0, top: 200, width: 400, height: 200 },
  '1/c#main': { left: 0, top: 200, width: 400, height: 100 },
};

async function aSession(page: OpenedPage = opened([aHeading('a'), aHeading('b'), columns('c')])) {
  const { editor } = await anEditor(page);
  const session = createDragSession(editor, aCanvas(BOXES), { tree: { current: null } });
  const drag = () => editor.store.getState().drag;
  const said = () => editor.store.getState().ui.announcement.text;
  const element = () => editor.store.getState().documents[1];
  return { editor, session, drag, said, element };
}

describe('a drag', () => {
  it('moves a node to the line under the pointer in one step that can be undone', async () => {
    const { editor, session, element, drag } = await aSession();

    session.start({ kind: 'nodes', keys: ['1/a'] });
    session.pointAt({ x: 50, y: 190 });
    session.drop();

    expect(element()?.rootIds).toEqual(['b', 'a', 'c']);
    expect(drag()).toBeNull();
    expect(editor.history.undo()).toBe('moveNode');
    expect(element()?.rootIds).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing before it lands', async () => {
    const { editor, session } = await aSession();
    const before = editor.store.getState().documents;

    session.start({ kind: 'nodes', keys: ['1/a'] });
    session.pointAt({ x: 50, y: 390 });

    expect(editor.store.getState().documents).toBe(before);
  });

  it('puts a block of the palette into an empty slot and selects it', async () => {
    const { editor, session, element } = await aSession();

    session.start({ kind: 'block', block: 'toy-heading', example: null });
    session.pointAt({ x: 200, y: 250 });
    session.drop();

    const [id] = element()?.nodes['c']?.slots?.['main'] ?? [];
    expect(element()?.nodes[id ?? '']?.meta).toEqual({ title: 'Novi naslov' });
    expect(editor.store.getState().selection.keys).toEqual([`1/${id}`]);
  });

  it('is told step by step, in the language of the editor', async () => {
    const { session, said } = await aSession();

    session.start({ kind: 'nodes', keys: ['1/a'] });
    expect(said()).toContain('Podignuto: Naslov.');
    session.begin();
    expect(said()).toBe('Odredište: mjesto 1 od 4, stranica.');
    session.step(1);
    expect(said()).toBe('Odredište: mjesto 3 od 4, stranica.');
    session.step(1);
    expect(said()).toBe('Odredište: mjesto 1 od 1, Stupci.');
    session.drop();
    expect(said()).toBe('Premješteno: Naslov, mjesto 1 od 1, Stupci.');
  });

  it('does not begin with a locked node and tells why', async () => {
    const locked = aHeading('a', 'A', { lock: { move: true } });
    const { session, drag, said } = await aSession(opened([locked]));

    expect(session.start({ kind: 'nodes', keys: ['1/a'] })).toBe(false);
    expect(drag()).toBeNull();
    expect(said()).toBe('Blok je zaključan.');
  });

  it('tells why a place refuses, and does not land there', async () => {
    const { session, element, drag } = await aSession();

    session.start({ kind: 'block', block: 'toy-logo', example: null });
    session.pointAt({ x: 50, y: 190 });
    expect(drag()).toMatchObject({ line: null, refusal: 'chrome' });
    session.drop();

    expect(element()?.rootIds).toEqual(['a', 'b', 'c']);
  });

  it('can be called off', async () => {
    const { session, element, said } = await aSession();

    session.start({ kind: 'nodes', keys: ['1/a'] });
    session.step(1);
    session.cancel();

    expect(element()?.rootIds).toEqual(['a', 'b', 'c']);
    expect(said()).toBe('Premještanje je prekinuto.');
  });
});
