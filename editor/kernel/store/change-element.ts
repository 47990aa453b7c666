import { applyPatches, current, isDraft } from 'immer';

import { diffFlat } from '#runtime/content/diff.ts';
import { flatten, unflatten } from '#runtime/content/flat.ts';
import type { Element } from '#schemas/content/element.ts';
import { type Documents, documentOf } from './documents.ts';

/**
 * Changes an element of a draft by a rule that works on the nested form. Only what differs is
 * written, so that the patches stay small and others' work beside it is not touched.
 */
export function changeElement(
  draft: Documents,
  elementId: number,
  change: (element: Element) => Element,
): void {
  const found = documentOf(draft, elementId);
  if (!found) return;
  const before = isDraft(found) ? current(found) : found;
  const after = flatten(change(unflatten(before)));
  applyPatches(found, structuredClone(diffFlat(before, after)));
}
