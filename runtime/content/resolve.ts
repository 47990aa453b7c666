import type { TObject } from 'typebox';

import type { Locale } from '#domain/locales.ts';
import { isBlank } from './blank.ts';
import { type BlockField, fieldsOf } from './block-fields.ts';
import { equalJson, isUnset, ownValue } from './json.ts';
import type { Level, Origin, ResolvedValues, Viewport } from './types.ts';

/** Which of a node's values are asked for. */
export interface ResolveRequest {
  /** The block's schema: fields, their bags and their defaults. */
  schema: TObject;
  /** Nearest first, migrated to the block's version (`ComposedNode.levels`). */
  levels: readonly Level[];
  locale: Locale;
  viewport: Viewport;
  /** Where text comes from that the asked locale lacks. */
  siteLocale: Locale;
}

/** A value of one field with its origin. */
export interface ResolvedField {
  value: unknown;
  origin: Origin;
}

interface Hit {
  value: unknown;
  locale: Locale;
  viewport: Viewport;
}

const DEFAULT_ORIGIN: Origin = Object.freeze({
  level: 'default',
  index: -1,
  source: null,
  locale: null,
  viewport: null,
  unset: false,
  untranslated: false,
});

/**
 * Values of a node for one locale and viewport: level beats language beats viewport. Fields
 * without any value hold the block's default; optional ones are `undefined`. Values are shared with
 * the stored content: do not change them.
 */
export function resolveNode(request: ResolveRequest): ResolvedValues {
  const values: Record<string, unknown> = {};
  const origins: Record<string, Origin> = {};
  for (const field of fieldsOf(request.schema).list) {
    const { value, origin } = resolve(field, request);
    values[field.name] = value;
    origins[field.name] = origin;
  }
  return { values, origins };
}

/** One field of a node; a field that the schema does not have is `undefined` with default origin. */
export function resolveField(request: ResolveRequest, name: string): ResolvedField {
  const field = fieldsOf(request.schema).byName.get(name);
  return field ? resolve(field, request) : { value: undefined, origin: DEFAULT_ORIGIN };
}

/** Whether a level says anything of small screens: without, the values of both viewports are the same. */
export function saysMobile(levels: readonly Level[]): boolean {
  return levels.some(
    ({ bags, tr }) =>
      hasFields(bags.mobileMeta) ||
      hasFields(bags.mobileOptions) ||
      Object.values(tr).some(({ mobileMeta }) => mobileMeta !== undefined),
  );
}

function hasFields(bag: Readonly<Record<string, unknown>>): boolean {
  for (const name in bag) if (Object.hasOwn(bag, name)) return true;
  return false;
}

/**
 * Fields whose values differ between the viewports. `twice` says whether the node must be rendered
 * once per viewport; fields switched by CSS or by a `<picture>` do not need that as long as both
 * viewports have a value.
 */
export function differs(
  schema: TObject,
  desktop: Readonly<Record<string, unknown>>,
  mobile: Readonly<Record<string, unknown>>,
): { fields: string[]; twice: boolean } {
  const fields: string[] = [];
  let twice = false;
  if (desktop === mobile) return { fields, twice };
  for (const { name, mobile: switched } of fieldsOf(schema).list) {
    if (equalJson(desktop[name], mobile[name])) continue;
    fields.push(name);
    const bothPresent = desktop[name] !== undefined && mobile[name] !== undefined;
    if (!(bothPresent && (switched === 'css' || switched === 'picture'))) twice = true;
  }
  return { fields, twice };
}

function resolve(field: BlockField, request: ResolveRequest): ResolvedField {
  const { levels } = request;
  for (let index = 0; index < levels.length; index += 1) {
    const level = levels[index];
    const hit = level && hitInLevel(level, field, request);
    if (level && hit) return fromHit(field, request, { level, index, hit });
  }
  return { value: field.initial, origin: DEFAULT_ORIGIN };
}

function fromHit(
  field: BlockField,
  request: ResolveRequest,
  found: { level: Level; index: number; hit: Hit },
): ResolvedField {
  const { level, index, hit } = found;
  const unset = isUnset(hit.value);
  const foreign = field.translated && hit.locale !== request.locale;
  return {
    value: unset ? field.initial : hit.value,
    origin: {
      level: level.kind,
      index,
      source: level.source,
      locale: hit.locale,
      viewport: hit.viewport,
      unset,
      untranslated: foreign && !isBlank(hit.value),
    },
  };
}

function hitInLevel(level: Level, field: BlockField, request: ResolveRequest): Hit | undefined {
  const { locale, siteLocale } = request;
  if (field.translated && locale !== level.baseLocale) {
    const exact = translatedHit(level, field, locale, request.viewport);
    if (exact) return exact;
    if (siteLocale !== locale && siteLocale !== level.baseLocale) {
      const fallback = translatedHit(level, field, siteLocale, request.viewport);
      if (fallback) return fallback;
    }
  }
  const { bags } = level;
  return pick(bags[field.mobileBag], bags[field.bag], field, level.baseLocale, request.viewport);
}

function translatedHit(
  level: Level,
  field: BlockField,
  locale: Locale,
  viewport: Viewport,
): Hit | undefined {
  const bags = ownValue(level.tr, locale);
  return bags && pick(bags.mobileMeta, bags.meta, field, locale, viewport);
}

function pick(
  mobileBag: Readonly<Record<string, unknown>> | undefined,
  bag: Readonly<Record<string, unknown>> | undefined,
  field: BlockField,
  locale: Locale,
  viewport: Viewport,
): Hit | undefined {
  const asksMobile = viewport === 'mobile' && field.mobile !== false;
  if (asksMobile && mobileBag && Object.hasOwn(mobileBag, field.name)) {
    return { value: mobileBag[field.name], locale, viewport: 'mobile' };
  }
  if (bag && Object.hasOwn(bag, field.name)) {
    return { value: bag[field.name], locale, viewport: 'desktop' };
  }
  return;
}
