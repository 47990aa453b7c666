import { type Migration, sql } from 'kysely';

/** Who changed which setting of a site, and what it held before and after. */
export const settingChanges: Migration = {
  async up(db) {
    await sql`create table setting_change (
      id integer generated always as identity primary key,
      site_id integer not null references site on delete cascade,
      account_id integer references account on delete set null,
      at timestamptz not null default now(),
      setting text not null check (length(setting) <= 120),
      before jsonb,
      after jsonb,
      is_kept boolean not null,
      undoes integer
    )`.execute(db);
    await sql`create index setting_change_setting
      on setting_change (site_id, setting, id desc)`.execute(db);
    await sql`create index setting_change_account
      on setting_change (account_id)`.execute(db);
  },
};
