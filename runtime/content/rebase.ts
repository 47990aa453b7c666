import type { Conflict, ElementContent, Patch } from '#schemas/content/element.ts';
import type { PatchOutcome } from '#schemas/site-entry.ts';
import { type FlatElement, flatten, unflatten } from './flat.ts';
import { equalJson } from './json.ts';
import { createPatchDraft, type PatchDraft } from './patching/draft.ts';
import {
  fieldOf,
  fieldSteps,
  goesAlong,
  isEmptyContainer,
  isInsideField,
  type PatchPath,
  placeOf,
} from './patching/field-path.ts';
import { repairTree } from './patching/repair.ts';
import { brokenLists } from './patching/structure.ts';
import { overwrittenSteps, touchIndex } from './patching/touch-index.ts';

/** What `rebase` brings together. */
export interface RebaseRequest {
  /** The stored content: the base of both plus `remote`. */
  current: ElementContent;
  /** What others saved since the base. */
  remote: readonly Patch[];
  /** The caller's patches, made on the base. */
  patches: readonly Patch[];
  /** Conflicting fields take the caller's value. */
  force: boolean;
}

/**
 * Applies patches on top of what others saved (`ContentRules.rebase`). A conflict is a field that
 * both touched and left with different values, or lists that make no tree together. With `force`
 * the caller's values win and no node is lost; what stays a conflict is a patch inside a value
 * (`wholeFieldPatches` avoids that) and a field of a node that others deleted. Throws `RangeError`
 * as `applyPatches` does.
 */
export function rebase({ current, remote, patches, force }: RebaseRequest): PatchOutcome {
  const base = flatten(current);
  const merge: Merge = { base, draft: createPatchDraft(base), conflicts: new Map() };
  const theirs = touchIndex(remote);
  const steps = patches.flatMap(fieldSteps);
  const overwritten = overwrittenSteps(steps);
  for (const step of steps) {
    if (!theirs.meets(step.path)) applyStep(merge.draft, step);
    else if (!overwritten.has(step)) bringTogether(merge, step, force);
  }
  return force ? forcedOutcome(merge, patches) : mergedOutcome(merge);
}

/** A step on what others changed too. */
function bringTogether(merge: Merge, step: Patch, force: boolean): void {
  const { draft } = merge;
  if (isDone(draft, step)) return;
  if (goesAlong(step.path)) writeAlong(draft, step);
  else if (force && canForce(draft, step)) applyLoosely(draft, step);
  else addConflict(merge, step);
}

interface Merge {
  /** The stored content before the caller's patches. */
  base: FlatElement;
  draft: PatchDraft<FlatElement>;
  conflicts: Map<string, Conflict>;
}

function mergedOutcome(merge: Merge): PatchOutcome {
  const merged = merge.draft.current();
  if (merge.conflicts.size === 0) {
    for (const { path, ids } of brokenLists(merged)) addListConflicts(merge, path, ids);
  }
  return outcome(merge, merged);
}

/** Conflicts of a list that makes no tree: nodes that only others still have, or the list itself. */
function addListConflicts(merge: Merge, path: PatchPath, ids: readonly string[]): void {
  const { nodes } = merge.draft.current();
  const deleted = ids.filter(
    (id) => !Object.hasOwn(nodes, id) && Object.hasOwn(merge.base.nodes, id),
  );
  for (const id of deleted) addConflict(merge, { op: 'remove', path: ['nodes', id] });
  const isTheirs = equalJson(createPatchDraft(merge.base).read(path), ids);
  if (!isTheirs) addConflict(merge, { op: 'replace', path, value: ids });
}

function forcedOutcome(merge: Merge, patches: readonly Patch[]): PatchOutcome {
  const forced = patches.map((patch) => fieldOf(patch.path));
  return outcome(merge, repairTree(merge.draft.current(), merge.base, forced));
}

function outcome({ conflicts }: Merge, merged: FlatElement): PatchOutcome {
  return conflicts.size > 0
    ? { ok: false, conflicts: [...conflicts.values()] }
    : { ok: true, element: unflatten(merged) };
}

/** True when the stored content already is as the step wants it. */
function isDone({ read }: PatchDraft<FlatElement>, { op, path, value }: Patch): boolean {
  if (isInsideField(path)) return false;
  const present = read(path);
  return op === 'remove' ? present === undefined : equalJson(present, value);
}

/** The later one counts, where what it goes along with is still there. */
function writeAlong(draft: PatchDraft<FlatElement>, step: Patch): void {
  if (draft.read(step.path.slice(0, 3)) !== undefined) applyLoosely(draft, step);
}

function canForce(draft: PatchDraft<FlatElement>, { path }: Patch): boolean {
  return !isInsideField(path) && hasNode(draft, path);
}

/** False for a path into a node that does not exist. */
function hasNode({ read }: PatchDraft<FlatElement>, path: PatchPath): boolean {
  return path[0] !== 'nodes' || path.length < 3 || read(path.slice(0, 2)) !== undefined;
}

/** Applies a step that meets nothing of others; a bag that others added meanwhile is kept. */
function applyStep(draft: PatchDraft<FlatElement>, step: Patch): void {
  const adds = step.op === 'add' && !isInsideField(step.path) && hasNode(draft, step.path);
  if (adds) applyLoosely(draft, step);
  else draft.apply(step);
}

/** Applies a step on a field, making the bags it is in. */
function applyLoosely(draft: PatchDraft<FlatElement>, step: Patch): void {
  const { op, path, value } = step;
  const present = draft.read(path);
  if (isEmptyContainer(step) && present !== undefined) return;
  for (let length = 1; length < path.length; length += 1) {
    const holder = path.slice(0, length);
    if (draft.read(holder) === undefined) draft.apply({ op: 'add', path: holder, value: {} });
  }
  if (op !== 'remove') draft.apply({ op: 'add', path, value });
  else if (present !== undefined) draft.apply(step);
}

function addConflict({ conflicts, base }: Merge, { op, path, value }: Patch): void {
  const field = fieldOf(path);
  const place = placeOf(field);
  const theirs = createPatchDraft(base).read(field);
  conflicts.set(JSON.stringify(field), {
    ...place,
    ...(op !== 'remove' && !isInsideField(path) && { mine: value }),
    ...(theirs !== undefined && { theirs }),
  });
}
