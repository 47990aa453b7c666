import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { addSecondSite, SECOND_SITE } from '#tests/support/second-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp();
  ema = await createEditor(test);
});

const isRunning = async () =>
  (await ema.send('GET', '/pipeline/hasRunningPipeline')).json().data.hasRunningPipeline;

it('tells of work while it is under way, also when it fails', async () => {
  const seen = await test.services.pipelines.run(1, 'import', isRunning);
  const failing = test.services.pipelines.run(1, 'import', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');

  expect(seen).toBe(true);
  expect(await isRunning()).toBe(false);
});

it('does not tell of the work of another site', async () => {
  await addSecondSite(test);

  expect(await test.services.pipelines.run(SECOND_SITE, 'import', isRunning)).toBe(false);
});

it('counts work as over when its process died', async () => {
  await sql`insert into pipeline_run (site_id, name, heard_at)
    values (1, 'import', now() - interval '2 minutes')`.execute(test.database.db);

  expect(await isRunning()).toBe(false);
});

it('is for editors', async () => {
  const url = '/api/v1/pipeline/hasRunningPipeline';

  expect((await test.app.inject({ url, headers: test.headers })).statusCode).toBe(401);
});
