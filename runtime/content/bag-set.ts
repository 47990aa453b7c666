import { BAGS, type Bag, type Translations } from '#schemas/content/element.ts';
import { isRecord, ownValue } from './json.ts';
import type { Level, Viewport } from './types.ts';

/** The bags and translations of one level. */
export type BagSet = Pick<Level, 'bags' | 'tr'>;

/** Anything that holds bags: a node, an override, an element. */
export type BagHolder = Partial<Record<keyof Level['bags'], Bag>>;

const NO_BAG: Bag = Object.freeze({});
const NO_TRANSLATIONS: Level['tr'] = Object.freeze({});

/** The four bags of a holder; missing and broken ones are empty. Bags are shared, not copied. */
export function bagsOf(holder: BagHolder): Level['bags'] {
  return {
    meta: bagOf(holder.meta),
    mobileMeta: bagOf(holder.mobileMeta),
    options: bagOf(holder.options),
    mobileOptions: bagOf(holder.mobileOptions),
  };
}

function bagOf(bag: unknown): Bag {
  return isRecord(bag) ? bag : NO_BAG;
}

/** Which values a bag holds: those of small screens, or those that stand without them. */
export function viewportOf(bag: (typeof BAGS)[number]): Viewport {
  return bag === 'mobileMeta' || bag === 'mobileOptions' ? 'mobile' : 'desktop';
}

/** Translated bags of one key of an element's translations, by locale. */
export function translationsOf(tr: Translations, key: string): Level['tr'] {
  let found: Level['tr'] | undefined;
  for (const locale in tr) {
    const entries = ownValue(tr, locale);
    const entry = isRecord(entries) ? ownValue(entries, key) : undefined;
    if (!isRecord(entry)) continue;
    found ??= {};
    found[locale] = translatedBags(entry);
  }
  return found ?? NO_TRANSLATIONS;
}

function translatedBags(entry: Record<string, unknown>): Level['tr'][string] {
  const { meta, mobileMeta, of } = entry;
  return {
    ...(isRecord(meta) && { meta }),
    ...(isRecord(mobileMeta) && { mobileMeta }),
    ...(isRecord(of) && { of: of as Record<string, string> }),
  };
}

/** Every bag of the set changed by `change`; the set itself when none was. */
export function mapBags(set: BagSet, change: (bag: Bag) => Bag): BagSet {
  const bags = {
    meta: change(set.bags.meta),
    mobileMeta: change(set.bags.mobileMeta),
    options: change(set.bags.options),
    mobileOptions: change(set.bags.mobileOptions),
  };
  const tr = mapTranslations(set.tr, change);
  const sameBags =
    bags.meta === set.bags.meta &&
    bags.mobileMeta === set.bags.mobileMeta &&
    bags.options === set.bags.options &&
    bags.mobileOptions === set.bags.mobileOptions;
  return sameBags && tr === set.tr ? set : { bags: sameBags ? set.bags : bags, tr };
}

function mapTranslations(tr: Level['tr'], change: (bag: Bag) => Bag): Level['tr'] {
  let changed = false;
  const mapped: Level['tr'] = {};
  for (const [locale, entry] of Object.entries(tr)) {
    const next = { ...entry };
    if (entry.meta) next.meta = change(entry.meta);
    if (entry.mobileMeta) next.mobileMeta = change(entry.mobileMeta);
    changed ||= next.meta !== entry.meta || next.mobileMeta !== entry.mobileMeta;
    mapped[locale] = next;
  }
  return changed ? mapped : tr;
}

/** The holder with other bags; bags that are empty and were absent stay absent. */
export function withBags<T extends BagHolder>(holder: T, bags: Level['bags']): T {
  const changed = { ...holder };
  for (const name of BAGS) {
    if (isRecord(holder[name]) || Object.keys(bags[name]).length > 0) changed[name] = bags[name];
  }
  return changed;
}

/** The translations with other bags under one key. */
export function withTranslations(
  tr: Translations,
  key: string,
  entries: Level['tr'],
): Translations {
  const changed = { ...tr };
  for (const [locale, entry] of Object.entries(entries)) {
    changed[locale] = { ...changed[locale], [key]: entry };
  }
  return changed;
}
