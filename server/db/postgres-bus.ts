import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { ALL_TAGS } from '#server/cache-tags.ts';
import { type Bus, createListeners } from './bus.ts';

const CHANNEL = 'izlog_bus';
const LISTEN = `listen ${CHANNEL}`;
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const MAX_PAYLOAD = 7_500;
const RETRY_MS = [100, 500, 1_000, 5_000] as const;

/** Bus over LISTEN/NOTIFY. Reconnects by itself, and then tells listeners that anything may have changed. */
export async function createPostgresBus(url: string, pool: pg.Pool): Promise<Bus> {
  const listeners = createListeners();
  const sender = randomUUID();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let closed = false;

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true });
    await next.connect();
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    client = next;
    await next.query(LISTEN);
    if (closed) await next.end();
  }

  /** Both events of one loss, and those of clients given up before, start one retry only. */
  function reconnect(lost: pg.Client) {
    if (closed || client !== lost) return;
    client = null;
    retryAfter(0);
  }

  function retryAfter(attempt: number) {
    const delay = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)];
    retry = setTimeout(() => {
      connect().then(
        () => listeners.notify([ALL_TAGS]),
        () => {
          if (!closed) retryAfter(attempt + 1);
        },
      );
    }, delay);
    retry.unref();
  }

  function receive(payload: string) {
    const [from, ...tags] = payload.split('\n');
    if (from !== sender) listeners.notify(tags);
  }

  await connect();
  return {
    async publish(tags) {
      listeners.notify(tags);
      for (const payload of payloadsOf(sender, tags)) {
        await pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      }
    },
    subscribe: (listener) => listeners.add(listener),
    async close() {
      closed = true;
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
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
