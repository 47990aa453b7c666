import type { Handle } from '#server/plugins/database.ts';

/** A piece of work for later. */
export interface NewJob {
  kind: string;
  /** JSON; holds ids, not records. */
  payload: unknown;
  /**
   * A second job of the same kind and key is not added while the first waits; while the first is
   * being done, it is done once more afterwards, with the payload that came last.
   */
  key?: string;
  /** Not before; default at once. */
  runAfter?: Date;
}

/** Does one job. Throwing makes it run again later (with growing pauses), at most 10 times. */
export type JobHandler = (payload: unknown) => Promise<void>;

/**
 * Work that survives a crash: added in the transaction that causes it, done at least once by one
 * process at a time. Handlers must be idempotent.
 */
export interface Jobs {
  /** Adds a job in the caller's transaction; it is seen once that commits. */
  add(handle: Handle, job: NewJob): Promise<void>;
  /** Says who does the jobs of a kind; to be called while the application is built. */
  handle(kind: string, handler: JobHandler): void;
  /** Looks for work now; call it after the transaction that added some. */
  wake(): void;
  /** Does everything that is due; resolves with how many jobs it took. For tests and commands. */
  drain(): Promise<number>;
}
