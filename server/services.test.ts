import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

/** Files that may add members to Fastify; see decision 043. */
const MAY_DECLARE = [
  'server/plugins/access.ts',
  'server/plugins/core.ts',
  'server/plugins/endpoints.ts',
  'server/plugins/logging.ts',
  'server/plugins/shortcuts.ts',
];

it('services are handed over, not put on the server: few files declare members of Fastify', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/${name}`);

  const declaring = files.filter((file) =>
    readFileSync(file, 'utf8').includes("declare module 'fastify'"),
  );

  expect(declaring.sort()).toEqual(MAY_DECLARE);
});

it('no service is a member of the server', async () => {
  const { app, services } = await createTestApp();

  expect(Object.keys(services).filter((name) => app.hasDecorator(name))).toEqual([]);
});
