import { describe, expect, it } from 'vitest';

import { anEditor } from '../../../testing/an-editor.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { aHeading, opened } from '../../../testing/toy-elements.ts';
import { changeField } from '../fields/field-access.ts';
import { AUTOSAVE_MS } from './autosave.ts';

async function firstVisit() {
  const page = opened([aHeading('a', 'A')]);
  const server = createFakeServer([page.page]);
  const first = await anEditor(page);
  server.serve(first.api, 'Ana');
  return { server, first };
}

const title = (editor: Awaited<ReturnType<typeof anEditor>>['editor']) =>
  editor.store.getState().documents[1]?.nodes['a']?.meta?.['title'];

describe('the copy in the browser', () => {
  it('brings unsaved work back after a crash, and saves it', async () => {
    const { server, first } = await firstVisit();
    server.breakWith(0);
    changeField(first.editor, '1/a', 'title', 'before the crash');
    await first.timer.advance(5000);

    server.breakWith(null);
    const second = await anEditor(opened(server.element(1).parts), first.copies);
    server.serve(second.api, 'Ana');
    expect(title(second.editor)).toBe('before the crash');
    await second.timer.advance(AUTOSAVE_MS);

    expect(server.element(1).parts[0]?.meta).toEqual({ title: 'before the crash' });
  });

  it('keeps undo and redo over a reload', async () => {
    const { server, first } = await firstVisit();
    changeField(first.editor, '1/a', 'title', 'changed');
    await first.timer.advance(5000);

    const page = { ...opened([]), page: structuredClone(server.element(1)) };
    const second = await anEditor(page, first.copies);
    expect(second.editor.history.undo()).toBe('setField');

    expect(title(second.editor)).toBe('A');
  });

  it('forgets the history of a page that somebody else has saved meanwhile', async () => {
    const { server, first } = await firstVisit();
    changeField(first.editor, '1/a', 'title', 'changed');
    await first.timer.advance(5000);

    const page = { ...opened([]), page: { ...structuredClone(server.element(1)), rev: 9 } };
    const second = await anEditor(page, first.copies);

    expect(second.editor.history.undo()).toBeNull();
  });

  it('tells the server which revision the unsaved work was made on, so that conflicts are found', async () => {
    const { server, first } = await firstVisit();
    server.breakWith(0);
    changeField(first.editor, '1/a', 'title', 'mine');
    await first.timer.advance(5000);
    server.breakWith(null);
    const maja = await anEditor(opened([aHeading('a', 'A')]));
    server.serve(maja.api, 'Maja');
    changeField(maja.editor, '1/a', 'title', 'theirs');
    await maja.timer.advance(AUTOSAVE_MS);

    const page = { ...opened([]), page: structuredClone(server.element(1)) };
    const second = await anEditor(page, first.copies);
    server.serve(second.api, 'Ana');
    await second.timer.advance(AUTOSAVE_MS);

    expect(second.editor.store.getState().save[1]?.conflict?.by).toBe('Maja');
  });

  it('that does not fit the page any more is left out, and the page opens', async () => {
    const { server, first } = await firstVisit();
    server.breakWith(0);
    changeField(first.editor, '1/a', 'title', 'of a node that is gone');
    await first.timer.advance(5000);

    const second = await anEditor(opened([aHeading('b', 'B')]), first.copies);

    expect(second.editor.store.getState().save[1]).toMatchObject({ queue: [], status: 'saved' });
  });
});
