import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { TooManyRequests } from '#server/errors.ts';
import { periodically } from './periodic.ts';

/** How often something may happen. */
export interface Limit {
  /** Names the counter; limits of one name share it. */
  name: string;
  max: number;
  windowSeconds: number;
}

/** Rate limits that hold over all processes, because the database counts. */
export interface Throttle {
  /** Counts one hit of `who`; throws `TooManyRequests` (with `retryAfter` seconds) beyond the limit. */
  hit(limit: Limit, who: string): Promise<void>;
  /** Takes one hit back, e.g. of a login that succeeded. */
  forgive(limit: Limit, who: string): Promise<void>;
  /** Starts the count of `who` again. */
  reset(limit: Limit, who: string): Promise<void>;
}

/** Forgets counters whose time is over. */
export const throttleUpkeep = fp(async (app: FastifyInstance) => {
  periodically(app, { name: 'forgetting old rate limits', everyMs: 60 * 60_000 }, () =>
    app.db
      .deleteFrom('throttle')
      .where('resets_at', '<', (eb) => eb.fn<Date>('now'))
      .execute(),
  );
});

export function createThrottle(db: Kysely<Database>): Throttle {
  const keyOf = ({ name }: Limit, who: string) => `${name}:${who}`;
  return {
    async hit(limit, who) {
      const { rows } = await sql<{ hits: number; wait: number }>`
        insert into throttle as t (key, hits, resets_at)
        values (${keyOf(limit, who)}, 1, now() + ${limit.windowSeconds} * interval '1 second')
        on conflict (key) do update set
          hits = case when t.resets_at <= now() then 1 else t.hits + 1 end,
          resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
        returning hits, ceil(extract(epoch from resets_at - now()))::integer as wait`.execute(db);
      const [count] = rows;
      if (count && count.hits > limit.max) throw new TooManyRequests({ retryAfter: count.wait });
    },
    async forgive(limit, who) {
      await db
        .updateTable('throttle')
        .set((eb) => ({ hits: eb('hits', '-', 1) }))
        .where('key', '=', keyOf(limit, who))
        .where('hits', '>', 0)
        .execute();
    },
    async reset(limit, who) {
      await db.deleteFrom('throttle').where('key', '=', keyOf(limit, who)).execute();
    },
  };
}
