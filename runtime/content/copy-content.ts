import { ELEMENT_TR_KEY, type ElementContent } from '#schemas/content/element.ts';
import { cloneNode, cloneTranslations } from './tree.ts';

/**
 * The content under new ids of all nodes, so that it can be an element of its own. Translations follow
 * their nodes; overrides keep their keys, which are ids in a master.
 */
export function copyContent(content: ElementContent): ElementContent {
  const clones = content.parts.map(cloneNode);
  const ids = new Map([
    [ELEMENT_TR_KEY, ELEMENT_TR_KEY] as const,
    ...clones.flatMap((clone) => [...clone.ids]),
  ]);
  return {
    ...content,
    parts: clones.map(({ node }) => node),
    tr: cloneTranslations(content.tr, ids),
  };
}
