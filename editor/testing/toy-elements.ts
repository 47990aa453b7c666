import type { Element, Node } from '#schemas/content/element.ts';
import type { OpenedPage } from '../kernel/store/editor-store.ts';

/** An element with little in it; `changes` says what matters to a test. */
export function anElement(changes: Partial<Element> = {}): Element {
  return {
    id: 1,
    schema: 1,
    type: 'page',
    handler: null,
    slug: 'naslovnica',
    language_code: 'hr',
    status: 'draft',
    rev: 1,
    meta: { title: 'Naslovnica' },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [],
    tr: {},
    ...changes,
  };
}

/** A heading. */
export function aHeading(id: string, title = id, changes: Partial<Node> = {}): Node {
  return { id, block: 'toy-heading', v: 1, role: 'own', meta: { title }, ...changes };
}

/** Columns with these nodes in their slots. */
export function columns(id: string, main: Node[] = [], side: Node[] = []): Node {
  return { id, block: 'toy-columns', v: 1, role: 'own', slots: { main, side } };
}

/** A child of a master. */
export function aChild(id: string, master: number, changes: Partial<Node> = {}): Node {
  return { id, block: 'toy-heading', v: 1, role: 'child', master: { id: master }, ...changes };
}

/** A master section with one node. */
export function aMaster(id: number, root: Node, changes: Partial<Element> = {}): Element {
  return anElement({
    id,
    type: 'section',
    slug: `original-${id}`,
    meta: { title: `Original ${id}` },
    parts: [root],
    expose: {},
    ...changes,
  });
}

/** What the server answers when the editor opens a page. */
export function opened(parts: Node[], changes: Partial<OpenedPage> = {}): OpenedPage {
  return {
    page: anElement({ parts }),
    statics: [],
    masters: [],
    theme: null,
    system: [],
    media: [],
    ...changes,
  };
}
