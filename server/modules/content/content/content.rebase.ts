import type { ElementContent, Patch } from '#schemas/content/element.ts';
import type { ContentRules, PatchOutcome } from '#schemas/site-entry.ts';
import { contentRefused, VersionConflict } from './content.errors.ts';
import { applyAll, contentAt } from './content.history.ts';
import type { ContentRepository } from './content.repository.ts';
import type { ElementRow } from './element-row.ts';

/** Patches of a caller, made on `baseRev`. */
export interface PatchRequest {
  baseRev: number;
  patches: readonly Patch[];
  force: boolean;
}

/** The refusal of a save that was made on another revision than the stored one. */
export async function conflictOf(
  repository: ContentRepository,
  row: ElementRow,
  conflicts: readonly unknown[] = [],
) {
  return new VersionConflict({
    rev: row.rev,
    by: await repository.lastAuthor(row.id),
    conflicts,
  });
}

/** The draft as it was at a revision. */
export async function baseOf(
  repository: ContentRepository,
  rules: ContentRules,
  row: ElementRow,
  rev: number,
): Promise<ElementContent> {
  if (rev === row.rev) return row.draft;
  const base = await contentAt(repository, rules, row.id, rev);
  // A revision that never was: the caller's copy is of another database.
  if (!base) throw await conflictOf(repository, row);
  return base;
}

/** The draft with the caller's patches, on top of what others saved since. */
export async function rebased(
  repository: ContentRepository,
  rules: ContentRules,
  row: ElementRow,
  { baseRev, patches, force }: PatchRequest,
): Promise<ElementContent> {
  if (baseRev > row.rev) throw await conflictOf(repository, row);
  // By force, patches whose other half was given up are made a tree again below.
  if (baseRev === row.rev && !force) {
    return applyOrRefuse(() => applyAll(rules, row.draft, patches));
  }
  const changes = await repository.changesSince(row.id, baseRev);
  const remote = changes.flatMap((change) => change.patches);
  const outcome: PatchOutcome = applyOrRefuse(() =>
    rules.rebase(row.draft, remote, patches, force),
  );
  if (!outcome.ok) throw await conflictOf(repository, row, outcome.conflicts);
  return outcome.element;
}

/** Patches on paths that do not exist are the caller's fault. */
export function applyOrRefuse<T>(apply: () => T): T {
  try {
    return apply();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw contentRefused([{ path: 'patches', rule: 'path', message: error.message }]);
  }
}
