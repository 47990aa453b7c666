import type { FastifyBaseLogger } from 'fastify';
import { mediaTag } from '#schemas/media.ts';
import type { MediaRepository } from './media.repository.ts';
import type { Pictures } from './pictures/pictures.ts';
import { makeMissing } from './pictures/variant-files.ts';
import type { MediaStorage } from './storages/media-storage.ts';

/** Looks for work that another process left behind. */
const LOOK_AGAIN_MS = 60_000;

/** Makes the files a picture still lacks, one picture at a time, beside the serving of pages. */
export interface MediaWorker {
  /** Begins to work, now and whenever it is woken. */
  start(): void;
  wake(): void;
  /** These pictures are looked at: they come before the others, in this order. */
  prefer(mediaIds: readonly number[]): void;
  /** Does all that waits; resolves with how many pictures it took. */
  drain(): Promise<number>;
  /** Ends after the file at hand; the rest of its picture is made after the next start. */
  stop(): Promise<void>;
}

export interface MediaWorkerParts {
  repository: MediaRepository;
  storage: MediaStorage;
  pictures: Pictures;
  publish(tags: readonly string[]): Promise<void>;
  /** Resolves when nobody waits for an answer; at once when the work is to end. */
  untilQuiet(signal: AbortSignal): Promise<void>;
  log: FastifyBaseLogger;
}

export function createMediaWorker(parts: MediaWorkerParts): MediaWorker {
  const { repository, log } = parts;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<number> | null = null;
  const stopping = new AbortController();
  const preferred = new Set<number>();

  async function workThrough(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const mediaId = stopping.signal.aborted ? null : await repository.takeJob([...preferred]);
      if (mediaId === null) {
        preferred.clear();
        return done;
      }
      preferred.delete(mediaId);
      await finish(parts, mediaId, stopping.signal);
    }
  }

  function drain(): Promise<number> {
    working ??= workThrough().finally(() => {
      working = null;
    });
    return working;
  }

  function wake() {
    if (!timer) return;
    drain().catch((error: unknown) => log.error({ err: error }, 'media worker failed'));
  }

  return {
    start() {
      timer ??= setInterval(wake, LOOK_AGAIN_MS).unref();
      wake();
    },
    wake,
    prefer(mediaIds) {
      for (const id of mediaIds) preferred.add(id);
    },
    drain,
    async stop() {
      stopping.abort();
      if (timer) clearInterval(timer);
      timer = null;
      await working;
    },
  };
}

/** One picture. A failure is noted and tried again later; it never ends the worker. */
async function finish(
  { repository, storage, pictures, publish, untilQuiet, log }: MediaWorkerParts,
  mediaId: number,
  signal: AbortSignal,
): Promise<void> {
  try {
    const media = await repository.byId(mediaId);
    const original = media && (await storage.read(media.key));
    if (!media || !original) throw new Error('the original is missing');
    await makeMissing({ storage, pictures }, media, original, {
      async beforeEach() {
        await untilQuiet(signal);
        signal.throwIfAborted();
        await repository.keepJob(mediaId);
      },
      onMade: async (variants) => {
        await repository.addVariants(mediaId, variants);
        await publish([mediaTag(mediaId)]);
      },
    });
    await repository.finishJob(mediaId);
  } catch (error) {
    if (signal.aborted) return repository.returnJob(mediaId);
    log.warn({ err: error, mediaId }, 'files of a picture could not be made');
    await repository.failJob(mediaId, error instanceof Error ? error.message : String(error));
  }
}
