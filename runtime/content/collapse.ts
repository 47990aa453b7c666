import type { TObject } from 'typebox';

import { LOCALES, type Locale } from '#domain/locales.ts';
import type { BagSet } from './bag-set.ts';
import { type BlockField, fieldsOf } from './block-fields.ts';
import { equalJson } from './json.ts';
import { type ResolvedField, resolveField } from './resolve.ts';
import { stampKey } from './stale.ts';
import type { Level, Viewport } from './types.ts';

/** What `collapseLevels` needs. */
export interface CollapseRequest {
  schema: TObject;
  levels: readonly Level[];
  /** Language the untranslated bags of the result are in. */
  language: Locale;
  siteLocale: Locale;
}

/**
 * One level that resolves to the same values as all the given levels, in every locale and viewport.
 * A value is written only where the result would differ without it; what the levels leave to the
 * block's default stays unwritten, or becomes `$unset` where something else would show.
 */
export function collapseLevels(request: CollapseRequest): BagSet {
  const { schema, language } = request;
  const level: Level = {
    kind: 'own',
    source: { elementId: 0, nodeId: '' },
    bags: { meta: {}, mobileMeta: {}, options: {}, mobileOptions: {} },
    tr: {},
    baseLocale: language,
  };
  for (const field of fieldsOf(schema).list) {
    for (const locale of localesFor(field, request)) {
      settle(level, field, locale, 'desktop', request);
      if (field.mobile !== false) settle(level, field, locale, 'mobile', request);
    }
  }
  return { bags: level.bags, tr: level.tr };
}

/** The base language first, then the site's, on which the others fall back. */
function localesFor(field: BlockField, { language, siteLocale }: CollapseRequest): Set<Locale> {
  return new Set(field.translated ? [language, siteLocale, ...LOCALES] : [language]);
}

function settle(
  level: Level,
  field: BlockField,
  locale: Locale,
  viewport: Viewport,
  { schema, levels, siteLocale }: CollapseRequest,
): void {
  const asked = { schema, locale, viewport, siteLocale };
  const wanted = resolveField({ ...asked, levels }, field.name);
  const shown = resolveField({ ...asked, levels: [level] }, field.name);
  if (equalJson(wanted.value, shown.value)) return;
  bagFor(level, field, locale, viewport)[field.name] = storedForm(wanted);
  keepStamp(level, field, wanted, levels);
}

/** A translation that was stale before is so afterwards: its source is the same. */
function keepStamp(
  { tr, baseLocale }: Level,
  { name }: BlockField,
  { origin: { index, locale, viewport } }: ResolvedField,
  levels: readonly Level[],
): void {
  if (locale === null || locale === baseLocale || viewport === null) return;
  const key = stampKey(viewport, name);
  const stamp = levels[index]?.tr[locale]?.of?.[key];
  const entry = tr[locale];
  if (stamp !== undefined && entry) entry.of = { ...entry.of, [key]: stamp };
}

function storedForm({ value, origin }: ResolvedField): unknown {
  return origin.level === 'default' || origin.unset ? { $unset: true } : value;
}

function bagFor(
  { bags, tr, baseLocale }: Level,
  field: BlockField,
  locale: Locale,
  viewport: Viewport,
): Record<string, unknown> {
  if (locale === baseLocale) return bags[viewport === 'mobile' ? field.mobileBag : field.bag];
  const name = viewport === 'mobile' ? 'mobileMeta' : 'meta';
  const entry = tr[locale] ?? {};
  const bag = entry[name] ?? {};
  entry[name] = bag;
  tr[locale] = entry;
  return bag;
}
