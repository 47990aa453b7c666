import type { TObject } from 'typebox';
import type { TransferKindName } from '#schemas/api/admin-transfer.ts';
import type { Handle, Transaction } from '#server/plugins/database.ts';
import type { AdminTable } from '../admin-table.ts';
import type { Fields, Place } from '../record-store.ts';

/** What became of one row: stored, or the fields that are faulty. */
export type Outcome =
  | { done: 'created' | 'updated'; id: number }
  | { done: 'refused'; fields: Record<string, string> };

/** Tells what a new record lacks or has wrong: field -> broken rule. */
export type CheckNew = (row: Fields) => Record<string, string>;

/** A kind of record as files have it. */
export interface TransferKind {
  name: TransferKindName;
  /** The table of its records, and whose they are; literals of the code. */
  table: Pick<AdminTable, 'table' | 'owner'>;
  /** A whole row; one that changes a record may lack fields. */
  schema: TObject;
  /** Field by which rows and records are matched, and its value in a row. */
  key: string;
  keyOf(row: Fields): string;
  /**
   * Stores rows whose fields are right one by one and whose keys differ. Faulty ones are left out,
   * the others stored. What the database refuses is thrown: nothing of the batch is stored then.
   */
  store(
    trx: Transaction,
    place: Place,
    rows: readonly Fields[],
    checkNew: CheckNew,
  ): Promise<Outcome[]>;
  /**
   * Links between rows of one file, whichever comes first: called for all rows once all are stored.
   * Answers the faults of each row.
   */
  link?(trx: Transaction, place: Place, rows: readonly Fields[]): Promise<Record<string, string>[]>;
  /** Rows that have to be stored before others of the same file have lower ranks. */
  rankOf?(row: Fields): number;
  /** All records as rows, some hundred at a time. */
  read(db: Handle, place: Place): AsyncGenerator<Fields[]>;
  /** Cache tags of a record that changed. */
  tags(id: number): string[];
}
