import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { extname, join } from 'node:path';

/**
 * Starts a program of this server as a process of its own. It lies beside the module that starts it
 * among the sources, beside `main.js` in a build (`PROGRAMS` in `tools/vite/build-site.ts`).
 */
export function startProgram(
  { dirname, filename }: ImportMeta,
  name: string,
  { args = [], ...options }: Omit<ForkOptions, 'execArgv'> & { args?: readonly string[] },
): ChildProcess {
  const extension = extname(filename);
  const execArgv = extension === '.ts' ? ['--import', 'tsx'] : [];
  return fork(join(dirname, name + extension), args, { ...options, execArgv });
}
