import { renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { SAMPLE_FOLDER } from './sample-folder.ts';
import { serveShop } from './serve.ts';

const draft = `${SAMPLE_FOLDER}.${process.pid}`;
const shop = await serveShop(await freePort(), draft, { PICTURE_WORK: 'false' });
await shop.stop(true);
// What somebody left who was ended right here.
rmSync(SAMPLE_FOLDER, { recursive: true, force: true });
renameSync(draft, SAMPLE_FOLDER);

/** A port of its own: two that make a sample at once must not take the other's server for theirs. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
