import type { FastifyInstance } from 'fastify';
import type { TransferFormat } from '#schemas/api/admin-transfer.ts';
import type { Place } from '../record-store.ts';
import { csvColumns } from './csv-columns.ts';
import type { TransferKind } from './transfer-kind.ts';

/** Spreadsheets take a file without it for one in the letters of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a file of records consists of, piece by piece; `onProgress` is told how many went out. */
export async function* exportFile(
  db: FastifyInstance['db'],
  place: Place,
  kind: TransferKind,
  format: TransferFormat,
  onProgress?: (rows: number) => void,
): AsyncGenerator<string> {
  const pieces = format === 'csv' ? csvPieces(kind) : jsonPieces(kind);
  let count = 0;
  yield pieces.head;
  for await (const rows of kind.read(db, place)) {
    yield rows.map((row, index) => pieces.row(row, count + index)).join('');
    count += rows.length;
    onProgress?.(count);
  }
  yield pieces.tail;
}

interface Pieces {
  head: string;
  row(row: Readonly<Record<string, unknown>>, index: number): string;
  tail: string;
}

function jsonPieces({ name }: TransferKind): Pieces {
  return {
    head: `{"kind":${JSON.stringify(name)},"rows":[`,
    row: (row, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`,
    tail: '\n]}\n',
  };
}

function csvPieces({ schema }: TransferKind): Pieces {
  const columns = csvColumns(schema);
  return {
    head: `${BYTE_ORDER_MARK}${line(columns.map(({ name }) => name))}`,
    row: (row) => line(columns.map((column) => column.write(row))),
    tail: '',
  };
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
