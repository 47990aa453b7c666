import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface CommentTables {
  /** A comment, a rating, or both (REV-01). */
  comment: {
    id: Generated<number>;
    site_id: number;
    target_type: 'product' | 'post';
    target_id: number;
    account_id: number | null;
    /** Name shown; kept when the account goes. */
    author: string;
    body: ColumnType<string, string | undefined, string>;
    rating: number | null;
    published: boolean;
    created_at: Moment;
    updated_at: Moment;
  };
}
