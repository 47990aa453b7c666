import { describe, expect, it } from 'vitest';

import { patchElement } from '#schemas/api/content.ts';
import { anEditor, type TestEditor } from '../../../testing/an-editor.ts';
import { failure } from '../../../testing/fake-api.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { settle } from '../../../testing/fake-timer.ts';
import { aHeading, opened } from '../../../testing/toy-elements.ts';
import { setHide } from '../commands/set-hide.ts';
import { changeField } from '../fields/field-access.ts';
import { AUTOSAVE_MS } from './autosave.ts';
import { overallStatus } from './save-queue.ts';

async function withServer() {
  const page = opened([aHeading('a', 'A'), aHeading('b', 'B')]);
  const server = createFakeServer([page.page]);
  const one = await anEditor(page);
  server.serve(one.api, 'Ana');
  return { server, one, page };
}

const type = ({ editor }: TestEditor, key: string, text: string) =>
  changeField(editor, key, 'title', text);
const status = ({ editor }: TestEditor) => overallStatus(editor.store.getState().save);
const savesOf = ({ api }: TestEditor) => api.calls.filter(({ key }) => key === patchElement.key);

describe('autosave', () => {
  it('saves once after a pause in typing, with one patch for the field', async () => {
    const { server, one } = await withServer();

    for (const text of ['A1', 'A12', 'A123']) type(one, '1/a', text);
    expect(status(one)).toBe('pending');
    await one.timer.advance(AUTOSAVE_MS);

    expect(savesOf(one)).toHaveLength(1);
    expect(savesOf(one)[0]?.input).toMatchObject({
      body: { baseRev: 1, patches: [{ path: ['nodes', 'a', 'meta', 'title'], value: 'A123' }] },
    });
    expect(server.element(1).parts[0]?.meta).toEqual({ title: 'A123' });
    expect(status(one)).toBe('saved');
  });

  it('sends what was typed during a save in the next one', async () => {
    const { server, one } = await withServer();
    type(one, '1/a', 'first');
    const saving = one.editor.autosave.flush();
    type(one, '1/a', 'second');
    await saving;
    expect(status(one)).toBe('pending');

    await one.timer.advance(AUTOSAVE_MS);

    expect(savesOf(one)).toHaveLength(2);
    expect(server.element(1).parts[0]?.meta).toEqual({ title: 'second' });
  });

  it('has nothing to save where a change was taken back before it was sent', async () => {
    const { one } = await withServer();
    one.editor.history.run(setHide({ elementId: 1, nodeId: 'a' }, { mobile: true }));
    expect(status(one)).toBe('pending');
    one.editor.history.undo();
    expect(status(one)).toBe('saved');

    await one.timer.advance(AUTOSAVE_MS);

    expect(savesOf(one)).toEqual([]);
  });

  it('does not send again what is under way', async () => {
    const { one } = await withServer();
    type(one, '1/a', 'first');
    const saving = one.editor.autosave.flush();
    type(one, '1/b', 'second');
    await saving;
    await one.timer.advance(AUTOSAVE_MS);

    expect(savesOf(one).map(({ input }) => input)).toMatchObject([
      { body: { patches: [{ path: ['nodes', 'a', 'meta', 'title'] }] } },
      { body: { patches: [{ path: ['nodes', 'b', 'meta', 'title'] }] } },
    ]);
  });

  it('waits for the save under way before it sends what was typed since', async () => {
    const { server, one } = await withServer();
    type(one, '1/a', 'first');
    void one.editor.autosave.flush();
    type(one, '1/a', 'second');
    const flushed = [one.editor.autosave.flush(), one.editor.autosave.flush()];
    expect(savesOf(one)).toHaveLength(1);

    await Promise.all(flushed);
    expect(status(one)).toBe('saved');

    expect(savesOf(one).map(({ input }) => input)).toMatchObject([
      { body: { baseRev: 1, patches: [{ value: 'first' }] } },
      { body: { baseRev: 2, patches: [{ value: 'second' }] } },
    ]);
    expect(server.element(1).rev).toBe(3);
  });

  it('keeps the work while the server cannot be reached, and saves it once it can', async () => {
    const { server, one } = await withServer();
    server.breakWith(0);
    type(one, '1/a', 'offline');
    await one.timer.advance(AUTOSAVE_MS);
    expect(status(one)).toBe('offline');

    server.breakWith(null);
    await one.timer.advance(60_000);

    expect(server.element(1).parts[0]?.meta).toEqual({ title: 'offline' });
    expect(status(one)).toBe('saved');
  });

  it('stops at the end of the session and goes on after the login', async () => {
    const { server, one } = await withServer();
    server.breakWith(401);
    type(one, '1/a', 'kept');
    await one.timer.advance(AUTOSAVE_MS);
    type(one, '1/b', 'also kept');
    await one.timer.advance(60_000);
    expect(status(one)).toBe('expired');
    expect(savesOf(one)).toHaveLength(1);

    server.breakWith(null);
    await one.editor.autosave.resume();

    expect(server.element(1).parts.map(({ meta }) => meta?.['title'])).toEqual([
      'kept',
      'also kept',
    ]);
  });

  it('shows the faults of a refused save and tries again with the next change', async () => {
    const { server, one } = await withServer();
    const fault = { path: 'parts[0].meta.title', rule: 'empty', message: 'prazno', nodeId: 'a' };
    one.api.on(patchElement, () => failure(400, 'VALIDATION_FAILED', { faults: [fault] }));
    type(one, '1/a', '');
    await one.timer.advance(AUTOSAVE_MS);
    expect(status(one)).toBe('invalid');
    expect(one.editor.store.getState().save[1]?.faults).toEqual([fault]);

    server.serve(one.api, 'Ana');
    type(one, '1/a', 'full again');
    await one.timer.advance(AUTOSAVE_MS);

    expect(status(one)).toBe('saved');
  });

  it('saves the undoing of a saved change too', async () => {
    const { server, one } = await withServer();
    type(one, '1/a', 'changed');
    await one.timer.advance(AUTOSAVE_MS);

    one.editor.history.undo();
    await one.timer.advance(AUTOSAVE_MS);

    expect(server.element(1).parts[0]?.meta).toEqual({ title: 'A' });
  });
});

describe('two editors on one page', () => {
  it('see the work of each other when they change different fields', async () => {
    const { server, one, page } = await withServer();
    const two = await anEditor(structuredClone(page));
    server.serve(two.api, 'Maja');
    type(two, '1/b', 'from Maja');
    await two.timer.advance(AUTOSAVE_MS);

    type(one, '1/a', 'from Ana');
    await one.timer.advance(AUTOSAVE_MS);

    const { documents, history } = one.editor.store.getState();
    expect(documents[1]?.nodes['b']?.meta).toEqual({ title: 'from Maja' });
    expect(documents[1]?.nodes['a']?.meta).toEqual({ title: 'from Ana' });
    expect(history.undo).toHaveLength(1);
    expect(server.element(1).rev).toBe(3);
  });

  it('makes a conflict of what was typed during the save where the other’s work comes in', async () => {
    const { server, one, page } = await withServer();
    const two = await anEditor(structuredClone(page));
    server.serve(two.api, 'Maja');
    type(two, '1/b', 'from Maja');
    await two.timer.advance(AUTOSAVE_MS);

    type(one, '1/a', 'from Ana');
    const saving = one.editor.autosave.flush();
    type(one, '1/b', 'typed meanwhile');
    await saving;
    await settle();

    const { documents, save } = one.editor.store.getState();
    expect(documents[1]?.nodes['b']?.meta).toEqual({ title: 'typed meanwhile' });
    expect(save[1]?.conflict?.conflicts).toEqual([
      { node: 'b', field: 'meta.title', mine: 'typed meanwhile', theirs: 'from Maja' },
    ]);
  });
});
