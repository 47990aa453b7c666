import { wholeFieldPatches } from '#runtime/content/patches.ts';
import { fieldSteps } from '#runtime/content/patching/field-path.ts';
import { touchIndex } from '#runtime/content/patching/touch-index.ts';
import type { Patch } from '#schemas/content/element.ts';
import type { Documents } from './documents.ts';

/**
 * Patches of several elements carry the element's id as first step of their path: in the history
 * and for immer. The server and the content rules see those of one element without it.
 */
export function splitByElement(patches: readonly Patch[]): Map<string, Patch[]> {
  const byElement = new Map<string, Patch[]>();
  for (const patch of patches) {
    const [elementId, ...path] = patch.path;
    const list = byElement.get(String(elementId)) ?? [];
    list.push({ ...patch, path });
    byElement.set(String(elementId), list);
  }
  return byElement;
}

/** The reverse of `splitByElement` for one element. */
export function withElement(elementId: string, patches: readonly Patch[]): Patch[] {
  return patches.map((patch) => ({ ...patch, path: [elementId, ...patch.path] }));
}

/**
 * Patches that replace whole fields and lists, so that they still mean the same after others have
 * changed what lies beside them. `after` are the documents with the patches applied.
 */
export function wholeFields(patches: readonly Patch[], after: Documents): Patch[] {
  return [...splitByElement(patches)].flatMap(([elementId, own]) => {
    const element = after[elementId];
    return element ? withElement(elementId, wholeFieldPatches(element, own)) : [];
  });
}

/** True when both touch the same field or list, or one makes or deletes what the other changes. */
export function overlap(a: readonly Patch[], b: readonly Patch[]): boolean {
  const theirs = touchIndex(b);
  return a.flatMap(fieldSteps).some((step) => theirs.meets(step.path));
}

/** Joins neighbours that change the same path, so that a burst of typing is sent once. */
export function compressPatches(patches: readonly Patch[]): Patch[] {
  const result: Patch[] = [];
  for (const patch of patches) {
    const last = result.at(-1);
    if (last && isSamePath(last.path, patch.path)) {
      result.pop();
      const joined = joinOperations(last, patch);
      if (joined) result.push(joined);
    } else {
      result.push(patch);
    }
  }
  return result;
}

function joinOperations(first: Patch, second: Patch): Patch | null {
  if (first.op === 'add') return second.op === 'remove' ? null : { ...second, op: 'add' };
  if (first.op === 'remove' && second.op === 'add') return { ...second, op: 'replace' };
  return second;
}

function isSamePath(a: Patch['path'], b: Patch['path']): boolean {
  return a.length === b.length && a.every((step, index) => String(step) === String(b[index]));
}
