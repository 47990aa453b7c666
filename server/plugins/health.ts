import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ServiceUnavailable } from '#server/errors.ts';

/** A database that does not answer within this time is not there. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 tells a balancer to look elsewhere. */
export async function health(app: FastifyInstance) {
  const config = { access: 'public', anonymous: true, quiet: true } as const;
  const schema = { hide: true };
  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema }, async () => {
    await withPatience(sql`select 1`.execute(app.db));
    return { status: 'ready' };
  });
}

async function withPatience(work: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new ServiceUnavailable()), PATIENCE_MS);
  });
  try {
    await Promise.race([work, impatience]);
  } catch (cause) {
    throw cause instanceof ServiceUnavailable ? cause : new ServiceUnavailable();
  } finally {
    clearTimeout(timer);
  }
}
