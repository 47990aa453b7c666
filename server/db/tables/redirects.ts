import type { ColumnType, Generated } from 'kysely';

export interface RedirectTables {
  /** An old path and where it leads; no target is itself an old path. */
  redirect: {
    id: Generated<number>;
    site_id: number;
    /** Decoded, without query; with the prefix of its language. */
    from_path: string;
    /** Path with optional query and fragment. */
    to_path: string;
    permanent: ColumnType<boolean, boolean | undefined, boolean>;
  };
}
