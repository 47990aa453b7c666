import { beforeEach, expect, it } from 'vitest';
import type { Element } from '#schemas/content/element.ts';
import {
  aPage,
  createEditor,
  type EditorClient,
  settingTitle,
  toyEntry,
} from '#tests/support/editor-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const SETTINGS = { entry: toyEntry };

let test: TestApp;
let ema: EditorClient;

beforeEach(async () => {
  test = await createTestApp(SETTINGS);
  ema = await createEditor(test);
  await test.database.db
    .insertInto('sample_data')
    .values({ site_id: 1, preset: 'bonaca', state: 'done' })
    .execute();
});

const versionOf = async (id: number) =>
  (await ema.send('GET', `/element/${id}/presetVersion`)).json().data;

/** A page as an import leaves it: nobody of the back office made it. */
async function anImported(): Promise<Element> {
  const page = await ema.create(aPage());
  await test.database.db
    .updateTable('element_revision')
    .set({ author_id: null, author: '' })
    .where('element_id', '=', page.id)
    .execute();
  return page;
}

it('a page that came with the preset is put back to what it was then, as a draft', async () => {
  const { id } = await anImported();
  await ema.publish(id);
  await ema.patch(id, 1, [settingTitle('Drugo')]);
  await ema.publish(id);

  expect(await versionOf(id)).toEqual({ preset: 'bonaca', rev: 1 });
  await ema.send('POST', `/element/${id}/revert`, { rev: 1 });

  expect((await ema.draft(id)).parts[0]?.meta?.['title']).toBe('Mir i more');
  const shown = await test.app.inject({
    url: '/api/v1/page/get/savjeti',
    headers: test.headers,
  });
  expect(shown.json().data.parts[0].meta.title).toBe('Drugo');
});

it('what somebody made here came with no preset', async () => {
  const { id } = await ema.create(aPage());

  expect(await versionOf(id)).toBeNull();
  expect((await ema.send('GET', `/element/${id + 1}/presetVersion`)).statusCode).toBe(404);
  expect((await ema.send('GET', '/element/0/presetVersion')).statusCode).toBe(400);
});
