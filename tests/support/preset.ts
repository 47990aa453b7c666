import type { Element, ElementContent } from '#schemas/content/element.ts';
import { readPreset } from '#server/seed/preset.ts';
import { MASTER_IDS } from './rendering/sample-elements.ts';

/** The sample shop, as its files say. */
export const preset = readPreset();

const masterIds: Readonly<Record<string, number>> = MASTER_IDS;
/** Id of every category there. */
const CATEGORY = 1;

/** An element of the sample shop, without a database. */
export function sampleElement(name: string): ElementContent {
  return preset.element(name, (kind, key) => (kind === 'category' ? CATEGORY : masterIds[key]));
}

/** The same as shoppers get it. */
export function publishedElement(name: string, id = masterIds[name] ?? 1): Element {
  return { ...sampleElement(name), id, rev: 1, status: 'published' };
}

/** Address of the sample customer. */
export function sampleAddress() {
  if (!preset.customer) throw new Error('The sample shop has no customer.');
  return preset.customer.address;
}
