import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { basename, join } from 'node:path';

/** Systems allow about 107 bytes for the name of a socket. */
export const MAX_SOCKET_NAME_BYTES = 100;

const NAME = /^izlog\.pid\.[0-9a-f]{12}$/;

/** A socket that answers as long as this process lives. */
export interface LockSocket {
  /** Of its file, beside the lock. */
  name: string;
  close(): void;
}

/** Opens the socket of a new holder of a lock; null where the folder cannot hold one. */
export function openLockSocket(lock: string): Promise<LockSocket | null> {
  const path = `${lock}.${randomBytes(6).toString('hex')}`;
  if (Buffer.byteLength(path) > MAX_SOCKET_NAME_BYTES) return Promise.resolve(null);
  const server = createServer((asking) => asking.destroy());
  // It keeps no process alive that has nothing else to do.
  server.unref();
  const close = () => {
    server.close();
    rmSync(path, { force: true });
  };
  return new Promise((resolve) => {
    // Some shared folders of virtual machines, and Windows, know no sockets in a folder.
    server.once('error', () => resolve(null));
    server.listen(path, () => resolve({ name: basename(path), close }));
  });
}

/** Whether the process that named a socket lives; null where that cannot be told. */
export function isAnswered(folder: string, name: string): Promise<boolean | null> {
  if (!NAME.test(name)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const asking = connect(join(folder, name));
    const tell = (answer: boolean | null) => {
      asking.destroy();
      resolve(answer);
    };
    asking.once('connect', () => tell(true));
    asking.once('error', (error: NodeJS.ErrnoException) =>
      tell(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? false : null),
    );
  });
}

/** Takes away what a process that died has left. */
export function removeLockSocket(folder: string, name: string): void {
  if (NAME.test(name)) rmSync(join(folder, name), { force: true });
}
