import { type Migration, sql } from 'kysely';

/** The library takes documents and captions as well, which have neither width nor height: both are 0. */
export const filesWithoutSize: Migration = {
  async up(db) {
    for (const side of ['width', 'height']) {
      await sql`alter table media drop constraint ${sql.id(`media_${side}_check`)}`.execute(db);
      await sql`alter table media add constraint ${sql.id(`media_${side}_check`)}
        check (${sql.id(side)} >= 0)`.execute(db);
    }
  },
};
