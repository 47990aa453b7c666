import type { ColumnType, Generated } from 'kysely';

type Texts = ColumnType<Record<string, string>, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface EventTables {
  event: {
    id: Generated<number>;
    site_id: number;
    titles: Texts;
    /** HTML, cleaned when it was written. */
    bodies: Texts;
    media_id: number | null;
    starts_at: Date;
    ends_at: Date;
    attendees: Defaulted<number>;
    published: Defaulted<boolean>;
  };
}
