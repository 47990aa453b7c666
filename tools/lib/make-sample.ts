import { existsSync, renameSync, rmSync } from 'node:fs';
import { SAMPLE_FOLDER } from './sample-folder.ts';
import { serveShop } from './serve.ts';

/** Any port that nothing else in this repository uses. */
const PORT = 4559;

const draft = `${SAMPLE_FOLDER}.${process.pid}`;
const shop = await serveShop(PORT, draft, { PICTURE_WORK: 'false' });
await shop.stop(true);
// Somebody else may have made one meanwhile: either is good.
if (existsSync(SAMPLE_FOLDER)) rmSync(draft, { recursive: true });
else renameSync(draft, SAMPLE_FOLDER);
