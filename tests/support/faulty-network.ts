import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a PostgreSQL server on which things go wrong. */
export interface FaultyNetwork {
  /** Connection string of the same database, by this way. */
  url: string;
  /** Nothing arrives any more, and nobody is told. */
  freeze(): void;
  /** Every connection breaks, and no new one is made. */
  cut(): void;
  /** All is well again; what was frozen arrives. */
  mend(): void;
  close(): Promise<void>;
}

/** A TCP port that passes bytes on to the server of a connection string. */
export async function openFaultyNetwork(url: string): Promise<FaultyNetwork> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(addressOf(url));
    join(near, far);
    join(far, near);
  });

  /** Bytes and the end of one go to the other. */
  function join(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    if (isFrozen) from.pause();
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const here = new URL(url);
  return {
    url: `postgresql://${here.username || 'postgres'}:${here.password}@127.0.0.1:${port}${here.pathname}`,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** The server of a connection string; a host that is a folder holds its socket. */
function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port } = new URL(url);
  const host = decodeURIComponent(hostname);
  const number = Number(port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}
