import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { MAX_REPORTED_ROWS, type TransferFormat } from '#schemas/api/admin-transfer.ts';
import { ALL_TAGS } from '#server/cache-tags.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import type { Transaction } from '#server/plugins/database.ts';
import { faultyFieldsOf, type Validators } from '#server/plugins/validation.ts';
import { ImportRefused } from '../admin.errors.ts';
import type { Fields, Place } from '../record-store.ts';
import { csvColumns } from './csv-columns.ts';
import { MalformedFile } from './json-rows.ts';
import { rowsOfCsv, rowsOfJson, type SourceRow } from './row-source.ts';
import { type CheckedRow, storeBatch } from './store-batch.ts';
import type { TransferKind } from './transfer-kind.ts';

/** A file to be taken in; it is opened twice. */
export interface ImportFile {
  open(): Readable;
  format: TransferFormat;
}

export interface RowFault {
  row: number;
  key: string;
  fields: Record<string, string>;
}

export interface ImportResult {
  created: number;
  updated: number;
  errors: RowFault[];
}

export interface ImportWish {
  kind: TransferKind;
  file: ImportFile;
  allOrNothing: boolean;
  /** Told after each batch how many rows were looked at. */
  onProgress?(rows: number): void;
}

const BATCH = 200;
/** Above this many changed records all pages are dropped at once. */
const MANY = 500;

export interface ImportServices extends Pick<ServiceDeps, 'db' | 'bus'> {
  validators: Validators;
}

/**
 * Takes a file in, batch by batch: the memory it needs does not grow with the file. Throws
 * `ValidationFailed` for a header that does not fit and `ImportRefused` for `allOrNothing`.
 */
export async function runImport(
  services: ImportServices,
  place: Place,
  wish: ImportWish,
): Promise<ImportResult> {
  const { db, bus } = services;
  const run = createRun(services, place, wish);
  if (wish.allOrNothing) {
    await db.transaction().execute(async (trx) => {
      await run.all((work) => work(trx));
      if (run.result.errors.length > 0) throw new ImportRefused({ errors: run.result.errors });
    });
  } else {
    await run.all((work) => db.transaction().execute(work));
  }
  if (run.changed.size > MANY) await bus.publish([ALL_TAGS]);
  else await bus.publish([...new Set([...run.changed].flatMap((id) => wish.kind.tags(id)))]);
  return run.result;
}

type InTransaction = (work: (trx: Transaction) => Promise<void>) => Promise<void>;

function createRun({ validators }: ImportServices, place: Place, wish: ImportWish) {
  const { kind, file, onProgress } = wish;
  const isWhole = validators.body(kind.schema);
  const isPart = validators.body(Type.Partial(kind.schema, { additionalProperties: false }));
  const checkNew = (fields: Fields) =>
    isWhole({ ...fields }) ? {} : faultyFieldsOf(isWhole.errors ?? [], 'row').fields;
  const result: ImportResult = { created: 0, updated: 0, errors: [] };
  const changed = new Set<number>();
  let hasLinks = false;

  const refuse = (fault: RowFault) => {
    if (result.errors.length < MAX_REPORTED_ROWS) result.errors.push(fault);
  };

  /** The row, if its fields are right one by one. */
  function checked({ row, value }: SourceRow): CheckedRow[] {
    if (!isPart(value)) {
      refuse({ row, key: '', fields: faultyFieldsOf(isPart.errors ?? [], 'row').fields });
      return [];
    }
    const fields = { ...(value as Fields) };
    if (kind.keyOf(fields) !== '') return [{ row, fields }];
    refuse({ row, key: '', fields: { [kind.key]: 'required' } });
    return [];
  }

  async function store(trx: Transaction, rows: readonly CheckedRow[]) {
    for (const { row, fields, outcome } of await storeBatch(trx, place, kind, rows, checkNew)) {
      if (outcome.done === 'refused') {
        refuse({ row, key: kind.keyOf(fields), fields: outcome.fields });
        continue;
      }
      result[outcome.done] += 1;
      changed.add(outcome.id);
      hasLinks ||= fields['related'] !== undefined;
    }
  }

  async function link(trx: Transaction, rows: readonly CheckedRow[]) {
    const fields = rows.map((row) => row.fields);
    const faults = (await kind.link?.(trx, place, fields)) ?? [];
    for (const [index, found] of faults.entries()) {
      const source = rows[index];
      if (!source || Object.keys(found).length === 0) continue;
      refuse({ row: source.row, key: kind.keyOf(source.fields), fields: found });
    }
  }

  const quietly = ({ value, row }: SourceRow): CheckedRow[] =>
    isPart(value) ? [{ row, fields: { ...(value as Fields) } }] : [];

  return {
    result,
    changed,
    async all(inTransaction: InTransaction) {
      let last = 0;
      try {
        for await (const batch of batchesOf(file, kind)) {
          const rows = batch.flatMap(checked);
          await inTransaction((trx) => store(trx, rows));
          last = batch.at(-1)?.row ?? last;
          onProgress?.(last);
        }
      } catch (error) {
        if (!(error instanceof MalformedFile)) throw error;
        refuse({ row: last + 1, key: '', fields: { row: 'malformed' } });
        return;
      }
      if (!hasLinks) return;
      for await (const batch of batchesOf(file, kind)) {
        await inTransaction((trx) => link(trx, batch.flatMap(quietly)));
      }
    },
  };
}

async function* batchesOf(file: ImportFile, kind: TransferKind): AsyncGenerator<SourceRow[]> {
  const opened = file.open();
  const rows =
    file.format === 'csv' ? rowsOfCsv(opened, csvColumns(kind.schema)) : rowsOfJson(opened);
  let batch: SourceRow[] = [];
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    // What came before the break is good.
    if (error instanceof MalformedFile && batch.length > 0) yield batch;
    throw error;
  }
  if (batch.length > 0) yield batch;
}
