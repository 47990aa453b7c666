import { parse } from 'node:path';
import pLimit from 'p-limit';
import type { Media } from '#schemas/media.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import type { MediaRepository, MediaRow } from './media.repository.ts';
import {
  type IncomingFile,
  type PreparedMedia,
  type PrepareMode,
  prepareFile,
  type Workshop,
} from './media-files.ts';
import { folderOf, hashOf } from './media-keys.ts';

/** Pictures that are prepared side by side; the others wait. */
const PARALLEL = 2;
/** More than these keep so much in memory that it is better to ask their senders to come back. */
const MAX_WAITING = 50;

/** What may be known of a file beside its content. */
export interface MediaTexts {
  /** Keeps a known id; for sample data only. */
  id?: number;
  title?: string;
  descriptions?: Record<string, string>;
  access?: Media['access'];
  directoryId?: number | null;
}

/** Files on their way in: nothing of them stays unless they are committed. */
export interface Intake {
  /** Checks and stores one file. Throws an error of `media.errors.ts`. */
  add(file: IncomingFile, texts?: MediaTexts): Promise<void>;
  /** Makes records, in the order of the files; known content answers its own record. */
  commit(texts?: MediaTexts): Promise<MediaRow[]>;
  /** Takes back what `add` stored. */
  discard(): Promise<void>;
}

export interface Intakes {
  start(siteId: number, mode?: PrepareMode): Intake;
  /** Removes the files of a content, unless a record or another intake needs them. */
  removeFiles(hash: string): Promise<void>;
}

interface Pending {
  hash: string;
  /** Absent when the site has the content already. */
  media?: PreparedMedia;
  texts: MediaTexts;
}

export function createIntakes(repository: MediaRepository, workshop: Workshop): Intakes {
  const limit = pLimit(PARALLEL);
  const busy = createCounter();

  async function removeFiles(hash: string) {
    if (busy.has(hash) || (await repository.isHashInUse(hash))) return;
    await workshop.storage.removeFolder(folderOf(hash));
  }

  function start(siteId: number, mode: PrepareMode = 'upload'): Intake {
    const pending: Pending[] = [];
    const release = () => {
      for (const { hash } of pending) busy.remove(hash);
    };
    return {
      async add(file, texts = {}) {
        const entry: Pending = { hash: hashOf(file.bytes), texts };
        pending.push(entry);
        busy.add(entry.hash);
        if (await repository.byHash(siteId, entry.hash)) return;
        if (limit.pendingCount >= MAX_WAITING) throw new ServiceUnavailable();
        entry.media = await limit(() => prepareFile(workshop, file, mode));
      },
      async commit(texts = {}) {
        await repository.insert(
          pending.flatMap((entry) =>
            entry.media ? [toRow(siteId, entry.media, { ...texts, ...entry.texts })] : [],
          ),
        );
        const hashes = pending.map(({ hash }) => hash);
        await repository.takeOutOfBin(siteId, hashes);
        const stored = await repository.byHashes(siteId, hashes);
        release();
        return pending.flatMap(({ hash }) => stored.find((row) => row.hash === hash) ?? []);
      },
      async discard() {
        release();
        for (const { hash } of pending) await removeFiles(hash);
      },
    };
  }

  return { start, removeFiles };
}

function toRow(siteId: number, media: PreparedMedia, texts: MediaTexts) {
  const { id, title, descriptions, access, directoryId } = texts;
  return {
    ...media,
    ...(id !== undefined && { id }),
    ...(access && { access }),
    ...(directoryId && { directory_id: directoryId }),
    site_id: siteId,
    title: title || parse(media.original_name).name,
    descriptions: descriptions ?? {},
  };
}

/** Counts how often a name was added and not yet removed. */
function createCounter() {
  const counts = new Map<string, number>();
  return {
    has: (name: string) => counts.has(name),
    add: (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1),
    remove(name: string) {
      const left = (counts.get(name) ?? 0) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    },
  };
}
