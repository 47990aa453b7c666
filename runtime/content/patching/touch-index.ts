import type { Patch } from '#schemas/content/element.ts';
import { nodeOfTrKey } from '../tree.ts';
import {
  fieldOf,
  fieldSteps,
  isEmptyContainer,
  isInsideField,
  type PatchPath,
} from './field-path.ts';

/** What a set of patches touched, to ask whether another patch meets it. */
export interface TouchIndex {
  /** True when the path's field, something that holds it, or something inside it was touched. */
  meets(path: PatchPath): boolean;
}

/** Indexes patches by the fields they touch. */
export function touchIndex(patches: readonly Patch[]): TouchIndex {
  const touched = new Set<string>();
  const holders = new Set<string>();
  for (const step of patches.flatMap(fieldSteps)) {
    if (isEmptyContainer(step)) continue;
    const field = fieldOf(step.path);
    touched.add(keyOf(field));
    for (const holder of holdersOf(field)) holders.add(keyOf(holder));
  }
  return {
    meets(path) {
      const field = fieldOf(path);
      const key = keyOf(field);
      return (
        touched.has(key) ||
        holders.has(key) ||
        holdersOf(field).some((holder) => touched.has(keyOf(holder)))
      );
    },
  };
}

/**
 * Steps that a later one makes pointless, because it writes or removes the same field or something
 * that holds it: what counts of a burst is where it ends.
 */
export function overwrittenSteps(steps: readonly Patch[]): Set<Patch> {
  const later = new Set<string>();
  const overwritten = new Set<Patch>();
  for (const step of [...steps].reverse()) {
    const field = fieldOf(step.path);
    if ([field, ...holdersOf(field)].some((path) => later.has(keyOf(path)))) overwritten.add(step);
    if (!(isInsideField(step.path) || isEmptyContainer(step))) later.add(keyOf(field));
  }
  return overwritten;
}

/** Paths above a path; a translation also belongs to its node. */
function holdersOf(path: PatchPath): PatchPath[] {
  const holders = path.slice(1).map((_, index) => path.slice(0, index + 1));
  const trKey = path[0] === 'tr' ? path[2] : undefined;
  return trKey === undefined ? holders : [...holders, ['nodes', nodeOfTrKey(String(trKey))]];
}

function keyOf(path: PatchPath): string {
  return JSON.stringify(path.map(String));
}
