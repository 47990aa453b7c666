import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OpenDatabase } from '../database.ts';
import { MAX_SOCKET_NAME_BYTES } from '../lock-socket.ts';
import { BackupRefused, makeBackup } from './backup.ts';
import type { BackupManifest } from './manifest.ts';

/** Socket by which a running shop is asked for a backup, by any user who may enter its data folder. */
function socketOf(dataDir: string): string {
  return join(dataDir, 'backup.sock');
}

/**
 * Lets `npm run backup` ask this process for a backup, since only one process may open the embedded
 * database. Returns the way to close; does nothing where the folder's name is too long for a socket.
 */
export async function listenForBackups(
  database: OpenDatabase,
  dataDir: string,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  if (!database.dump || Buffer.byteLength(path) > MAX_SOCKET_NAME_BYTES)
    return async () => undefined;
  rmSync(path, { force: true });
  const server = createServer(async (order, reply) => {
    try {
      const manifest = await makeBackup(database, dataDir, await text(order));
      reply.end(JSON.stringify(manifest));
    } catch (error) {
      reply.statusCode = error instanceof BackupRefused ? 409 : 500;
      reply.end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

/** Asks the shop that runs on a data folder for a backup. Throws `BackupRefused`. */
export async function orderBackup(dataDir: string, target: string): Promise<BackupManifest> {
  const answer = await send(socketOf(dataDir), target);
  if (answer.status !== 200) throw new BackupRefused(answer.body);
  return JSON.parse(answer.body);
}

function send(socketPath: string, body: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const order = request({ socketPath, method: 'POST' }, async (answer) => {
      resolve({ status: answer.statusCode ?? 500, body: await text(answer) });
    });
    order.once('error', (error) => {
      reject(
        new BackupRefused(`the shop that runs on this folder does not answer (${error.message})`),
      );
    });
    order.end(body);
  });
}
