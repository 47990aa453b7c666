import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  exportRecords,
  importRecords,
  TRANSFER_KINDS,
  type TransferKindName,
} from '#schemas/api/admin-transfer.ts';
import { NotFound, ValidationFailed } from '#server/errors.ts';
import type { CallContext } from '#server/plugins/call-context.ts';
import { requireOwnCatalogue, requireOwnCustomers } from '../admin-kind.ts';
import { branchTransfer } from '../branches/branch-transfer.ts';
import type { DeliveryChoices } from '../kind-rules.ts';
import type { ProductServices } from '../products/product-store.ts';
import type { Place } from '../record-store.ts';
import { exportFile } from './export-file.ts';
import {
  type ImportFile,
  type ImportResult,
  type ImportServices,
  type ImportWish,
  runImport,
} from './import-run.ts';
import { MalformedFile } from './json-rows.ts';
import { productTransfer } from './product-transfer.ts';
import { FILE_TYPES, withReceivedFile } from './received-file.ts';
import { headOfJson } from './row-source.ts';
import { countRecords } from './table-transfer.repository.ts';
import { tableTransfers } from './table-transfer.ts';
import type { TransferKind } from './transfer-kind.ts';

/** Kinds that belong to the products. */
const CATALOGUE: ReadonlySet<TransferKindName> = new Set(['product', 'category', 'tag']);
/** Kinds that belong to the customers. */
const OF_CUSTOMERS: ReadonlySet<TransferKindName> = new Set(['member-card']);

/** Files of records, in and out; for the calls and the commands. */
export interface Transfer {
  kind(name: TransferKindName): TransferKind;
  /** The kind that a JSON file names; undefined when it does not. */
  kindOfFile(file: ImportFile): Promise<TransferKindName | undefined>;
  /** How many records there are. */
  count(place: Place, kind: TransferKindName): Promise<number>;
  run(place: Place, wish: ImportWish): Promise<ImportResult>;
  file(
    place: Place,
    kind: TransferKindName,
    format: 'json' | 'csv',
    onProgress?: (rows: number) => void,
  ): AsyncGenerator<string>;
}

export function createTransfer(
  services: ImportServices & ProductServices & DeliveryChoices,
): Transfer {
  const kinds = new Map(
    [productTransfer(services), ...tableTransfers, branchTransfer(services)].map((kind) => [
      kind.name,
      kind,
    ]),
  );
  const kindOf = (name: TransferKindName): TransferKind => {
    const kind = kinds.get(name);
    if (!kind) throw new NotFound();
    return kind;
  };
  return {
    kind: kindOf,
    kindOfFile: async (file) => (await headOf(file)).kind,
    count: (place, name) => countRecords(services.db, place, kindOf(name).table),
    async run(place, wish) {
      if (CATALOGUE.has(wish.kind.name)) requireOwnCatalogue(place);
      if (OF_CUSTOMERS.has(wish.kind.name)) requireOwnCustomers(place);
      return runImport(services, place, wish);
    },
    file: (place, kind, format, onProgress) =>
      exportFile(services.db, place, kindOf(kind), format, onProgress),
  };
}

export interface TransferServices {
  transfer: Transfer;
  /** The module `pipelines`, which says that an import is under way. */
  pipelines: { run<T>(siteId: number, name: string, work: () => Promise<T>): Promise<T> };
}

/** The calls that take files in and hand them out. Bodies are read piece by piece, not as JSON. */
export async function transferRoutes(
  app: FastifyInstance,
  { transfer, pipelines }: TransferServices,
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FILE_TYPES, async () => undefined);

  app.implement(importRecords, async ({ query }, ctx) => {
    const wishOf = async (file: ImportFile): Promise<ImportWish> => {
      const head = await headOf(file);
      const kind = query.kind ?? head.kind;
      if (!kind) throw new ValidationFailed({ fields: { kind: 'required' } });
      const allOrNothing = query.allOrNothing ?? head.allOrNothing;
      return { kind: transfer.kind(kind), file, allOrNothing };
    };
    return withReceivedFile(requestOf(ctx), async (file) => {
      const wish = await wishOf(file);
      return pipelines.run(ctx.site.id, 'import', () => transfer.run(ctx, wish));
    });
  });

  app.implement(exportRecords, async ({ query: { kind, format = 'json' } }, ctx) => {
    ctx.reply
      ?.type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${kind}.${format}"`);
    return Readable.from(transfer.file(ctx, kind, format));
  });
}

/** What a file says about itself. Throws `ValidationFailed` when it has no rows. */
async function headOf(file: ImportFile) {
  if (file.format === 'csv') return { kind: undefined, allOrNothing: false };
  try {
    const head = await headOfJson(file.open());
    return {
      kind: TRANSFER_KINDS.find((known) => known === head['kind']),
      allOrNothing: head['allOrNothing'] === true,
    };
  } catch (error) {
    throw error instanceof MalformedFile
      ? new ValidationFailed({ fields: { body: 'rows' } })
      : error;
  }
}

/** A call in process has no file. */
function requestOf({ request }: CallContext): FastifyRequest {
  if (!request) throw new NotFound();
  return request;
}
