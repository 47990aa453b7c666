/** What to do where the port is not to be had. */
const AT_THE_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken. Set PORT to another one.',
  EACCES: 'this user may not listen there. Set PORT to one from 1024, for example PORT=3000.',
};
const NOT_HERE =
  'HOST is no address of this machine. Set it to one, for example HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.';
/** A name is looked up before its address is listened on. */
const OF_THE_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** A line for whoever set a `HOST` or `PORT` that cannot be listened on; undefined: it was something else. */
export function listenFault(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return undefined;
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined;
  const code = String(error.code);
  const advice = OF_THE_HOST.includes(code) ? NOT_HERE : AT_THE_PORT[code];
  return advice && `Izlog: ${advice} (${error.message})`;
}
