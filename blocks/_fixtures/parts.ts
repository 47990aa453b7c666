import type { Bag, Node } from '#schemas/content/element.ts';
import { paragraphs } from './rich-text.ts';

/** A node for slots of examples. */
export function part(id: string, block: string, meta: Bag, options: Bag = {}): Node {
  return { id, block, v: 1, role: 'own', meta, options };
}

/** A part with one paragraph. */
export function textPart(id: string, ...texts: readonly string[]): Node {
  return part(id, 'rich-text', { text: paragraphs(...texts) }, { space: 's' });
}
