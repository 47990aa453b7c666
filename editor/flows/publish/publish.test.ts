import { describe, expect, it } from 'vitest';
import { patchElement, publishElement, unpublishElement } from '#schemas/api/content.ts';
import { getPublication, republishElement } from '#schemas/api/publication.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { failure, success } from '../../testing/fake-api.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { aHeading, anElement, opened } from '../../testing/toy-elements.ts';
import { publishAll, takeBack } from './publish.ts';

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

it('tells what went public in place of what, so that it can be taken back', async () => {
  const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
  api.on(getPublication, ({ params }) =>
    success({
      status: 'published',
      rev: 7,
      publishedRev: params.id === 1 ? 4 : null,
      scheduledAt: null,
      scheduledRev: null,
    }),
  );
  api.on(publishElement, ({ params }) => success(anElement({ id: params.id, rev: 7 })));

  await publishAll(editor, [1, 50]);

  expect(editor.store.getState().ui.published).toEqual([
    { id: 50, rev: 7, before: null },
    { id: 1, rev: 7, before: 4 },
  ]);
});

describe('taking a publication back', () => {
  const published = [
    { id: 50, rev: 7, before: null },
    { id: 1, rev: 9, before: 4 },
  ];

  it('shows the versions from before, the page first; what was new is taken off', async () => {
    const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
    const sent: unknown[] = [];
    api.on(republishElement, (input) => {
      sent.push(input);
      return success(anElement({ id: 1 }));
    });
    api.on(unpublishElement, ({ params }) => {
      sent.push(params);
      return success(anElement({ id: 50 }));
    });

    expect(await takeBack(editor, published)).toBe(true);

    expect(sent).toEqual([{ params: { id: 1 }, body: { rev: 4, instead: 9 } }, { id: 50 }]);
    expect(editor.store.getState().save['1']?.changed).toBe(true);
  });

  it('ends where somebody else has published since', async () => {
    const { editor, api } = await anEditor(opened([aHeading('a', 'A')]));
    api.on(republishElement, () => failure(409, 'PUBLISHED_SINCE', {}));

    expect(await takeBack(editor, published)).toBe(false);

    expect(api.calls.filter(({ key }) => key === unpublishElement.key)).toEqual([]);
  });
});
