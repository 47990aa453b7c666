import type { ElementContent, Patch } from '#schemas/content/element.ts';
import type { ContentRules } from '#schemas/site-entry.ts';
import type { ContentRepository } from './content.repository.ts';

/** A whole content is stored at least every so many revisions; between them, patches only. */
export const SNAPSHOT_EVERY = 20;

/** Whether the whole content of a revision is stored, or only what changed. */
export function isSnapshot(rev: number): boolean {
  return rev % SNAPSHOT_EVERY === 1;
}

/** Content of a revision: the nearest stored one and the patches since. null for an unknown revision. */
export async function contentAt(
  repository: ContentRepository,
  rules: ContentRules,
  elementId: number,
  rev: number,
): Promise<ElementContent | null> {
  const snapshot = await repository.snapshotAt(elementId, rev);
  if (!snapshot?.content || !(await repository.hasRevision(elementId, rev))) return null;
  const changes = await repository.changesSince(elementId, snapshot.rev, rev);
  return changes.reduce(
    (content, { patches }) => applyAll(rules, content, patches),
    snapshot.content,
  );
}

/** The content with the patches applied; no patches are no change. */
export function applyAll(
  rules: ContentRules,
  content: ElementContent,
  patches: readonly Patch[],
): ElementContent {
  return patches.length === 0 ? content : rules.applyPatches(content, patches);
}
