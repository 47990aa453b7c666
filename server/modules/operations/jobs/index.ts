import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { periodically } from '#server/plugins/periodic.ts';
import { createJobWorker, type JobWorker } from './job-worker.ts';
import { createJobRepository, MAX_ATTEMPTS } from './jobs.repository.ts';
import type { Jobs } from './jobs.ts';

export type { Jobs } from './jobs.ts';
export { MAX_ATTEMPTS };

const TIDY_MS = 10 * 60_000;

/** Work for later. Done while the server listens; elsewhere only by `drain()`. */
export function createJobs({ db, log }: Pick<ServiceDeps, 'db' | 'log'>): Jobs & JobWorker {
  const repository = createJobRepository(db);
  return { ...createJobWorker(repository, log), add: repository.add };
}

export const jobsModule = fp(async (app: FastifyInstance, { jobs }: { jobs: JobWorker }) => {
  app.addHook('onListen', async () => jobs.start());
  app.addHook('preClose', () => jobs.stop());
  const { tidy } = createJobRepository(app.db);
  periodically(app, { name: 'tidying up jobs', everyMs: TIDY_MS }, tidy);
});
