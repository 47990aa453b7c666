import type { CallContext } from '#server/plugins/call-context.ts';
import type { AdminQuery } from './admin-query.ts';
import type { Column } from './admin-table.ts';

/** Field values of a record by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whose records: everything is read and written within it. */
export type Place = Pick<CallContext, 'site' | 'store'>;

/**
 * Keeps the records of one kind. Throws `AlreadyExists`, `InUse` and `ValidationFailed` for what the
 * database refuses; nothing is stored then.
 */
export interface RecordStore {
  /** Fields that a list may be sorted and filtered by; those of type json may not. */
  fields: Readonly<Record<string, Column>>;
  page(place: Place, query: AdminQuery): Promise<{ rows: Fields[]; total: number }>;
  find(place: Place, id: number): Promise<Fields | null>;
  insert(place: Place, fields: Fields): Promise<Fields>;
  update(place: Place, id: number, fields: Fields): Promise<Fields | null>;
  /** False when there was none. */
  remove(place: Place, id: number): Promise<boolean>;
}
