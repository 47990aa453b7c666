/**
 * `e2e-shops.ts <first port> <folder> …`: the shops of the end-to-end tests, each a copy of the sample
 * on a folder and a port of its own, until the signal to stop. The folders are gone then.
 */
import { existsSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fillWithSample } from './sample-folder.ts';
import { type RunningShop, serveShop } from './serve.ts';

const [firstPort, ...folders] = process.argv.slice(2);
const shops: RunningShop[] = [];
const stop = async () => {
  for (const shop of shops.splice(0)) await shop.stop();
  for (const parent of new Set(folders.map((folder) => dirname(folder)))) rmdirSync(parent);
  process.exit();
};
process.once('SIGTERM', stop).once('SIGINT', stop);
for (const [index, folder] of folders.entries()) {
  // It is deleted at the end, so it must be nobody's.
  if (existsSync(folder)) throw new Error(`${folder} exists already. Unset E2E_DATA_DIR.`);
  fillWithSample(folder);
  // Guests of the tests come from addresses of their own: so many from one are refused.
  const more = { OVERLOAD_MS: '0', PICTURE_WORK: 'false', TRUST_PROXY: '127.0.0.1' };
  shops.push(await serveShop(Number(firstPort) + index, folder, more));
}
