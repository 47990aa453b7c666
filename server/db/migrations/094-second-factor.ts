import { type Migration, sql } from 'kysely';

/** Codes of an app, and those that help where the app is lost. */
export const secondFactor: Migration = {
  async up(db) {
    await sql`create table second_factor (
      account_id integer primary key references account on delete cascade,
      secret bytea not null,
      begun_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step integer not null default 0
    )`.execute(db);
    await sql`create table recovery_code (
      account_id integer not null references account on delete cascade,
      hash bytea not null,
      used_at timestamptz,
      primary key (account_id, hash)
    )`.execute(db);
    await sql`alter table one_time_token
      drop constraint if exists one_time_token_purpose_check`.execute(db);
    await sql`alter table one_time_token add constraint one_time_token_purpose_check
      check (purpose in ('verify', 'reset', 'newsletter', 'link', 'setup', 'factor'))`.execute(db);
  },
};
