import { type Migration, sql } from 'kysely';

/** How a site's numbers read, where it has said so, and the numbers of credit notes. */
export const numberRules: Migration = {
  async up(db) {
    await sql`create table number_rule (
      site_id integer not null references site on delete cascade,
      kind text not null check (kind in ('order', 'invoice', 'creditNote')),
      pattern text not null,
      digits integer not null check (digits between 1 and 10),
      yearly boolean not null,
      premises text not null,
      device text not null,
      primary key (site_id, kind)
    )`.execute(db);
    await sql`alter table number_series drop constraint number_series_kind_check,
      add constraint number_series_kind_check
        check (kind in ('order', 'invoice', 'creditNote'))`.execute(db);
    await sql`alter table payment_refund add column number text`.execute(db);
  },
};
