import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { hasRunningPipeline } from '#schemas/api/pipelines.ts';
import type { ServiceDeps } from '#server/plugins/core.ts';
import { createPipelineRepository } from './pipelines.repository.ts';

const RENEW_MS = 20_000;

/** Long work that the back office should know of. */
export interface Pipelines {
  /** Does `work`; until it ends, the site has a running pipeline. Rejects as `work` does. */
  run<T>(siteId: number, name: string, work: () => Promise<T>): Promise<T>;
  isRunning(siteId: number): Promise<boolean>;
}

export function createPipelines({ db, log }: Pick<ServiceDeps, 'db' | 'log'>): Pipelines {
  const repository = createPipelineRepository(db);
  return {
    async run(siteId, name, work) {
      const id = await repository.begin(siteId, name);
      const renewing = setInterval(() => {
        repository.renew(id).catch((err) => log.warn({ err }, 'a pipeline was not renewed'));
      }, RENEW_MS).unref();
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        await repository.end(id);
      }
    },
    isRunning: repository.isRunning,
  };
}

/** Tells whether an import is under way (G-052). */
export const pipelinesModule = fp(
  async (app: FastifyInstance, { pipelines }: { pipelines: Pipelines }) => {
    app.implement(hasRunningPipeline, async (_input, { site }) => ({
      hasRunningPipeline: await pipelines.isRunning(site.id),
    }));
  },
);
