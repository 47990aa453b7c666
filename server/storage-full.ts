import { defineError } from './errors.ts';

/** Nothing can be stored just now; what was asked for has not happened. */
export const StorageFull = defineError('STORAGE_FULL', 'No space left to store anything', 507);

/** What the system says of a full disk or quota, and the database of its own. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something could not be written because there is no space left (F6). */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CODES.has(error.code);
}
