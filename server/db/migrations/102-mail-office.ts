import { type Migration, sql } from 'kysely';

/** Who sends the mails of a site, and its own words for them. */
export const mailOffice: Migration = {
  async up(db) {
    await sql`create table mail_sender (
      site_id integer primary key references site on delete cascade,
      name text not null default '',
      address text not null default '',
      reply_to text not null default '',
      footer jsonb not null default '{}'
    )`.execute(db);
    await sql`create table mail_text (
      id integer generated always as identity primary key,
      site_id integer not null references site on delete cascade,
      kind text not null,
      locale text not null,
      content jsonb,
      account_id integer references account on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
    await sql`create index mail_text_of on mail_text (site_id, kind, locale, id desc)`.execute(db);
  },
};
