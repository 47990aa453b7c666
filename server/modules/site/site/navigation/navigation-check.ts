import type { NavNode } from '#schemas/api/site.ts';
import { safeUrl } from '#schemas/formats.ts';

/** Levels of a menu; deeper ones could not be reached by keyboard in reasonable time. */
const MAX_LEVELS = 4;
const LINK_FIELDS = ['link', 'baseLink', 'formattedPath'] as const;

/** Faults of a tree as `fields` of a validation failure: unsafe links and too many levels (S14). */
export function navigationFaults(
  tree: readonly NavNode[],
  path = 'tree',
  level = 1,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, node] of tree.entries()) {
    const at = `${path}.${index}`;
    for (const field of LINK_FIELDS) {
      if (node[field] !== '' && safeUrl(node[field]) === null)
        faults[`${at}.${field}`] = 'safe-url';
    }
    if (node.children.length === 0) continue;
    if (level === MAX_LEVELS) faults[`${at}.children`] = 'maxDepth';
    else Object.assign(faults, navigationFaults(node.children, `${at}.children`, level + 1));
  }
  return faults;
}
