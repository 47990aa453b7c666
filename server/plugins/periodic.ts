import type { FastifyInstance } from 'fastify';

/**
 * Does `work` again and again while the server listens, the first time after one period. A failure
 * is logged and does not end it; two runs never overlap.
 */
export function periodically(
  app: FastifyInstance,
  { name, everyMs }: { name: string; everyMs: number },
  work: () => Promise<unknown>,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      running = work()
        .catch((err) => app.log.error({ err }, `${name} failed`))
        .finally(schedule);
    }, everyMs).unref();
  };
  app.addHook('onListen', async () => schedule());
  app.addHook('preClose', async () => {
    await running;
    clearTimeout(timer);
  });
}
