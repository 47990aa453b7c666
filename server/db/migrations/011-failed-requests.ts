import { type Migration, sql } from 'kysely';

/** Paths that led nowhere, counted (ROUTE-45). */
export const failedRequests: Migration = {
  async up(db) {
    await sql`create table failed_request (
      site_id integer not null references site on delete cascade,
      path text not null check (length(path) <= 500),
      hits integer not null default 1,
      first_at timestamptz not null default now(),
      last_at timestamptz not null default now(),
      primary key (site_id, path)
    )`.execute(db);
    await sql`create index failed_request_last on failed_request (site_id, last_at)`.execute(db);
  },
};
