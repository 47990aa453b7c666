import type { FastifyBaseLogger } from 'fastify';
import {
  type JobRepository,
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  type TakenJob,
} from './jobs.repository.ts';
import type { JobHandler, Jobs } from './jobs.ts';

/** Looks for work that other processes added, and for what has become due. */
const LOOK_AGAIN_MS = 5_000;
/** Jobs that one process does at the same time: one slow peer does not hold up the rest. */
const LANES = 3;

const FIRST_PAUSE_SECONDS = 30;
const PAUSE_FACTOR = 3;
const LONGEST_PAUSE_SECONDS = 12 * 60 * 60;
/** Jobs that failed together are not all tried again together. */
const SPREAD = 0.2;

/** Does jobs while it is started; `drain` works at any time. */
export interface JobWorker extends Omit<Jobs, 'add'> {
  /** Begins to work by itself. */
  start(): void;
  /** Takes nothing new and ends after the jobs at hand. */
  stop(): Promise<void>;
}

/** Seconds until a failed job is tried again: 30 at first, then three times as long each time. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const pause = FIRST_PAUSE_SECONDS * PAUSE_FACTOR ** (attempts - 1);
  return Math.min(pause, LONGEST_PAUSE_SECONDS) * (1 + SPREAD * random);
}

export function createJobWorker(repository: JobRepository, log: FastifyBaseLogger): JobWorker {
  const handlers = new Map<string, JobHandler>();
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<number> | null = null;
  let isStopped = false;
  let isWoken = false;

  async function workThrough(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const job = isStopped ? null : await repository.take([...handlers.keys()]);
      if (!job) return done;
      await doJob(job);
    }
  }

  async function workInLanes(): Promise<number> {
    let done = 0;
    do {
      isWoken = false;
      const lanes = await Promise.allSettled(Array.from({ length: LANES }, workThrough));
      for (const lane of lanes) {
        if (lane.status === 'rejected') throw lane.reason;
        done += lane.value;
      }
    } while (isWoken && !isStopped);
    return done;
  }

  function work(): Promise<number> {
    working ??= workInLanes().finally(() => {
      working = null;
    });
    return working;
  }

  function wake() {
    if (!timer) return;
    isWoken = true;
    work().catch((err: unknown) => log.error({ err }, 'looking for jobs failed'));
  }

  async function doJob(job: TakenJob): Promise<void> {
    const renewal = setInterval(
      () => {
        repository.renew(job).catch((err: unknown) => log.warn({ err }, 'keeping a job failed'));
      },
      (LEASE_SECONDS * 1000) / 3,
    ).unref();
    try {
      await handlers.get(job.kind)?.(job.payload);
      await repository.finish(job);
    } catch (error) {
      await putBack(job, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async function putBack(job: TakenJob, error: unknown): Promise<void> {
    const { id, kind, attempts } = job;
    const isLast = attempts >= MAX_ATTEMPTS;
    const about = { err: error, jobId: id, kind, attempts };
    if (isLast) log.error(about, 'a job was given up');
    else log.warn(about, 'a job failed and is tried again later');
    const reason = error instanceof Error ? error.message : String(error);
    await repository.fail(job, reason, isLast ? null : pauseAfter(attempts));
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) {
        throw new Error(
          `Izlog: two handlers do jobs of "${kind}", and only one could. Remove one.`,
        );
      }
      handlers.set(kind, handler);
    },
    wake,
    async drain() {
      await working;
      return work();
    },
    start() {
      timer ??= setInterval(wake, LOOK_AGAIN_MS).unref();
      wake();
    },
    async stop() {
      isStopped = true;
      if (timer) clearInterval(timer);
      timer = null;
      await working?.catch(() => 0);
    },
  };
}
