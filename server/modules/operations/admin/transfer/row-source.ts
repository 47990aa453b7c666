import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ValidationFailed } from '#server/errors.ts';
import type { CsvColumn } from './csv-columns.ts';
import { type FileHead, jsonRows, MalformedFile } from './json-rows.ts';

/** A row of a file; the first after the header is 1. `value` is not checked yet. */
export interface SourceRow {
  row: number;
  value: unknown;
}

const MAX_RECORD = 1_000_000;

/** The rows of a JSON file. Throws `MalformedFile`. */
export async function* rowsOfJson(file: Readable): AsyncGenerator<SourceRow> {
  let row = 0;
  for await (const part of jsonRows(file.setEncoding('utf8'))) {
    if ('head' in part) continue;
    row += 1;
    yield { row, value: parsed(part.text) };
  }
}

/** What a JSON file says before its rows. */
export async function headOfJson(file: Readable): Promise<FileHead> {
  for await (const part of jsonRows(file.setEncoding('utf8'))) {
    file.destroy();
    return 'head' in part ? part.head : {};
  }
  return {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedFile();
  }
}

/**
 * The rows of a CSV file, by its header. Comma, semicolon or tab. Throws `MalformedFile`, and
 * `ValidationFailed` for columns that the kind does not have.
 */
export async function* rowsOfCsv(
  file: Readable,
  columns: readonly CsvColumn[],
): AsyncGenerator<SourceRow> {
  let header: CsvColumn[] | null = null;
  let row = 0;
  for await (const cells of recordsOf(file)) {
    if (!header) {
      header = headerOf(cells, columns);
      continue;
    }
    row += 1;
    // A row with more or fewer cells than the header says nothing for certain.
    yield { row, value: cells.length === header.length ? rowOf(header, cells) : null };
  }
}

function rowOf(header: readonly CsvColumn[], cells: readonly string[]): object {
  const value: Record<string, unknown> = {};
  for (const [index, column] of header.entries()) column.read(cells[index] ?? '', value);
  return value;
}

async function* recordsOf(file: Readable): AsyncGenerator<string[]> {
  const text = file.setEncoding('utf8')[Symbol.asyncIterator]();
  const first: IteratorResult<string, undefined> = await text.next();
  const start = first.done ? '' : first.value;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(start),
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: MAX_RECORD,
  });
  pipeline(Readable.from(joined(start, text)), parser, () => {
    // An error of the file arrives where the parser is read.
  });
  try {
    for await (const record of parser) yield record;
  } catch (error) {
    throw error instanceof CsvError ? new MalformedFile() : error;
  }
}

async function* joined(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let part = await rest.next(); !part.done; part = await rest.next()) yield part.value;
}

/** Of the characters that may separate cells, the one that the header has most often. */
function delimiterOf(start: string): string {
  const [header = ''] = start.split('\n');
  const counted = [',', ';', '\t'].map((sign) => [header.split(sign).length, sign] as const);
  return counted.reduce((most, next) => (next[0] > most[0] ? next : most))[1];
}

function headerOf(cells: readonly string[], columns: readonly CsvColumn[]): CsvColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const names = cells.map((cell) => cell.trim());
  const faults = names.flatMap((name, index) => {
    if (!byName.has(name)) return [[name || `column ${index + 1}`, 'additionalProperties']];
    return names.indexOf(name) === index ? [] : [[name, 'uniqueItems']];
  });
  if (faults.length > 0) throw new ValidationFailed({ fields: Object.fromEntries(faults) });
  return names.flatMap((name) => byName.get(name) ?? []);
}
