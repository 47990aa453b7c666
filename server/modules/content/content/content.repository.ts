import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { createBinQueries } from './bin/bin.repository.ts';
import { HandlerTaken, SlugTaken } from './content.errors.ts';
import { createElementQueries } from './element.repository.ts';
import { createPageListQueries } from './page-list.repository.ts';
import { createPublicationQueries } from './publication.repository.ts';
import { createRevisionQueries } from './revision.repository.ts';
import { createUsageQueries } from './usage.repository.ts';

/** All SQL of the module. */
export type ContentRepository = ReturnType<typeof createContentRepository>;

export function createContentRepository(db: Kysely<Database>) {
  return {
    ...createElementQueries(db),
    ...createBinQueries(db),
    ...createPageListQueries(db),
    ...createPublicationQueries(db),
    ...createRevisionQueries(db),
    ...createUsageQueries(db),
  };
}

/** Runs one unit of work; all queries go through the repository it is handed. */
export type InTransaction = <T>(work: (repository: ContentRepository) => Promise<T>) => Promise<T>;

export function createContentTransactions(db: Kysely<Database>): InTransaction {
  return async (work) => {
    try {
      return await db.transaction().execute((trx) => work(createContentRepository(trx)));
    } catch (error) {
      throw duplicateOf(error) ?? error;
    }
  };
}

const DUPLICATES = new Map([
  ['element_slug', SlugTaken],
  ['element_published_slug', SlugTaken],
  ['element_handler', HandlerTaken],
]);

/** Two saves may take the same slug at the same time; the index decides. */
function duplicateOf(error: unknown) {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return null;
  const Duplicate = error.code === '23505' ? DUPLICATES.get(String(error.constraint)) : undefined;
  return Duplicate ? new Duplicate() : null;
}
