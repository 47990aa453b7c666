import { type Migration, sql } from 'kysely';

/**
 * Places to collect at are kept in the panel and taken in as lists: each has a code to be found by,
 * and its address in parts. It belongs to the store of its method.
 */
export const deliveryPlaces: Migration = {
  async up(db) {
    await sql`alter table delivery_method
      add constraint delivery_method_of_store unique (id, store_id)`.execute(db);
    await sql`alter table delivery_branch
      add column store_id integer,
      add column code text not null default upper(substr(md5(random()::text), 1, 10)),
      add column post_code text not null default '',
      add column town text not null default '',
      add column phone text not null default '',
      add column active boolean not null default true`.execute(db);
    await sql`update delivery_branch as b set store_id = m.store_id
      from delivery_method as m where m.id = b.method_id`.execute(db);
    await sql`alter table delivery_branch
      alter column store_id set not null,
      add constraint delivery_branch_of_method foreign key (method_id, store_id)
        references delivery_method (id, store_id) on delete cascade,
      add constraint delivery_branch_code_key unique (store_id, code)`.execute(db);
    await sql`create index delivery_branch_method on delivery_branch (method_id)`.execute(db);
  },
};
