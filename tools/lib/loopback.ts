import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FastifyInstance, fastify } from 'fastify';

const CLIENT = join(import.meta.dirname, 'loopback-client.mjs');
/** Requests before the first that counts, and those that count. */
const WARM_UP = 5_000;
const REQUESTS = 20_000;

/**
 * Milliseconds of CPU that this process takes for one answer of `app`, asked by another process over
 * loopback. Closes the application.
 */
export async function cpuOverLoopback(app: FastifyInstance, path: string): Promise<number> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  await load(port, path, WARM_UP);
  const before = process.cpuUsage();
  await load(port, path, REQUESTS);
  const { user, system } = process.cpuUsage(before);
  await app.close();
  return (user + system) / 1000 / REQUESTS;
}

function load(port: string, path: string, count: number) {
  return promisify(execFile)(process.execPath, [CLIENT, port, path, String(count)]);
}

/** The least that a server can do: the same bytes, without anything that looks at the request. */
export function plainServer(body: Buffer): FastifyInstance {
  const app = fastify();
  app.get('/*', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .send(body),
  );
  return app;
}
