import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { storage } from '#runtime/state/storage.ts';
import { anEditor } from '../../testing/an-editor.ts';
import { renderEditor } from '../../testing/render-editor.tsx';
import { aHeading, columns, opened } from '../../testing/toy-elements.ts';

afterEach(() => {
  cleanup();
  storage.remove('editor.clipboard');
});

/** A clipboard that the browser hands to the listeners of its events. */
function aClipboard() {
  const data = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  const fire = (type: string, target: EventTarget = document.body) =>
    act(() => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { clipboardData });
      target.dispatchEvent(event);
    });
  return { data, fire };
}

const rootsOf = ({ editor }: Awaited<ReturnType<typeof anEditor>>) => {
  const element = editor.store.getState().documents[1]!;
  return element.rootIds.map((id) => element.nodes[id]?.meta?.['title']);
};

it('copies by the event of the browser, in the order of the page, with the words as text', async () => {
  const test = await anEditor(opened([aHeading('a', 'A'), aHeading('b', 'B'), aHeading('c', 'C')]));
  await renderEditor(test);
  const { data, fire } = aClipboard();
  act(() => test.editor.store.setState({ selection: { keys: ['1/b', '1/a'], field: null } }));

  fire('copy');
  expect(data.get('text/plain')).toBe('A\nB');
  fire('paste');

  expect(rootsOf(test)).toEqual(['A', 'B', 'A', 'B', 'C']);
});

it('cuts what it could copy, and takes the words of what is inside along', async () => {
  const test = await anEditor(opened([columns('k', [aHeading('d', 'D')]), aHeading('b', 'B')]));
  await renderEditor(test);
  const { data, fire } = aClipboard();
  act(() => test.editor.store.setState({ selection: { keys: ['1/k'], field: null } }));

  fire('cut');

  expect(data.get('text/plain')).toBe('D');
  expect(rootsOf(test)).toEqual(['B']);
});

it('leaves what is copied in a field to the browser', async () => {
  const test = await anEditor(opened([aHeading('a', 'A')]));
  await renderEditor(test);
  const { data, fire } = aClipboard();
  act(() => test.editor.store.setState({ selection: { keys: ['1/a'], field: null } }));
  const field = document.querySelector('aside input');

  fire('copy', field!);

  expect(data.size).toBe(0);
});
