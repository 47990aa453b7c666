import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file that is there; `stream` reads all of it, or a part of which both ends are included. */
export interface StoredFile {
  size: number;
  stream(part?: { start: number; end: number }): Readable;
}

/** Where the library's files lie: the local disk here, an object store by another implementation. */
export interface MediaStorage {
  /** Stores a file whole or not at all. A key names its content, so an existing file is kept. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** null when there is no such file. */
  open(key: string): Promise<StoredFile | null>;
  /** Removes a folder with all its files; a missing one is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Removes what killed processes left half written. */
  sweep(): Promise<void>;
}

/** A file that has not been finished after this time never will be. */
const ABANDONED_MS = 60 * 60_000;

/** Where files are until they are whole, and pictures while they are worked on. */
export function incomingOf(root: string): string {
  return join(root, '.incoming');
}

/** Files below a folder of this machine. Keys must have passed `isMediaKey`. */
export function createDiskStorage(root: string): MediaStorage {
  const incoming = incomingOf(root);

  return {
    async put(key, bytes) {
      const target = join(root, key);
      if (await sizeOf(target)) return;
      await mkdir(incoming, { recursive: true });
      await mkdir(dirname(target), { recursive: true });
      const draft = join(incoming, randomUUID());
      try {
        await writeSynced(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      return (await sizeOf(join(root, key))) ? readFile(join(root, key)) : null;
    },
    async open(key) {
      const file = join(root, key);
      const size = await sizeOf(file);
      return size ? { size, stream: (part) => createReadStream(file, part) } : null;
    },
    async removeFolder(folder) {
      await rm(join(root, folder), { recursive: true, force: true });
    },
    async sweep() {
      await mkdir(incoming, { recursive: true });
      for (const name of await readdir(incoming)) {
        const draft = join(incoming, name);
        if (await isAbandoned(draft)) await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

/** Whether nobody has written to a file for long; another process may have moved it meanwhile. */
async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - ABANDONED_MS;
}

async function writeSynced(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Bytes of a file, null when it is missing (or no file). */
async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}
