/**
 * A server on the embedded database of a folder, with the real rules of content over toy blocks; to
 * be killed by tests. Told the data folder by its first argument; says its address when it listens.
 */

import { createContentRules } from '#runtime/content/rules.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { anAccount } from './accounts.ts';
import { toyRegistry } from './content/toy-blocks.ts';

const [, , dataDir = ''] = process.argv;
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir });
const database = await openDatabase(config);
await migrate(database.db);
const content = createContentRules(toyRegistry);
const { app, services } = await buildApp({
  config,
  secrets: { token: new Uint8Array(32).fill(7) },
  database,
  entry: async () => ({
    queryKeys: [],
    kinds: ['page'],
    handle: () => Promise.reject(new Error('This server shows no pages.')),
    plainPage: () => Promise.reject(new Error('This server shows no pages.')),
    content,
  }),
});
const account = anAccount({ email: 'urednik@izlog.test', scope: 'backoffice' });
const known = await database.db.selectFrom('account').select('id').executeTakeFirst();
if (!known) await services.auth.createAccount(account);
console.log(await app.listen({ host: config.host, port: 0 }));
