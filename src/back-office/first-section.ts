import { richText } from '#blocks/content/rich-text/index.ts';
import type { Node } from '#schemas/content/element.ts';

/** The section that a new page begins with: its title as a heading, to write on below. */
export function firstSection(title: string): Node {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: title }],
  };
  return {
    id: 'pocetak',
    block: richText.type,
    v: richText.version,
    role: 'own',
    meta: { text: { type: 'doc', content: [heading] } },
  };
}
