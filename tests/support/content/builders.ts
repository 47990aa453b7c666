import type { Level } from '#runtime/content/types.ts';
import type { Element, ElementContent, Node } from '#schemas/content/element.ts';

/** A page without sections. */
export function aContent(changes: Partial<ElementContent> = {}): ElementContent {
  return {
    schema: 1,
    type: 'page',
    handler: null,
    slug: 'pocetna',
    language_code: 'hr',
    meta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [],
    tr: {},
    ...changes,
  };
}

/** A stored page without sections. */
export function anElement(changes: Partial<Element> = {}): Element {
  return { id: 1, status: 'draft', rev: 1, ...aContent(), ...changes };
}

/** A stored master section with one node. */
export function aMaster(id: number, root: Node, changes: Partial<Element> = {}): Element {
  return anElement({ id, type: 'section', slug: '', parts: [root], ...changes });
}

/** An own node of a toy block. */
export function aNode(id: string, changes: Partial<Node> = {}): Node {
  return { id, block: 'banner', v: 1, role: 'own', ...changes };
}

/** A child of a master. */
export function aChild(id: string, masterId: number, changes: Partial<Node> = {}): Node {
  return { ...aNode(id), role: 'child', master: { id: masterId }, ...changes };
}

/** One level of a node. */
export function aLevel(
  changes: Omit<Partial<Level>, 'bags'> & { bags?: Partial<Level['bags']> } = {},
): Level {
  const { bags, ...rest } = changes;
  return {
    kind: 'own',
    source: { elementId: 1, nodeId: 'node' },
    tr: {},
    baseLocale: 'hr',
    ...rest,
    bags: { meta: {}, mobileMeta: {}, options: {}, mobileOptions: {}, ...bags },
  };
}
