import type { ColumnType, Generated } from 'kysely';

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
  /** An old path and where it went. */
  redirect: {
    id: Generated<number>;
    site_id: number;
    from_path: string;
    to_path: string;
    permanent: ColumnType<boolean, boolean | undefined, boolean>;
  };
}
