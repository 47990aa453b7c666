import { Value } from 'typebox/value';
import {
  checkSynonyms,
  readSynonyms,
  SYNONYMS_OPTION,
  type Synonyms,
} from '#domain/commerce/synonyms.ts';
import type { Locale } from '#domain/locales.ts';
import { synonymsSchema } from '#schemas/api/admin-synonyms.ts';
import { ValidationFailed } from '#server/errors.ts';
import type { Author } from '#server/modules/operations/history/index.ts';
import { type KnownSynonyms, knowSynonyms } from '../listing/synonyms.ts';

/** Where options of sites are kept. */
export interface SynonymOptions {
  options(
    siteId: number,
    keys: readonly string[] | null,
  ): Promise<readonly { key: string; value: unknown }[]>;
}

/** How options of sites are changed. */
export interface SynonymChanges {
  rule(rule: {
    key: string;
    check(siteId: number, value: unknown): unknown;
    tags: readonly string[];
  }): void;
  change(author: Author, change: { key: string; value: Synonyms }): Promise<{ value: unknown }>;
}

/** What a search asks. */
export interface SynonymBook {
  of(siteId: number, locale: Locale): Promise<KnownSynonyms | undefined>;
}

export interface SynonymService extends SynonymBook {
  read(siteId: number): Promise<Synonyms>;
  /** Throws `ValidationFailed` with what is wrong by language and place. */
  change(author: Author, synonyms: Synonyms): Promise<Synonyms>;
}

/** Words that mean the same in a site. Prepared once for each value, which the site keeps until it changes. */
export function createSynonyms(site: SynonymOptions, changes: SynonymChanges): SynonymService {
  // Lists that were found by words are kept like all others.
  changes.rule({
    key: SYNONYMS_OPTION,
    check: (_siteId, value) => checked(value),
    tags: ['products'],
  });
  const prepared = new WeakMap<object, Map<Locale, KnownSynonyms>>();

  async function stored(siteId: number): Promise<unknown> {
    const [option] = await site.options(siteId, [SYNONYMS_OPTION]);
    return option?.value;
  }

  return {
    async of(siteId, locale) {
      const value = await stored(siteId);
      if (typeof value !== 'object' || value === null) return undefined;
      const byLocale = prepared.get(value) ?? new Map<Locale, KnownSynonyms>();
      prepared.set(value, byLocale);
      const known = byLocale.get(locale) ?? knowSynonyms(readSynonyms(value)[locale], locale);
      byLocale.set(locale, known);
      return known;
    },

    read: async (siteId) => readSynonyms(await stored(siteId)),

    async change(author, synonyms) {
      return readSynonyms(
        (await changes.change(author, { key: SYNONYMS_OPTION, value: synonyms })).value,
      );
    },
  };
}

/** A faulty group is refused, where reading would leave it out. */
function checked(given: unknown): Synonyms {
  if (!Value.Check(synonymsSchema, given))
    throw new ValidationFailed({ fields: { value: 'type' } });
  const { synonyms, faults } = checkSynonyms(given);
  if (Object.keys(faults).length > 0) throw new ValidationFailed({ fields: faults });
  return synonyms;
}
