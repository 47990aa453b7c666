import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface SocialTables {
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
