/**
 * `npm start`: installs and builds what is missing, then serves the shop. `npm run backup` and
 * `npm run restore` come here, too; their arguments are passed on.
 */
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ROOT, requireNode, SERVER } from './lib/setup.mjs';

requireNode();
ensureInstalled();
ensureBuilt();

const server = spawn(process.execPath, [...SERVER.args, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...SERVER.env, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
