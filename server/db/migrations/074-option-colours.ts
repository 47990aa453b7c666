import { type Migration, sql } from 'kysely';

/** A choice of an option may have a colour, which pages show beside its name. */
export const optionColours: Migration = {
  async up(db) {
    await sql`alter table custom_option_value
      add column color text check (color ~ '^#[0-9a-f]{6}$')`.execute(db);
  },
};
