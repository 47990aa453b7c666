import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { newTempFolder } from '#tests/support/temp-folder.ts';
import { mountBuiltFiles } from './built-files.ts';

it('serves a file again that was away while a new build took its place', async () => {
  const folder = join(newTempFolder(), 'assets');
  mkdirSync(folder);
  writeFileSync(join(folder, 'actions-1.js'), 'export {};');
  const app = fastify();
  mountBuiltFiles(app, '/assets/', folder);
  const get = () => app.inject('/assets/actions-1.js');

  renameSync(folder, `${folder}-old`);
  expect((await get()).statusCode).toBe(500);
  renameSync(`${folder}-old`, folder);

  expect((await get()).body).toBe('export {};');
  expect((await app.inject('/assets/actions-2.js')).statusCode).toBe(404);
});
