import type { Locale } from '#domain/locales.ts';
import {
  type FactBook,
  type Facts,
  groupOf,
  placeholdersIn,
  UNKNOWN_FACT,
} from '#domain/placeholders/facts.ts';
import { fillTexts } from '#domain/placeholders/fill.ts';
import type { SiteContext, StoreContext } from '#server/plugins/call-context.ts';

/** Whose facts are asked for. */
export interface FactsPlace {
  site: SiteContext;
  store: StoreContext;
  locale: Locale;
}

/** Something that placeholders can name. */
export interface FactSource {
  /** The part of the names before the dot. */
  group: string;
  /** What tells that the facts may have changed. */
  tags: readonly string[];
  /** What nobody has filled in has to be seen, as the law asks for it; else its sentence is left out. */
  isOwed?: true;
  /** Adds tags of what it read besides. */
  read(place: FactsPlace, tags: Set<string>): Promise<Facts>;
  /** What those that are offered to editors are called, by name, in the language of the place. */
  labels(place: FactsPlace): Promise<Facts>;
}

/** Fills what content leaves open with what the site's settings say. */
export interface Placeholders {
  /** Plugs a group of facts in; a second source of a group is a mistake. */
  register(source: FactSource): void;
  /** All that placeholders can name at a place. */
  book(place: FactsPlace): Promise<FactBook>;
  /** What placeholders are called, by name, in the language of the place. */
  labels(place: FactsPlace): Promise<Facts>;
  /**
   * The value with every `{group.name}` in its texts replaced; the very same value where it names none.
   * The tags of what was read are added. A name of a group that there is not is left as it is.
   */
  fill<T>(place: FactsPlace, value: T, tags?: Set<string>): Promise<T>;
}

export function createPlaceholders(): Placeholders {
  const sources = new Map<string, FactSource>();

  async function read(place: FactsPlace, wanted: readonly FactSource[], tags: Set<string>) {
    for (const source of wanted) for (const tag of source.tags) tags.add(tag);
    const facts = await Promise.all(wanted.map((source) => source.read(place, tags)));
    const unknown = wanted.map(({ group, isOwed }) => [group, isOwed ? UNKNOWN_FACT : '']);
    return { facts: Object.assign({}, ...facts), unknown: Object.fromEntries(unknown) };
  }

  return {
    register(source) {
      if (sources.has(source.group)) {
        throw new Error(`Izlog: two sources of facts for "${source.group}". Remove one.`);
      }
      sources.set(source.group, source);
    },

    book: (place) => read(place, [...sources.values()], new Set()),

    async labels(place) {
      const all = await Promise.all([...sources.values()].map((source) => source.labels(place)));
      return Object.assign({}, ...all);
    },

    async fill(place, value, tags = new Set()) {
      const groups = new Set(placeholdersIn(value).map(groupOf));
      const wanted = [...groups].flatMap((group) => sources.get(group) ?? []);
      return wanted.length === 0 ? value : fillTexts(value, await read(place, wanted, tags));
    },
  };
}
