import type { TransferFormat } from '#schemas/api/admin-transfer.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { Place } from '../record-store.ts';
import { csvColumns } from './csv-columns.ts';
import { csvRows } from './csv-rows.ts';
import type { TransferKind } from './transfer-kind.ts';

/** Spreadsheets take a file without it for one in the letters of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a file of records consists of, piece by piece; `onProgress` is told how many went out. */
export async function* exportFile(
  db: Handle,
  place: Place,
  kind: TransferKind,
  format: TransferFormat,
  onProgress?: (rows: number) => void,
): AsyncGenerator<string> {
  const pieces = format === 'csv' ? csvPieces(kind) : jsonPieces(kind);
  let count = 0;
  yield pieces.head;
  for await (const rows of kind.read(db, place)) {
    yield pieces.rows(rows, count);
    count += rows.length;
    onProgress?.(count);
  }
  yield pieces.tail;
}

interface Pieces {
  head: string;
  /** `count` rows went before. */
  rows(rows: readonly Readonly<Record<string, unknown>>[], count: number): string;
  tail: string;
}

function jsonPieces({ name }: TransferKind): Pieces {
  return {
    head: `{"kind":${JSON.stringify(name)},"rows":[`,
    rows: (rows, count) =>
      rows
        .map((row, index) => `${count + index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`)
        .join(''),
    tail: '\n]}\n',
  };
}

function csvPieces({ schema }: TransferKind): Pieces {
  const columns = csvColumns(schema);
  return {
    head: `${BYTE_ORDER_MARK}${csvRows([columns.map(({ name }) => name)])}`,
    rows: (rows) => csvRows(rows.map((row) => columns.map((column) => column.write(row)))),
    tail: '',
  };
}
