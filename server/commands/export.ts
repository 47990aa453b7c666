import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Services } from '#server/services.ts';
import { createProgress } from './progress.ts';
import { readOptions } from './transfer-options.ts';

const USAGE = 'Usage: npm run export -- <file.json|file.csv> [--kind=product] [--site=1]';

/** `npm run export -- file.csv`: hands products and other records out; see `GET V1/admin/export`. Throws `CommandError`. */
export async function exportFile(
  { transfer, directory }: Pick<Services, 'transfer' | 'directory'>,
  args: readonly string[],
): Promise<void> {
  const { path, kind = 'product', format, siteId } = readOptions(args, USAGE);
  const place = await directory.contextOf(siteId);
  const total = await transfer.count(place, kind);
  const progress = createProgress();
  let written = 0;
  const pieces = transfer.file(place, kind, format, (rows) => {
    written = rows;
    progress.show(rows / Math.max(1, total), `${rows} of ${total}`);
  });
  await pipeline(Readable.from(pieces), createWriteStream(path));
  progress.end();
  console.info(`${written} records in ${path}.`);
}
