import pg from 'pg';
import { ChangedByAnother, SIGN_IN, signature } from './presence.ts';
import { createRepetition } from './repetition.ts';

/** Channel of PostgreSQL by which processes of one shop tell each other what changed. */
export const CHANNEL = 'izlog_bus';
const LISTEN = `listen ${CHANNEL}`;

/** Milliseconds. */
export interface EarTiming {
  /** Time between two checks of the connection: a connection may be lost without an event. */
  heartbeat: number;
  /** For an answer, and for a new connection. */
  patience: number;
}

const TIMING: EarTiming = { heartbeat: 10_000, patience: 5_000 };

/** What a listening connection reports. */
export interface EarListener {
  heard(payload: string): void;
  /** It listens again; anything may have been said meanwhile. */
  back(): void;
  /** A new connection could not be made. Must not reject. */
  deaf(error: unknown): Promise<void>;
}

export interface Ear {
  /**
   * From now on the connection tells that a process works with the tables, as they are for it. Throws
   * `ChangedByAnother`.
   */
  signIn(): Promise<void>;
  close(): Promise<void>;
}

/** A connection of its own that listens to `CHANNEL`, and is made again when it breaks. */
export async function openEar(
  url: string,
  listener: EarListener,
  timing: Partial<EarTiming> = {},
): Promise<Ear> {
  const { heartbeat, patience } = { ...TIMING, ...timing };
  let current: pg.Client | null = null;
  let isClosed = false;
  let isSignedIn = false;
  const reconnecting = createRepetition(
    async () => {
      await connect();
      listener.back();
    },
    (error) => listener.deaf(error),
  );

  async function connect() {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: patience,
      application_name: signature(),
      query_timeout: patience,
    });
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      await client.query(LISTEN);
      if (isSignedIn) await signInBy(client);
    } catch (error) {
      leave(client);
      throw error;
    }
    if (isClosed) leave(client);
    else current = client;
  }

  /** Both events of one loss, and those of connections given up before, start one repetition only. */
  function lose(client: pg.Client) {
    if (isClosed || current !== client) return;
    current = null;
    leave(client);
    reconnecting.start();
  }

  /** Listening a second time changes nothing, and an answer tells that somebody is there. */
  let pulse: NodeJS.Timeout;
  function beat() {
    pulse = setTimeout(async () => {
      const client = current;
      await client?.query(LISTEN).catch(() => lose(client));
      if (!isClosed) beat();
    }, heartbeat).unref();
  }

  await connect();
  beat();
  return {
    async signIn() {
      isSignedIn = true;
      if (current) await signInBy(current);
    },
    async close() {
      isClosed = true;
      clearTimeout(pulse);
      reconnecting.stop();
      await current?.end();
    },
  };
}

async function signInBy(client: pg.Client) {
  const { rows } = await client.query<{ isIn: boolean }>(SIGN_IN);
  if (rows[0]?.isIn !== true) throw new ChangedByAnother();
}

/** Lets go of a connection that may not answer any more. */
function leave(client: pg.Client) {
  client.end().catch(() => undefined);
}
