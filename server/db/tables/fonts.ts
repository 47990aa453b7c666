import type { ColumnType, Generated } from 'kysely';
import type { FontFacts } from '#domain/theme/own-fonts.ts';

export interface FontTables {
  /** Files of uploaded fonts; those of one family share its id. */
  font_file: {
    id: Generated<number>;
    site_id: number;
    /** Name of the family in a theme. */
    family_id: string;
    name: string;
    /** SHA-256 of the file in hex; unique in a site. */
    hash: string;
    /** Storage key of the file. */
    key: string;
    size: number;
    facts: ColumnType<FontFacts, string, string>;
    /** What the uploader says about the right to use it. */
    licence: string;
    author_id: number | null;
    /** Name of the uploader at that time. */
    author: string;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
}
