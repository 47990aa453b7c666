import type { ElementContent } from '#schemas/content/element.ts';
import type { FoundPlace, Replacing } from '#schemas/content/replacing.ts';
import type { BlockLookup } from '../types.ts';
import { storedFields } from './stored-fields.ts';
import { valueChanger } from './values.ts';

/**
 * The fields of a content in which something is found, in the order of the content; its phones' values
 * and translations count as fields of their own. Words that a format divides are not found.
 */
export function foundPlaces(
  content: ElementContent,
  replacing: Replacing,
  registry: BlockLookup,
): FoundPlace[] {
  const change = valueChanger(replacing);
  const places: FoundPlace[] = [];
  for (const { bag, name, rules, ...place } of storedFields(content, registry)) {
    const { count, excerpts } = change(bag[name], rules);
    if (count > 0) places.push({ ...place, field: name, count, excerpts: [...excerpts] });
  }
  return places;
}

/** A copy of the content with the replacement in the fields with these keys. Others are left alone. */
export function replacePlaces(
  content: ElementContent,
  { replacing, keys }: { replacing: Replacing; keys: ReadonlySet<string> },
  registry: BlockLookup,
): ElementContent {
  const change = valueChanger(replacing);
  const copy = structuredClone(content);
  for (const { bag, name, rules, key } of storedFields(copy, registry)) {
    if (keys.has(key)) bag[name] = change(bag[name], rules).value;
  }
  return copy;
}
