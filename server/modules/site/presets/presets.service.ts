import type { FastifyBaseLogger } from 'fastify';
import type { PresetRun, PresetState } from '#schemas/api/presets.ts';
import { AppError, NotFound } from '#server/errors.ts';
import type { PresetSource, PresetWork } from './preset-work.ts';
import { PresetBusy, PresetRefused } from './presets.errors.ts';
import type { PresetsRepository } from './presets.repository.ts';

const RENEW_MS = 15_000;
/** Said of a failure that is nobody's preset's. */
const OUR_FAULT = '';
const MAX_FAULT = 2000;

interface Parts {
  repository: PresetsRepository;
  work: PresetWork;
  log: FastifyBaseLogger;
}

export type PresetsService = ReturnType<typeof createPresetsService>;

/** Presets in the back office: one import of a site at a time, done after the call was answered. */
export function createPresetsService({ repository, work, log }: Parts) {
  /** Imports of this process that are on their way. */
  const under = new Set<Promise<void>>();

  async function run(siteId: number, source: PresetSource, after: () => Promise<void>) {
    const renewing = setInterval(() => {
      repository.renew(siteId).catch((err) => log.warn({ err }, 'an import was not renewed'));
    }, RENEW_MS).unref();
    // One write at a time: an earlier count never comes after a later one.
    let written = Promise.resolve();
    const onProgress = (done: number, total: number) => {
      written = written
        .then(() => repository.progress(siteId, done, total))
        .catch((err) => log.warn({ err }, 'the progress of an import was not stored'));
    };
    try {
      const kept = await work.replace(siteId, source, onProgress);
      await written;
      await repository.end(siteId, { kept });
    } catch (err) {
      log.error({ err }, 'a preset was not imported');
      await written;
      await repository.end(siteId, { fault: faultOf(err) });
    } finally {
      clearInterval(renewing);
      await after();
    }
  }

  async function requireFree(siteId: number, source: PresetSource) {
    const isKnown = 'path' in source || work.ready().some(({ name }) => name === source.name);
    if (!isKnown) throw new NotFound();
    await work.check(source);
    const found = await work.inTheWay(siteId);
    if (found.length > 0) throw new PresetRefused({ found });
  }

  return {
    async state(siteId: number): Promise<PresetState> {
      return {
        presets: [...work.ready()],
        current: await work.current(siteId),
        inTheWay: await work.inTheWay(siteId),
        leftOut: await work.leftOut(siteId),
        run: await repository.find(siteId),
      };
    },

    run: (siteId: number) => repository.find(siteId),

    /** Begins an import; `after` is done when it is over, also where it was refused. */
    async begin(
      siteId: number,
      source: PresetSource,
      after: () => Promise<void> = async () => undefined,
    ): Promise<PresetRun> {
      try {
        await requireFree(siteId, source);
        const name = 'name' in source ? source.name : 'upload';
        if (!(await repository.begin(siteId, name))) throw new PresetBusy();
      } catch (error) {
        await after();
        throw error;
      }
      const running = run(siteId, source, after).catch((err) =>
        log.error({ err }, 'the end of an import was not stored'),
      );
      under.add(running);
      void running.finally(() => under.delete(running));
      const begun = await repository.find(siteId);
      if (!begun) throw new NotFound();
      return begun;
    },

    zip: (siteId: number) => work.zip(siteId),

    /** Resolves when no import of this process is on its way. */
    async settled(): Promise<void> {
      await Promise.all(under);
    },
  };
}

/** What the owner can act on. */
function faultOf(error: unknown): string {
  if (!(error instanceof AppError)) return OUR_FAULT;
  const { fault } = error.payload;
  return (typeof fault === 'string' ? fault : error.message).slice(0, MAX_FAULT);
}
