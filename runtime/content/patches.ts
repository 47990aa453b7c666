import type { Patch } from '#schemas/content/element.ts';
import type { FlatParts } from './flat.ts';
import { createPatchDraft } from './patching/draft.ts';
import {
  fieldOf,
  fieldSteps,
  isEmptyContainer,
  isInsideField,
  placeOf,
} from './patching/field-path.ts';

/**
 * Applies patches as immer makes them to the flat form of an element, without changing it. Throws
 * `RangeError` on a path that does not exist and on one that reaches for a prototype.
 */
export function applyPatches<T extends FlatParts>(flat: T, patches: readonly Patch[]): T {
  const draft = createPatchDraft(flat);
  for (const patch of patches) draft.apply(patch);
  return draft.current();
}

/**
 * What patches touch: `<node>:<bag>.<field>`, `<node>:slots.<name>`, `<node>:tr.<locale>.<bag>.<field>`,
 * `<node>:overrides.<key>.<bag>.<field>`, `<node>` for a node that comes or goes, `parts` for the list
 * of sections, `:<bag>.<field>` or `:<name>` for the element itself.
 */
export function touches(patches: readonly Patch[]): Set<string> {
  const steps = patches.flatMap(fieldSteps).filter((step) => !isEmptyContainer(step));
  return new Set(steps.map((step) => touchName(placeOf(fieldOf(step.path)))));
}

function touchName({ node, field }: { node: string; field: string }): string {
  if (node === '') return field === 'parts' ? field : `:${field}`;
  return field === '' ? node : `${node}:${field}`;
}

/**
 * The same change in patches that replace whole fields, as the server wants them: `after` is the
 * flat form with `patches` applied. A conflict inside a list or a rich text can only be forced with
 * these, because they carry the caller's whole value.
 */
export function wholeFieldPatches(after: FlatParts, patches: readonly Patch[]): Patch[] {
  const { read } = createPatchDraft(after);
  const seen = new Set<string>();
  const whole: Patch[] = [];
  for (const patch of [...patches].reverse()) {
    if (!isInsideField(patch.path)) {
      whole.push(patch);
      continue;
    }
    const path = fieldOf(patch.path);
    const key = JSON.stringify(path);
    const value = read(path);
    if (!seen.has(key) && value !== undefined) whole.push({ op: 'replace', path, value });
    seen.add(key);
  }
  return whole.reverse();
}
