import type { Element, ElementContent, Fault } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import { keyOf, mastersOf } from './content.masters.ts';
import type { ContentRepository } from './content.repository.ts';
import { masterPlaces } from './master-places.ts';

/** What is about to be published. */
export interface Candidate {
  siteId: number;
  elementId: number;
  content: ElementContent;
}

/**
 * The publish gate: why a content may not be shown, checked against the masters that shoppers see.
 * Empty for one that may.
 */
export async function gateFaults(
  repository: ContentRepository,
  rules: ContentRules,
  { siteId, elementId, content }: Candidate,
): Promise<Fault[]> {
  const masters = await mastersOf(repository, rules, { siteId, version: 'published' }, content);
  return [
    ...rules.check(content, masters, elementId),
    ...missingMasters(content, masters),
    ...(rules.gate?.(content, masters) ?? []),
  ];
}

function missingMasters(content: ElementContent, masters: Record<string, Element>): Fault[] {
  return masterPlaces(content)
    .filter(({ master }) => !(keyOf(master) in masters))
    .map(({ nodeId, path, master }) => ({
      path: `${path}.master`,
      rule: 'master-not-public',
      message: `Stands for section ${master.id}, which is not public${
        master.pin === undefined ? '' : ` at revision ${master.pin}`
      }. Publish it first, or delete this node.`,
      nodeId,
    }));
}
