import { type Kysely, sql } from 'kysely';
import { jsonb } from '#server/db/jsonb.ts';
import type { Database } from '#server/db/schema.ts';
import type { Handle } from '#server/plugins/database.ts';
import type { NewJob } from './jobs.ts';

/** Whoever takes a job says every third of this time that it is still at work. */
export const LEASE_SECONDS = 60;
/** How often a job is tried. */
export const MAX_ATTEMPTS = 10;
/** Longest note of what went wrong. */
const MAX_REASON = 500;

/** A job in somebody's hands. `attempts` counts this one; it tells one holder from the next. */
export interface TakenJob {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

export type JobRepository = ReturnType<typeof createJobRepository>;

/** SQL of jobs. Whoever lost a job to another process changes nothing any more. */
export function createJobRepository(db: Kysely<Database>) {
  const held = ({ id, attempts }: TakenJob) =>
    sql`id = ${id} and attempts = ${attempts} and state = 'waiting' and leased_until is not null`;

  return {
    async add(handle: Handle, { kind, payload, key, runAfter }: NewJob): Promise<void> {
      await sql`insert into job (kind, key, payload, run_after)
        values (${kind}, ${key ?? null}, ${jsonb(payload)}, coalesce(${runAfter ?? null}, now()))
        on conflict (kind, key) where key is not null and state = 'waiting'
        do update set again = true, payload = excluded.payload
        where job.leased_until is not null`.execute(handle);
    },

    /** The oldest due job of the kinds; null when none is due. Of two at once nobody gets the same. */
    async take(kinds: readonly string[]): Promise<TakenJob | null> {
      const { rows } = await sql<TakenJob>`
        update job set attempts = attempts + 1, again = false,
          leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
        where id = (
          select id from job
          where state = 'waiting' and kind = any(${[...kinds]}::text[]) and run_after <= now()
            and (leased_until is null or leased_until < now()) and attempts < ${MAX_ATTEMPTS}
          order by run_after, id limit 1 for update skip locked
        ) returning id, kind, payload, attempts`.execute(db);
      return rows[0] ?? null;
    },

    async renew(job: TakenJob): Promise<void> {
      await sql`update job set leased_until = now() + ${LEASE_SECONDS} * interval '1 second'
        where ${held(job)}`.execute(db);
    },

    async finish(job: TakenJob): Promise<void> {
      await sql`update job set leased_until = null, last_error = '',
          state = case when again then 'waiting' else 'done' end,
          attempts = case when again then 0 else attempts end,
          done_at = case when again then null else now() end,
          again = false
        where ${held(job)}`.execute(db);
    },

    /** Puts a job back for later; null: it is given up. */
    async fail(job: TakenJob, reason: string, pauseSeconds: number | null): Promise<void> {
      await sql`update job set leased_until = null, last_error = ${reason.slice(0, MAX_REASON)},
          state = case when ${pauseSeconds}::float8 is null and not again then 'dead' else 'waiting' end,
          attempts = case when again then 0 else attempts end,
          run_after = now() + coalesce(${pauseSeconds}::float8, 0) * interval '1 second',
          again = false
        where ${held(job)}`.execute(db);
    },

    /** Gives up jobs whose last try ended with its process, and forgets what is long over. */
    async tidy(): Promise<void> {
      await sql`update job set state = 'dead', leased_until = null
        where state = 'waiting' and attempts >= ${MAX_ATTEMPTS} and leased_until < now()`.execute(
        db,
      );
      await sql`delete from job where state = 'done' and done_at < now() - interval '1 day'
        or state = 'dead' and created_at < now() - interval '90 days'`.execute(db);
    },
  };
}
