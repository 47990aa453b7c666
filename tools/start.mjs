/**
 * `npm start`: installs and builds what is missing, then serves the shop. The commands of the server,
 * such as `npm run backup`, come here, too; their arguments are passed on.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, SERVER } from './lib/setup.mjs';

requireNode();
ensureInstalled();
ensureBuilt();

/** How often it is looked whether npm is still there. */
const LOOK_MS = 500;

const server = spawn(process.execPath, [...SERVER.args, ...process.argv.slice(2)], {
  cwd: ROOT,
  // The channel ends with this process, however it ends, and the server with the channel.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // In a group of its own: Ctrl-C reaches it once, through here. A second signal would cut it off.
  detached: process.platform !== 'win32',
  env: { NODE_ENV: 'production', ...SERVER.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));

// npm hands a signal to its shell, which ends without a word: who was started by it looks by itself.
if (process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process;
  const looking = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(looking);
    server.kill('SIGTERM');
  }, LOOK_MS).unref();
}
