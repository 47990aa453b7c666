import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { PresetError } from '../files/preset-error.ts';
import type { PresetFile } from './index.ts';

type Files = AsyncIterable<PresetFile>;

/** Into a new folder, or a zip where the path ends so. Throws `PresetError`. */
export async function writePreset(path: string, files: Files): Promise<void> {
  if (path.endsWith('.zip')) return writeZip(path, files);
  if (existsSync(path) && readdirSync(path).length > 0) {
    throw new PresetError(`${path} is not empty. Name a new folder.`);
  }
  for await (const { name, bytes } of files) {
    const target = join(path, name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
}

/** The archive is there whole or not at all. */
async function writeZip(path: string, files: Files) {
  if (existsSync(path)) throw new PresetError(`${path} exists. Name a new file.`);
  const draft = `${path}.part`;
  const handle = await open(draft, 'w');
  try {
    for await (const chunk of zipOf(files)) await handle.writeFile(chunk);
    await handle.close();
    await rename(draft, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    rmSync(draft, { force: true });
    throw error;
  }
}

/** A zip of the files, a file at a time; pictures are compressed already. */
export async function* zipOf(files: Files): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const entry = name.endsWith('.json') ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
