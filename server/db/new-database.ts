/** A program: makes the embedded database in the folder that its argument names. */
import { createPglite } from './pglite-database.ts';

const [, , dataDir = ''] = process.argv;
const lite = await createPglite({ dataDir });
await lite.close();
