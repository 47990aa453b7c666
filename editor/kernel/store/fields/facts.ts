import type { Locale } from '#domain/locales.ts';
import { adminPlaceholders, type ShownPlaceholder } from '#schemas/api/admin-placeholders.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';

/** What placeholders in texts are filled with, by the language of the texts. */
export interface FactShelf {
  subscribe(listener: () => void): () => void;
  /** What has come; undefined before. */
  read(locale: Locale): readonly ShownPlaceholder[] | undefined;
  /** Asks the shop, again where it has been asked. False where no answer came. */
  fetch(locale: Locale): Promise<boolean>;
}

export function createFactShelf(api: ApiPort): FactShelf {
  const known = new Map<Locale, readonly ShownPlaceholder[]>();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (locale) => known.get(locale),
    async fetch(locale) {
      const answer = await api.call(adminPlaceholders, { query: { locale } });
      if (answer.errored) return false;
      known.set(locale, answer.data.placeholders);
      for (const listener of listeners) listener();
      return true;
    },
  };
}

const NAME = /\{([a-z]+\.[a-zA-Z][a-zA-Z0-9]*)\}/g;

/** Whether a text, or any text of a JSON value, has a placeholder. */
export function namesFacts(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').search(NAME) >= 0;
}

/**
 * A copy of a value with its placeholders filled, for the eye: what is not known stays as it is typed,
 * where the shop leaves it out, so that it can be found and everything keeps its place.
 */
export function withFacts<T>(value: T, facts: ReadonlyMap<string, string>): T;
export function withFacts(value: unknown, facts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') {
    return value.replace(NAME, (all, name: string) => facts.get(name) || all);
  }
  if (Array.isArray(value)) return value.map((part) => withFacts(part, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withFacts(part, facts)]),
  );
}
