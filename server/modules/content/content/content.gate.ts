import type { Element, ElementContent, Fault } from '#schemas/content/element.ts';
import { brokenPages, type ContractParts, contractFaults } from './content.contracts.ts';
import { keyOf, mastersOf } from './content.masters.ts';
import { masterPlaces } from './master-places.ts';

/** What is about to be published. */
export interface Candidate {
  elementId: number;
  content: ElementContent;
}

/**
 * The publish gate: why a content may not be shown, checked against the masters that shoppers see,
 * and of a master or what stands around pages, which of these it would break. Empty for one that may.
 * Nobody else publishes on the site until the transaction ends.
 */
export async function gateFaults(
  parts: ContractParts,
  { elementId, content }: Candidate,
): Promise<Fault[]> {
  const { repository, rules, siteId } = parts;
  await repository.lockPublishing(siteId);
  const masters = await mastersOf(repository, rules, { siteId, version: 'published' }, content);
  const faults = [
    ...rules.check(content, masters, elementId),
    ...missingMasters(content, masters),
    ...(await contractFaults(parts, content, masters)),
  ];
  if (faults.length > 0 || !isShared(content)) return faults;
  const next: Element = { ...content, id: elementId, status: 'published', rev: 1 };
  return brokenPages(parts, { id: elementId, next });
}

/**
 * Why content that was not made now may not be public: that of an earlier publication, or of a
 * schedule. As `gateFaults`; its address may belong to another element by now.
 */
export async function earlierFaults(
  parts: ContractParts,
  { elementId, content }: Candidate,
): Promise<Fault[]> {
  const { repository, siteId } = parts;
  const { type, slug } = content;
  const owner = slug !== '' && (await repository.slugOwner(siteId, type, slug, elementId));
  const message = owner ? `The slug is in use by element ${owner.id}.` : '';
  const taken = owner ? [{ path: 'slug', rule: 'slug', message }] : [];
  return [...taken, ...(await gateFaults(parts, { elementId, content }))];
}

/** Pages that would break without an element that they show; empty where it may go. */
export async function faultsWithout(
  parts: ContractParts,
  { elementId, content }: Candidate,
): Promise<Fault[]> {
  if (!isShared(content)) return [];
  await parts.repository.lockPublishing(parts.siteId);
  return brokenPages(parts, { id: elementId, next: null });
}

/** Shown on pages that are elements of their own. */
function isShared({ type }: ElementContent): boolean {
  return type === 'section' || type === 'static-element';
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
