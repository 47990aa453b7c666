import type { ColumnType } from 'kysely';

/** What an element was before it was deleted. */
export interface BinnedState {
  /** Published revision that shoppers saw; null for one that was not public. */
  publishedRev: number | null;
  /** When it was to be published, and which revision. */
  scheduledAt: string | null;
  scheduledRev: number | null;
}

/** Columns of what may lie in the bin. */
export interface BinColumns {
  /** When it was deleted; null for what is there. */
  binned_at: ColumnType<Date | null, undefined, Date | null>;
  /** The account that deleted it. */
  binned_by: ColumnType<number | null, undefined, number | null>;
}
