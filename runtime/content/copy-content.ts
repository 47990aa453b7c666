import { ELEMENT_TR_KEY, type ElementContent } from '#schemas/content/element.ts';
import { mapNodes, mapTranslationKeys, newNodeId, nodeOfTrKey } from './tree.ts';

/**
 * The content under new ids of all nodes, so that it can be an element of its own. Translations follow
 * their nodes; overrides keep their keys, which are ids in a master.
 */
export function copyContent(content: ElementContent): ElementContent {
  const ids = new Map<string, string>();
  const parts = mapNodes(structuredClone(content.parts), (node) => {
    const id = newNodeId();
    ids.set(node.id, id);
    return { ...node, id };
  });
  const tr = mapTranslationKeys(content.tr, (key) => {
    if (key === ELEMENT_TR_KEY) return key;
    const node = nodeOfTrKey(key);
    const renamed = ids.get(node);
    return renamed === undefined ? null : renamed + key.slice(node.length);
  });
  return { ...content, parts, tr };
}
