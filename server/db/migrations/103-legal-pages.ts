import type { Migration } from 'kysely';
import { sql } from 'kysely';

/** Pages that began as a draft of a legal text, and whether a lawyer has read them. */
export const legalPages: Migration = {
  async up(db) {
    await db.schema
      .createTable('legal_page')
      .addColumn('element_id', 'integer', (column) =>
        column.primaryKey().references('element.id').onDelete('cascade'),
      )
      .addColumn('site_id', 'integer', (column) =>
        column.notNull().references('site.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) =>
        column.notNull().check(sql`kind in ('terms', 'privacy', 'cookies', 'returns', 'delivery')`),
      )
      .addColumn('read_at', 'timestamptz')
      .execute();
    await db.schema
      .createIndex('legal_page_of_site')
      .on('legal_page')
      .columns(['site_id', 'kind'])
      .execute();
  },
};
