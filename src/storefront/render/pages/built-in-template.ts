import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { Element, Node } from '#schemas/content/element.ts';

/** A placed block of a template of ours. */
export function part(id: string, block: string, parts: Partial<Node> = {}): Node {
  return { id, block, v: 1, role: 'own', ...parts };
}

/** A template that the shop has not published one of its own for: no stored element, so no id. */
export function builtIn(parts: Node[]): Element {
  return {
    schema: 1,
    id: 0,
    rev: 0,
    status: 'published',
    type: 'template',
    handler: null,
    slug: '',
    language_code: DEFAULT_LOCALE,
    meta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    tr: {},
    parts,
  };
}
