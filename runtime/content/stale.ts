import type { TObject } from 'typebox';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/locales.ts';
import { type BlockField, fieldsOf } from './block-fields.ts';
import { isRecord } from './json.ts';
import { resolveField } from './resolve.ts';
import type { Level, Origin, Viewport } from './types.ts';

/**
 * Stale translations. Beside a translation stands a stamp of the text that it was made of (`of` in
 * the translations of an element). The translation is stale while that text is another one now. What
 * was translated before there were stamps gets its stamp when its source is changed for the first time.
 */

/** A node as its translations are looked at. */
export interface TranslatedNode {
  schema: TObject;
  /** Nearest first, migrated to the block's version. */
  levels: readonly Level[];
}

/** One stamp to be written beside a translation of a level. */
export interface Stamp {
  locale: Locale;
  key: string;
  stamp: string;
}

/** A field whose text changed after it was translated. */
export interface StaleField {
  field: string;
  locale: Locale;
  viewport: Viewport;
  /** Element that holds the translation. */
  elementId: number;
}

const VIEWPORTS: readonly Viewport[] = ['desktop', 'mobile'];

/** Key of a field in the stamps: translations for small screens have their own. */
export function stampKey(viewport: Viewport, field: string): string {
  return `${viewport === 'mobile' ? 'mobileMeta' : 'meta'}.${field}`;
}

/** A short text that is equal for equal JSON, whatever the order of its keys (FNV-1a, 32 bits). */
export function stampOf(value: unknown): string {
  const text = JSON.stringify(value, inOrder) ?? '';
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a level's translations of a field are made of: the text of its base language. */
export function sourceOf(
  { schema, levels }: TranslatedNode,
  index: number,
  field: string,
  viewport: Viewport,
): unknown {
  const own = levels.slice(index);
  const locale = own[0]?.baseLocale ?? DEFAULT_LOCALE;
  return resolveField({ schema, levels: own, locale, viewport, siteLocale: DEFAULT_LOCALE }, field)
    .value;
}

/** Whether the value with this origin is a translation of a text that has changed since. */
export function isStale(node: TranslatedNode, field: string, origin: Origin): boolean {
  const { index, locale, viewport } = origin;
  const level = node.levels[index];
  if (!level || locale === null || locale === level.baseLocale || viewport === null) return false;
  const stamp = level.tr[locale]?.of?.[stampKey(viewport, field)];
  return stamp !== undefined && stamp !== stampOf(sourceOf(node, index, field, viewport));
}

/** Every field of a node that shows a stale translation; cheap for nodes without stamps. */
export function staleFields(node: TranslatedNode): StaleField[] {
  const locales = LOCALES.filter((locale) => node.levels.some(({ tr }) => tr[locale]?.of));
  const fields = fieldsOf(node.schema).list.filter(({ translated }) => translated);
  return locales.flatMap((locale) =>
    fields.flatMap(({ name }) =>
      VIEWPORTS.flatMap((viewport) => staleField(node, name, locale, viewport) ?? []),
    ),
  );
}

/** A stale value of this very viewport: one of the desktop that phones get too is told once. */
function staleField(
  node: TranslatedNode,
  field: string,
  locale: Locale,
  viewport: Viewport,
): StaleField | null {
  const request = { ...node, locale, viewport, siteLocale: DEFAULT_LOCALE };
  const { origin } = resolveField(request, field);
  if (origin.locale !== locale || origin.viewport !== viewport) return null;
  if (!(origin.source && isStale(node, field, origin))) return null;
  return { field, locale, viewport, elementId: origin.source.elementId };
}

/**
 * Stamps to write together with a field of a level. A translation is stamped with the source that it
 * is made of. Where a source is about to change, translations without a stamp get that of the text as
 * it is before, so that they are stale from then on.
 */
export function stampsFor(
  node: TranslatedNode,
  index: number,
  { name, translated }: BlockField,
  written: { locale: Locale | null; viewport: Viewport },
): Stamp[] {
  const level = node.levels[index];
  if (!(translated && level)) return [];
  const stamp = (viewport: Viewport) => stampOf(sourceOf(node, index, name, viewport));
  const { locale, viewport } = written;
  if (locale !== null) return [{ locale, key: stampKey(viewport, name), stamp: stamp(viewport) }];
  return LOCALES.flatMap((other) =>
    VIEWPORTS.filter((one) => isUnstamped(level.tr[other], one, name)).map((one) => ({
      locale: other,
      key: stampKey(one, name),
      stamp: stamp(one),
    })),
  );
}

function isUnstamped(entry: Level['tr'][string] | undefined, viewport: Viewport, field: string) {
  const bag = viewport === 'mobile' ? entry?.mobileMeta : entry?.meta;
  const isTranslated = bag !== undefined && Object.hasOwn(bag, field);
  return isTranslated && entry?.of?.[stampKey(viewport, field)] === undefined;
}
