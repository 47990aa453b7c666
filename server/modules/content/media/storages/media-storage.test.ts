import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { createDiskStorage } from './media-storage.ts';

it('sweeps away what a killed process left half written, but not what another one is writing', async () => {
  const root = newTempFolder();
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  for (const name of ['abandoned', 'being-written']) await writeFile(join(incoming, name), 'PNG');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  await utimes(join(incoming, 'abandoned'), twoHoursAgo, twoHoursAgo);

  await createDiskStorage(root).sweep();

  expect(await readdir(incoming)).toEqual(['being-written']);
});
