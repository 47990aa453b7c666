import type { ColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface FinderTables {
  /** Paths that led nowhere (ROUTE-45), as they were sent: show them as text only. */
  failed_request: {
    site_id: number;
    path: string;
    hits: ColumnType<number, number | undefined, number>;
    first_at: Moment;
    last_at: Moment;
  };
  /** Slugs that things had before; kept by triggers. */
  old_slug: {
    site_id: number;
    kind: 'page' | 'post' | 'term' | 'product' | 'category';
    slug: string;
    thing_id: number;
  };
}
