import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder where there is none, writes a file into it and takes that away. Throws where it cannot. */
export async function tryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const probe = join(folder, `.probe-${process.pid}`);
  await writeFile(probe, 'probe');
  await rm(probe);
}
