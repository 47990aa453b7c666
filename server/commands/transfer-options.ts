import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import {
  TRANSFER_FORMATS,
  TRANSFER_KINDS,
  type TransferFormat,
  type TransferKindName,
} from '#schemas/api/admin-transfer.ts';
import { CommandError } from './command-error.ts';

/** What a command works on. */
export interface TransferOptions {
  path: string;
  kind: TransferKindName | undefined;
  format: TransferFormat;
  allOrNothing: boolean;
  siteId: number;
}

/** Reads `<file.json|file.csv> [--kind=product] [--all-or-nothing] [--site=1]`. Throws `CommandError`. */
export function readOptions(args: readonly string[], usage: string): TransferOptions {
  const { values, positionals } = parse(args, usage);
  const [path] = positionals;
  const format = TRANSFER_FORMATS.find((known) => extname(path ?? '') === `.${known}`);
  if (path === undefined || positionals.length > 1 || !format) throw new CommandError(usage);
  const kind = TRANSFER_KINDS.find((known) => known === values.kind);
  if (values.kind !== undefined && !kind) {
    throw new CommandError(`${usage}\nKinds: ${TRANSFER_KINDS.join(', ')}`);
  }
  return {
    path,
    kind,
    format,
    allOrNothing: values['all-or-nothing'] ?? false,
    siteId: Number(values.site ?? 1),
  };
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        site: { type: 'string' },
        'all-or-nothing': { type: 'boolean' },
      },
    });
  } catch {
    throw new CommandError(usage);
  }
}
