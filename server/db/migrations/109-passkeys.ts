import { type Migration, sql } from 'kysely';

/** Passkeys of people of the back office, and challenges for them among the one-time tokens. */
export const passkeys: Migration = {
  async up(db) {
    await sql`create table passkey (
      id integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      host text not null,
      name text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db);
    await sql`create index passkey_account on passkey (account_id)`.execute(db);
    await sql`alter table one_time_token
      drop constraint if exists one_time_token_purpose_check`.execute(db);
    await sql`alter table one_time_token add constraint one_time_token_purpose_check
      check (purpose in
        ('verify', 'reset', 'newsletter', 'link', 'setup', 'factor', 'passkey'))`.execute(db);
  },
};
