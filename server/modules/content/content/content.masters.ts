import { ELEMENT_LIMITS, type Element, type ElementContent } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import type { ContentRepository } from './content.repository.ts';
import { draftOf, elementOf, publishedOf } from './element-row.ts';
import type { MasterRef } from './master-places.ts';

/** Which version of masters that are not pinned. */
export type Version = 'draft' | 'published';

/** Key of a master in a `MasterMap`. */
export function keyOf({ id, pin }: MasterRef): string {
  return pin === undefined ? String(id) : `${id}@${pin}`;
}

/** Masters by key with the masters that they place themselves; unknown ones are left out. */
export async function loadMasters(
  repository: ContentRepository,
  rules: ContentRules,
  { siteId, version }: { siteId: number; version: Version },
  refs: readonly MasterRef[],
): Promise<Record<string, Element>> {
  const found: Record<string, Element> = {};
  const asked = new Set<string>();
  let wanted = refs;
  for (let depth = 0; depth <= ELEMENT_LIMITS.masterDepth && wanted.length > 0; depth += 1) {
    const fresh = distinct(wanted).filter((ref) => !asked.has(keyOf(ref)));
    for (const ref of fresh) asked.add(keyOf(ref));
    const loaded = await loadLevel(repository, siteId, version, fresh);
    Object.assign(found, loaded);
    wanted = Object.values(loaded).flatMap((master) => rules.masterRefs(master));
  }
  return found;
}

/** Masters that a content places, at any depth. */
export function mastersOf(
  repository: ContentRepository,
  rules: ContentRules,
  scope: { siteId: number; version: Version },
  content: ElementContent,
) {
  return loadMasters(repository, rules, scope, rules.masterRefs(content));
}

async function loadLevel(
  repository: ContentRepository,
  siteId: number,
  version: Version,
  refs: readonly MasterRef[],
): Promise<Record<string, Element>> {
  const rows = await repository.byIds(siteId, [...new Set(refs.map(({ id }) => id))]);
  const byId = new Map(rows.filter((row) => row.type === 'section').map((row) => [row.id, row]));
  const level: Record<string, Element> = {};
  for (const ref of refs) {
    const row = byId.get(ref.id);
    if (!row) continue;
    const master = await loadOne(repository, row, ref.pin, version);
    if (master) level[keyOf(ref)] = master;
  }
  return level;
}

type Row = Parameters<typeof draftOf>[0];

async function loadOne(
  repository: ContentRepository,
  row: Row,
  pin: number | undefined,
  version: Version,
): Promise<Element | null> {
  if (pin === undefined) return version === 'draft' ? draftOf(row) : publishedOf(row);
  const publication = await repository.publicationAt(row.id, pin);
  return publication?.content ? elementOf(row, publication.content, pin) : null;
}

function distinct(refs: readonly MasterRef[]): MasterRef[] {
  return [...new Map(refs.map((ref) => [keyOf(ref), ref])).values()];
}
