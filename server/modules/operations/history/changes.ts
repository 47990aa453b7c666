import { isDeepStrictEqual } from 'node:util';
import type { Held } from '#schemas/api/setting-history.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import { SettingChanged } from './history.errors.ts';
import type { HistoryRepository } from './history.repository.ts';

/** Who changes a setting, and of which site. */
export interface Author {
  siteId: number;
  /** null for work that nobody of the back office asked for. */
  accountId: number | null;
  /** The product itself works, as when it fills a shop: nothing is written down. */
  isProduct?: true;
  /** The change that is taken back, and what the setting has to hold for that. */
  undo?: { id: number; setting: string; expects: Held };
}

/** What settings hold, by their names. */
export type HeldBy = Readonly<Record<string, Held>>;

/** One change, of one or a few settings that are kept in one place. */
export interface Writing<T> {
  /** Changes of the same place wait for each other; of several where settings are kept in each. */
  place: string | readonly string[];
  read(trx: Transaction): Promise<HeldBy>;
  write(trx: Transaction): Promise<T>;
}

/** Longest JSON of a value that is kept. */
const MAX_KEPT = 20_000;
/** What nobody should find in a list, whatever made a shop keep it among its options. */
const SECRET = /secret|password|passwd|token|private|api_?key|lozinka/i;

/** Changes settings and writes down who, when, from and to. */
export interface SettingHistory {
  /** Throws `SettingChanged` where a change cannot be taken back any more. */
  write<T>(author: Author, writing: Writing<T>): Promise<T>;
  /** For a transaction that somebody else has begun: what settings held, and hold now. */
  note(trx: Transaction, author: Author, before: HeldBy, after: HeldBy): Promise<void>;
}

export function createChanges(db: Handle, repository: HistoryRepository): SettingHistory {
  async function note(trx: Transaction, author: Author, before: HeldBy, after: HeldBy) {
    const { siteId, accountId, undo } = author;
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    for (const setting of names) {
      const [was, is] = [before[setting] ?? null, after[setting] ?? null];
      if (isDeepStrictEqual(was, is)) continue;
      const kept = isKept(setting, was, is) ? { before: was, after: is } : null;
      await repository.add(trx, { siteId, accountId, setting, kept, undoes: undo?.id ?? null });
    }
  }

  return {
    note,
    write: (author, { place, read, write }) =>
      db.transaction().execute(async (trx) => {
        if (author.isProduct) return write(trx);
        // Always in the same order, so that two changes never wait for each other's second place.
        for (const one of [place].flat().sort()) {
          await repository.lock(trx, `${author.siteId}.${one}`);
        }
        const before = await read(trx);
        refuseOutdated(author, before);
        const written = await write(trx);
        await note(trx, author, before, await read(trx));
        return written;
      }),
  };
}

/**
 * The person of a call that only people of the back office may make; the product where it makes such
 * calls itself, with an account that nobody has.
 */
export function authorOf({ site, user }: Pick<CallContext, 'site' | 'user'>): Author {
  if (user?.id === 0) return { siteId: site.id, accountId: null, isProduct: true };
  return { siteId: site.id, accountId: user?.id ?? null };
}

function refuseOutdated({ undo }: Author, before: HeldBy) {
  if (!undo) return;
  const now = before[undo.setting] ?? null;
  if (isDeepStrictEqual(now, undo.expects)) return;
  throw new SettingChanged({ was: tellable(undo.expects), now: tellable(now) });
}

/** Longest JSON of a value that is told. */
const MAX_TOLD = 2_000;

/** The value, unless it is too long to be told. */
export function tellable(held: Held): Held {
  return isShort(held) ? held : null;
}

export function isShort(held: Held): boolean {
  return JSON.stringify(held).length <= MAX_TOLD;
}

function isKept(setting: string, before: Held, after: Held): boolean {
  const isShortEnough = [before, after].every((held) => JSON.stringify(held).length <= MAX_KEPT);
  return isShortEnough && !SECRET.test(setting);
}
