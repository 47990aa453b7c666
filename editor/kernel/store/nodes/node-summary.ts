import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { isRecord } from '#runtime/content/json.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import type { Registry } from '#runtime/registry.ts';
import { plainTextOf } from '../../plain-text.ts';
import type { CanvasNode } from './canvas-node.ts';

const MAX_LENGTH = 60;

/** What a node says of itself: the first text that it shows; null when it says nothing. */
export function nodeSummary(registry: Registry, node: CanvasNode, locale: Locale): string | null {
  const first = shownTexts(registry, node, locale).find((value) => typeof value === 'string');
  return typeof first === 'string' ? first.trim().slice(0, MAX_LENGTH) : null;
}

/** All words that a node itself shows, a text each. */
export function nodeWords(registry: Registry, node: CanvasNode, locale: Locale): string[] {
  return shownTexts(registry, node, locale)
    .map((value) => (typeof value === 'string' ? value.trim() : plainTextOf(value)))
    .filter((text) => text !== '');
}

/** Values of the translated fields that are not empty: texts, and documents of rich text. */
function shownTexts(registry: Registry, { composed }: CanvasNode, locale: Locale): unknown[] {
  const schema = registry.get(composed.block)?.schema;
  if (!schema || composed.problem) return [];
  const { levels } = composed;
  const place = {
    schema,
    levels,
    locale,
    viewport: 'desktop',
    siteLocale: DEFAULT_LOCALE,
  } as const;
  return fieldsOf(schema)
    .list.filter(({ translated }) => translated)
    .map(({ name }) => resolveField(place, name).value)
    .filter((value) => (typeof value === 'string' ? value.trim() !== '' : isRecord(value)));
}
