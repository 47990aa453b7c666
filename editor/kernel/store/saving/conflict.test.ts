import { describe, expect, it } from 'vitest';

import { anEditor, type TestEditor } from '../../../testing/an-editor.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { aHeading, opened } from '../../../testing/toy-elements.ts';
import { changeField } from '../fields/field-access.ts';
import { AUTOSAVE_MS } from './autosave.ts';
import { type Choice, resolveConflict } from './conflict.ts';
import { overallStatus } from './save-queue.ts';

/** Ana and Maja both changed the title of `a`; Ana also that of `b`. Maja saved first. */
async function aConflict() {
  const page = opened([aHeading('a', 'A'), aHeading('b', 'B')]);
  const server = createFakeServer([page.page]);
  const ana = await anEditor(page);
  const maja = await anEditor(structuredClone(page));
  server.serve(ana.api, 'Ana');
  server.serve(maja.api, 'Maja');
  changeField(maja.editor, '1/a', 'title', 'Majin naslov');
  await maja.timer.advance(AUTOSAVE_MS);
  changeField(ana.editor, '1/a', 'title', 'Anin naslov');
  changeField(ana.editor, '1/b', 'title', 'Anin drugi');
  await ana.timer.advance(AUTOSAVE_MS);
  return { server, ana };
}

const titles = (parts: readonly { meta?: Record<string, unknown> }[]) =>
  parts.map(({ meta }) => meta?.['title']);
const shown = ({ editor }: TestEditor) =>
  titles(Object.values(editor.store.getState().documents[1]?.nodes ?? {}));

async function choose({ editor, api, timer }: TestEditor, choice: Choice) {
  const choices = { 'a:meta.title': choice };
  await resolveConflict({ store: editor.store, api, now: timer.now(), elementId: '1', choices });
}

describe('a conflict', () => {
  it('is told with both values and the name of the other editor, and stops saving', async () => {
    const { server, ana } = await aConflict();
    const { save } = ana.editor.store.getState();

    changeField(ana.editor, '1/b', 'title', 'goes on');
    await ana.timer.advance(60_000);

    expect(overallStatus(save)).toBe('conflict');
    expect(save[1]?.conflict).toMatchObject({
      by: 'Maja',
      conflicts: [{ node: 'a', field: 'meta.title', mine: 'Anin naslov', theirs: 'Majin naslov' }],
    });
    expect(titles(server.element(1).parts)).toEqual(['Majin naslov', 'B']);
  });

  it('with what was typed during a save lets nothing overwrite the work of the other editor', async () => {
    const page = opened([aHeading('a', 'A'), aHeading('b', 'B')]);
    const server = createFakeServer([page.page]);
    const ana = await anEditor(page);
    const maja = await anEditor(structuredClone(page));
    server.serve(ana.api, 'Ana');
    server.serve(maja.api, 'Maja');
    changeField(maja.editor, '1/a', 'title', 'Majin naslov');
    await maja.timer.advance(AUTOSAVE_MS);

    changeField(ana.editor, '1/b', 'title', 'Anin drugi');
    const saving = ana.editor.autosave.flush();
    changeField(ana.editor, '1/a', 'title', 'Anin naslov');
    await saving;
    changeField(ana.editor, '1/a', 'title', 'Anin novi naslov');
    await ana.timer.advance(60_000);

    expect(overallStatus(ana.editor.store.getState().save)).toBe('conflict');
    expect(titles(server.element(1).parts)).toEqual(['Majin naslov', 'Anin drugi']);
  });

  it('ends with my value everywhere when I choose mine', async () => {
    const { server, ana } = await aConflict();

    await choose(ana, 'mine');

    expect(titles(server.element(1).parts)).toEqual(['Anin naslov', 'Anin drugi']);
    expect(shown(ana)).toEqual(['Anin naslov', 'Anin drugi']);
    expect(overallStatus(ana.editor.store.getState().save)).toBe('saved');
  });

  it('ends with their value in that field alone when I choose theirs', async () => {
    const { server, ana } = await aConflict();

    await choose(ana, 'theirs');

    expect(titles(server.element(1).parts)).toEqual(['Majin naslov', 'Anin drugi']);
    expect(shown(ana)).toEqual(['Majin naslov', 'Anin drugi']);
  });

  it('takes over the server’s draft when nothing of mine is left', async () => {
    const { server, ana } = await aConflict();
    ana.editor.history.undo();

    await choose(ana, 'theirs');

    expect(shown(ana)).toEqual(titles(server.element(1).parts));
    expect(overallStatus(ana.editor.store.getState().save)).toBe('saved');
  });
});
