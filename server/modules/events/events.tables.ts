import type { ColumnType, Generated } from 'kysely';

type Texts = ColumnType<Record<string, string>, unknown, unknown>;
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface EventTables {
  event: {
    id: Generated<number>;
    site_id: number;
    titles: Texts;
    bodies: Texts;
    media_id: number | null;
    starts_at: Date;
    ends_at: Date;
    attendees: Defaulted<number>;
    published: Defaulted<boolean>;
  };
  /** A picture with text under a hashtag, as a social network would show it (API-87). */
  hashtag_item: {
    id: Generated<number>;
    site_id: number;
    /** Lower case, without the hash sign. */
    tag: string;
    media_id: number | null;
    text: Defaulted<string>;
    link: Defaulted<string>;
    position: Defaulted<number>;
  };
}
