import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { periodically } from '#server/plugins/periodic.ts';
import { createJobWorker } from './job-worker.ts';
import { createJobRepository, MAX_ATTEMPTS } from './jobs.repository.ts';

export type { Jobs } from './jobs.ts';
export { MAX_ATTEMPTS };

import type { Jobs } from './jobs.ts';

const TIDY_MS = 10 * 60_000;

/** Work for later. Done while the server listens; elsewhere only by `app.jobs.drain()`. */
export const jobsModule = fp(async (app: FastifyInstance) => {
  const repository = createJobRepository(app.db);
  const worker = createJobWorker(repository, app.log);
  const jobs: Jobs = {
    add: repository.add,
    handle: worker.handle,
    wake: worker.wake,
    drain: worker.drain,
  };

  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => worker.start());
  app.addHook('preClose', () => worker.stop());
  periodically(app, { name: 'tidying up jobs', everyMs: TIDY_MS }, repository.tidy);
});
