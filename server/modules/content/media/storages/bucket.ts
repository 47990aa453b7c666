import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tooLarge } from '../kinds/limits.ts';

/** Files on their way into the library, and files that an operator put beside it. */
export interface MediaBucket {
  put(key: string, bytes: Buffer): Promise<void>;
  /** null when there is none; throws `MediaTooLarge` before more than `maxBytes` are held. */
  read(key: string, maxBytes: number): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** Uploads that were not added to the library by then are given up. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** A bucket on the disk of this machine. Keys must have passed `isBucketKeyOf`. */
export interface DiskBucket extends MediaBucket {
  /** Removes uploads that were given up. */
  sweep(): Promise<void>;
}

export function createDiskBucket(root: string): DiskBucket {
  return {
    async put(key, bytes) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes);
      await rename(`${target}.part`, target);
    },
    async read(key, maxBytes) {
      const found = await stat(join(root, key)).catch(() => null);
      if (!found?.isFile()) return null;
      if (found.size > maxBytes) throw tooLarge(maxBytes);
      return readFile(join(root, key));
    },
    async remove(key) {
      await rm(join(root, key), { force: true });
    },
    async sweep() {
      const entries = await readdir(root, { recursive: true }).catch(() => []);
      for (const name of entries.filter((entry) => entry.includes('incoming'))) {
        const file = join(root, name);
        const found = await stat(file).catch(() => null);
        const isOld = found?.isFile() && found.mtimeMs < Date.now() - ABANDONED_MS;
        if (isOld) await rm(file, { force: true });
      }
    },
  };
}
