import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type Bus, createListeners } from './bus.ts';
import { CHANNEL, type Ear, type EarTiming, openEar } from './postgres-ear.ts';
import { createRepetition } from './repetition.ts';

/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MAX_PAYLOAD = 7_500;
/** The change is stored by then; its caller does not wait until other processes have heard of it. */
const TELLING_MS = 2_000;

/**
 * Bus over LISTEN/NOTIFY. What could not be told to others is told later, as "anything may have
 * changed". While nothing can be heard from them, listeners are told the same every few seconds, as
 * long as the database answers: what they keep is then never older than that.
 */
export async function createPostgresBus(
  url: string,
  pool: pg.Pool,
  timing: Partial<EarTiming> = {},
): Promise<Bus & Pick<Ear, 'signIn'>> {
  const listeners = createListeners<readonly string[]>();
  const failures = createListeners<unknown>();
  const sender = randomUUID();
  const anything = () => listeners.notify([ALL_TAGS]);

  const ear = await openEar(
    url,
    {
      heard(payload) {
        const [from, ...tags] = payload.split('\n');
        if (from !== sender) listeners.notify(tags);
      },
      back: anything,
      async deaf(error) {
        failures.notify(error);
        // Without the database nobody changes anything, and what is kept is all there is to show (F3).
        await pool.query('select 1').then(anything, () => undefined);
      },
    },
    timing,
  );

  async function tell(tags: readonly string[]) {
    for (const payload of payloadsOf(sender, tags)) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    }
  }
  const repetition = createRepetition(() => tell([ALL_TAGS]));

  return {
    async publish(tags) {
      if (tags.length === 0) return;
      listeners.notify(tags);
      const told = tell(tags).catch((error: unknown) => {
        failures.notify(error);
        repetition.start();
      });
      await withinTime(told, TELLING_MS);
    },
    subscribe: (listener) => listeners.add(listener),
    onFailure: (listener) => failures.add(listener),
    signIn: ear.signIn,
    async close() {
      repetition.stop();
      await ear.close();
    },
  };
}

/** Resolves with the work, or without it when it takes too long. */
async function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, impatience]);
  clearTimeout(timer);
}

/** Lines of tags behind the sender's id, split so that each stays below the limit of the server. */
export function payloadsOf(sender: string, tags: readonly string[]): string[] {
  const payloads: string[] = [];
  let payload = sender;
  for (const tag of tags) {
    const next = `${payload}\n${tag}`;
    if (Buffer.byteLength(next) > MAX_PAYLOAD && payload !== sender) {
      payloads.push(payload);
      payload = `${sender}\n${tag}`;
    } else {
      payload = next;
    }
  }
  return payload === sender ? payloads : [...payloads, payload];
}
