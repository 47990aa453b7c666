import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { ServiceUnavailable } from '#server/errors.ts';
import type { Load } from './overload.ts';

/** A database that does not answer within this time is not there. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 tells a balancer to look elsewhere. */
export async function health(app: FastifyInstance, { load }: { load: Load }) {
  const config = { access: 'public', anonymous: true, quiet: true } as const;
  const schema = { hide: true };
  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema }, async () => {
    const { db, disk } = app;
    if (load.isShedding || !(await isDatabaseThere(db))) throw new ServiceUnavailable();
    if (disk.isFull) disk.isFull = !(await hasSpace(db));
    if (disk.isFull) throw new ServiceUnavailable();
    return { status: 'ready' };
  });
}

/** Whether the database answers within two seconds. Never rejects. */
export async function isDatabaseThere(db: Kysely<Database>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, impatience]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the database has space again for about a megabyte, which is given back at once. */
async function hasSpace(db: Kysely<Database>): Promise<boolean> {
  try {
    await db.transaction().execute((trx) =>
      sql`create temporary table space_probe on commit drop as
        select repeat(md5(n::text), 30) as filling from generate_series(1, 1000) as n`.execute(trx),
    );
    return true;
  } catch {
    return false;
  }
}
