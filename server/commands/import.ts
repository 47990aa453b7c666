import { createReadStream, existsSync, statSync } from 'node:fs';
import { AppError } from '#server/errors.ts';
import type { Services } from '#server/services.ts';
import { CommandError } from './command-error.ts';
import { createProgress } from './progress.ts';
import { readOptions } from './transfer-options.ts';

const USAGE =
  'Usage: npm run import -- <file.json|file.csv> [--kind=product] [--all-or-nothing] [--site=1]';
const SHOWN_FAULTS = 20;

/** `npm run import -- file.json`: takes products and other records in; see `POST V1/admin/import`. Throws `CommandError`. */
export async function importFile(
  { transfer, directory }: Pick<Services, 'transfer' | 'directory'>,
  args: readonly string[],
): Promise<void> {
  const options = readOptions(args, USAGE);
  if (!existsSync(options.path)) throw new CommandError(`There is no file ${options.path}.`);
  const size = statSync(options.path).size;
  const progress = createProgress();
  let bytes = 0;
  const open = () => {
    bytes = 0;
    return createReadStream(options.path).on('data', (chunk) => {
      bytes += Buffer.byteLength(chunk);
    });
  };
  const file = { format: options.format, open };
  const kind = options.kind ?? (await transfer.kindOfFile(file));
  if (!kind) throw new CommandError(`The file does not tell its kind. ${USAGE}`);
  try {
    const { created, updated, errors } = await transfer.run(
      await directory.contextOf(options.siteId),
      {
        kind: transfer.kind(kind),
        file,
        allOrNothing: options.allOrNothing,
        onProgress: (rows) => progress.show(bytes / size, `${rows} rows`),
      },
    );
    progress.end();
    console.info(`${created} made, ${updated} changed, ${errors.length} refused.`);
    report(errors);
  } catch (error) {
    progress.end();
    if (!(error instanceof AppError)) throw error;
    const { errors, fields } = error.payload;
    if (Array.isArray(errors)) report(errors);
    throw new CommandError(`${error.message} ${fields ? JSON.stringify(fields) : ''}`.trim());
  }
}

function report(errors: readonly { row: number; key: string; fields: object }[]) {
  for (const { row, key, fields } of errors.slice(0, SHOWN_FAULTS)) {
    console.error(`  row ${row} ${key} ${JSON.stringify(fields)}`);
  }
  if (errors.length > SHOWN_FAULTS) console.error(`  and ${errors.length - SHOWN_FAULTS} more`);
  if (errors.length > 0) process.exitCode = 1;
}
