import type { Element, ElementContent } from '#schemas/content/element.ts';
import { readPreset } from '#server/seed/preset.ts';

/** The sample shop, as its files say. */
export const preset = readPreset();

/** Ids of the elements that others place, where no database gives them one. */
export const MASTER_IDS: Readonly<Record<string, number>> = {
  'shared/season': 11,
  'shared/promise': 12,
};
/** Id of every category there. */
const CATEGORY = 1;

/** An element of the sample shop, without a database. */
export function sampleElement(name: string): ElementContent {
  return preset.element(name, (kind, key) => (kind === 'category' ? CATEGORY : MASTER_IDS[key]));
}

/** The same as shoppers get it. */
export function publishedElement(name: string, id = MASTER_IDS[name] ?? 1): Element {
  return { ...sampleElement(name), id, rev: 1, status: 'published' };
}
