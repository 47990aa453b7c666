import { expect, it } from 'vitest';
import { patchElement, publishElement } from '#schemas/api/content.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
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
