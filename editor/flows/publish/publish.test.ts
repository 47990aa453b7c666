import { expect, it } from 'vitest';
import { patchElement, publishElement } from '#schemas/api/content.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';
import { publishAll } from './publish.ts';

it('publishes nothing while changes are refused: shoppers would see an older state', async () => {
  const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
  const fault = { path: 'parts[0].meta.title', rule: 'empty', message: 'prazno', nodeId: 'a' };
  api.on(patchElement, () => failure(400, 'VALIDATION_FAILED', { faults: [fault] }));
  changeField(editor, '1/a', 'title', '');

  expect(await publishAll(editor, [1])).toEqual({ elementId: 1, faults: [fault] });
  expect(api.calls.filter(({ key }) => key === publishElement.key)).toEqual([]);
});

it('publishes masters before the page, which is checked against what they show', async () => {
  const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
  const published: number[] = [];
  api.on(publishElement, ({ params }) => {
    published.push(params.id);
    return success(anElement({ id: params.id }));
  });

  expect(await publishAll(editor, [1, 50])).toBeNull();
  expect(published).toEqual([50, 1]);
});

it('publishes nothing while the last change is not on the server', async () => {
  const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
  api.on(patchElement, () => failure(0, 'NETWORK', {}));
  changeField(editor, '1/a', 'title', 'B');

  expect(await publishAll(editor, [1])).toMatchObject({ faults: [{ rule: 'unsaved' }] });
  expect(api.calls.filter(({ key }) => key === publishElement.key)).toEqual([]);
});

it('publishes what was typed while a save was under way, at the revision of its save', async () => {
  const page = opened([aHeading('a', 'A')]);
  const server = createFakeServer([page.page]);
  const { editor, api } = await anEditor(page);
  server.serve(api, 'Ana');
  const revs: unknown[] = [];
  api.on(publishElement, ({ body }) => {
    revs.push(body.rev);
    return success(anElement({ id: 1, rev: 3 }));
  });
  changeField(editor, '1/a', 'title', 'B');
  void editor.autosave.flush();
  changeField(editor, '1/a', 'title', 'BC');

  expect(await publishAll(editor, [1])).toBeNull();
  expect(server.element(1).parts[0]?.meta).toEqual({ title: 'BC' });
  expect(revs).toEqual([3]);
});
