/** A column behind a field of a record. */
export interface Column {
  column: string;
  /** Stored as jsonb. */
  json?: true;
  /** A moment: a Date inside, ISO text outside. */
  moment?: true;
  /** The id of a picture, which has to be one of the site. */
  picture?: true;
}

/** How records of a kind are stored. Names of tables and columns are literals of the code. */
export interface AdminTable {
  table: string;
  /** Whose records they are: the site's, or the store's. */
  owner: 'site_id' | 'store_id';
  fields: Readonly<Record<string, Column>>;
  /** SQL expressions that keywords are looked for in. */
  searched: readonly string[];
  /** Field that lists are sorted by unless a call says otherwise. */
  sortedBy: string;
}
