import { IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What a client may still send once it was answered, so that it gets to reading the answer. */
const LINGER_BYTES = 1024 * 1024;
const LINGER_MS = 2_000;

/**
 * Cuts off clients that were answered before their body was read, because it is too large or not
 * theirs to send. Node would read such a body to its end; a connection that is closed at once, on the
 * other hand, can take the answer with it.
 */
export const unreadBodies = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (!isUnread(raw)) return;
    reply.removeHeader('connection');
    linger(raw, reply.raw);
  });
});

function isUnread(raw: IncomingMessage): boolean {
  const { headers } = raw;
  const hasBody =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  // A request that is made in process comes by no connection.
  return hasBody && raw instanceof IncomingMessage && !raw.readableEnded;
}

function linger(raw: IncomingMessage, answer: ServerResponse) {
  let left = LINGER_BYTES;
  const cut = () => raw.socket.destroy();
  raw.unpipe();
  // From here on, not after the answer: Node drops what nobody has begun to read, uncounted.
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    if (answer.writableFinished) cut();
    else raw.pause();
  });
  raw.resume();
  answer.once('finish', () => {
    const timer = setTimeout(cut, left < 0 ? 0 : LINGER_MS);
    timer.unref();
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
}

/**
 * Reads a body by `work`, and no more than `most` bytes of it: then `refusal` is thrown, and the rest
 * is left to `unreadBodies`. `work` has to begin to read before it waits for anything.
 */
export async function readAtMost<T>(
  raw: IncomingMessage,
  most: number,
  refusal: () => Error,
  work: () => Promise<T>,
): Promise<T> {
  if (Number(raw.headers['content-length'] ?? 0) > most) throw refusal();
  let bytes = 0;
  try {
    return await new Promise<T>((resolve, reject) => {
      work().then(resolve, reject);
      raw.on('data', ({ length }: Buffer) => {
        bytes += length;
        if (bytes > most) reject(refusal());
      });
    });
  } catch (error) {
    raw.unpipe();
    raw.pause();
    throw error;
  }
}
