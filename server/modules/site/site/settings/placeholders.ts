import type { Locale } from '#domain/locales.ts';
import type { SiteContext, StoreContext } from '#server/plugins/call-context.ts';

/** Texts by the names of their placeholders, such as `company.name`; empty for what is not known. */
export type Facts = Readonly<Record<string, string>>;

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
  read(place: FactsPlace): Promise<Facts>;
}

/** Fills what content leaves open with what the site's settings say. */
export interface Placeholders {
  /** Plugs a group of facts in; a second source of a group is a mistake. */
  register(source: FactSource): void;
  /** All facts of a place. */
  facts(place: FactsPlace): Promise<Facts>;
  /**
   * The value with every `{group.name}` in its texts replaced; the very same value where it names none.
   * The tags of what was read are added. A name that no source knows is left as it is.
   */
  fill<T>(place: FactsPlace, value: T, tags: Set<string>): Promise<T>;
}

const PLACEHOLDER = /\{([a-z]+)\.([a-zA-Z]+)\}/g;
/** Stands for a fact that the shop has not told yet, so that a page shows where it is missing. */
export const UNKNOWN_FACT = '—';

export function createPlaceholders(): Placeholders {
  const sources = new Map<string, FactSource>();

  async function read(place: FactsPlace, groups: Iterable<string>): Promise<Facts> {
    const wanted = [...groups].flatMap((group) => sources.get(group) ?? []);
    const facts = await Promise.all(wanted.map((source) => source.read(place)));
    return Object.assign({}, ...facts);
  }

  return {
    register(source) {
      if (sources.has(source.group)) {
        throw new Error(`Izlog: two sources of facts for "${source.group}". Remove one.`);
      }
      sources.set(source.group, source);
    },

    facts: (place) => read(place, sources.keys()),

    async fill(place, value, tags) {
      const groups = groupsIn(JSON.stringify(value) ?? '').filter((group) => sources.has(group));
      if (groups.length === 0) return value;
      for (const group of groups) for (const tag of sources.get(group)?.tags ?? []) tags.add(tag);
      return fillTexts(value, await read(place, groups));
    },
  };
}

/** The part before the dot of every placeholder in a text. */
function groupsIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, group = '']) => group))];
}

/** A copy of a JSON value whose texts have their placeholders replaced. */
export function fillTexts<T>(value: T, facts: Facts): T;
export function fillTexts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') {
    return value.replace(PLACEHOLDER, (all, group: string, name: string) => {
      const key = `${group}.${name}`;
      return Object.hasOwn(facts, key) ? facts[key] || UNKNOWN_FACT : all;
    });
  }
  if (Array.isArray(value)) return value.map((part) => fillTexts(part, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, fillTexts(part, facts)]),
  );
}
