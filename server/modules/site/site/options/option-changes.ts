import type { Held } from '#schemas/api/setting-history.ts';
import { siteTag } from '#server/cache-tags.ts';
import type { Author, HeldBy, SettingHistory } from '#server/modules/operations/history/index.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { SiteRepository } from '../site.repository.ts';
import type { OptionChange } from './option.repository.ts';
import { checkOption } from './option-check.ts';

/** What an option with a screen of its own has to pass, from wherever its value comes. */
export interface OptionRule {
  key: string;
  /** Answers the value as it is stored. Throws `ValidationFailed`. */
  check(siteId: number, value: unknown): unknown;
  /** What else has to hear of a change. */
  tags?: readonly string[];
}

interface Deps {
  repository: SiteRepository;
  history: SettingHistory;
  bus: Pick<ServiceDeps['bus'], 'publish'>;
}

export type OptionChanges = ReturnType<typeof createOptionChanges>;

/** Changes of options by people: checked, written down, told to the caches. */
export function createOptionChanges({ repository, history, bus }: Deps) {
  const rules = new Map<string, OptionRule>();

  async function heldIn(handle: Handle, siteId: number, key: string): Promise<HeldBy> {
    const row = await repository.option(siteId, key, handle);
    const media = row?.media_id ?? null;
    const held: Held = row ? { value: row.value, ...(media !== null && { media }) } : null;
    return { [`option.${key}`]: held };
  }

  async function write<T>(author: Author, key: string, work: (trx: Transaction) => Promise<T>) {
    const { siteId } = author;
    const written = await history.write(author, {
      place: `option.${key}`,
      read: (trx) => heldIn(trx, siteId, key),
      write: work,
    });
    const others = rules.get(key)?.tags ?? [];
    await bus.publish([siteTag('options', siteId), `option:${key}`, ...others]);
    return written;
  }

  return {
    /** From now on the option passes this too, whichever call changes it. */
    rule(rule: OptionRule) {
      rules.set(rule.key, rule);
    },

    /** Answers what is stored. Throws `ValidationFailed`. */
    async change(author: Author, change: OptionChange) {
      const { key, value } = change;
      checkOption(key, value);
      const rule = rules.get(key);
      const tidy = rule ? await rule.check(author.siteId, value) : value;
      return write(author, key, (trx) =>
        repository.saveOption(author.siteId, { ...change, value: tidy }, trx),
      );
    },

    /** As before anybody set it. */
    forget: (author: Author, key: string) =>
      write(author, key, (trx) => repository.forgetOption(trx, author.siteId, key)),
  };
}
