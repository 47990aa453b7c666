import { AppError } from '#server/errors.ts';
import type { Transaction } from '#server/plugins/database.ts';
import type { Fields, Place } from '../record-store.ts';
import { refusing } from '../refusals.ts';
import { withSavepoint } from './savepoint.repository.ts';
import type { CheckNew, Outcome, TransferKind } from './transfer-kind.ts';

/** A row whose fields are right one by one. */
export interface CheckedRow {
  row: number;
  fields: Fields;
}

type StoredRow = CheckedRow & { outcome: Outcome };

/**
 * Stores a batch in as few statements as it goes. When the database refuses some row, the rows are
 * stored one by one, so that only the faulty one is left out.
 */
export async function storeBatch(
  trx: Transaction,
  place: Place,
  kind: TransferKind,
  rows: readonly CheckedRow[],
  checkNew: CheckNew,
): Promise<StoredRow[]> {
  const stored: StoredRow[] = [];
  const attempt = async (wave: readonly CheckedRow[]) => {
    const fields = wave.map((row) => row.fields);
    const outcomes = await withSavepoint(trx, () =>
      refusing(() => kind.store(trx, place, fields, checkNew)),
    );
    for (const [index, outcome] of outcomes.entries()) {
      const row = wave[index];
      if (row) stored.push({ ...row, outcome });
    }
  };
  for (const wave of wavesOf(kind, rows)) {
    if (!(await isTaken(() => attempt(wave)))) {
      for (const row of wave) {
        const refusal = await refusalOf(() => attempt([row]));
        if (refusal) stored.push({ ...row, outcome: { done: 'refused', fields: refusal } });
      }
    }
  }
  return stored;
}

async function isTaken(work: () => Promise<void>): Promise<boolean> {
  return (await refusalOf(work)) === null;
}

/** What the database refused, by field; null when it took everything. */
async function refusalOf(work: () => Promise<void>): Promise<Record<string, string> | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
    const { field, fields } = error.payload;
    if (typeof fields === 'object' && fields !== null) return { ...fields };
    return { [typeof field === 'string' ? field : 'row']: error.code };
  }
}

/** Rows by what has to be stored first; a key that occurs twice is stored twice, one after the other. */
function wavesOf(kind: TransferKind, rows: readonly CheckedRow[]): CheckedRow[][] {
  const waves = new Map<string, CheckedRow[]>();
  const seen = new Map<string, number>();
  for (const row of rows) {
    const key = kind.keyOf(row.fields);
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    const wave = `${String(turn).padStart(4, '0')}:${kind.rankOf?.(row.fields) ?? 0}`;
    waves.set(wave, [...(waves.get(wave) ?? []), row]);
  }
  return [...waves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, wave]) => wave);
}
