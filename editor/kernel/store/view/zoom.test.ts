import { expect, it } from 'vitest';
import { anEditor } from '../../../testing/an-editor.ts';
import { opened } from '../../../testing/toy-elements.ts';
import { changeZoom, nextZoom, ZOOM_STEPS } from './zoom.ts';

it('goes to the next size from any that is shown, and stays at the ends', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1)]).toEqual([1.1, 0.9]);
  expect([nextZoom(0.62, 1), nextZoom(0.62, -1)]).toEqual([0.67, 0.5]);
  expect([nextZoom(2, 1), nextZoom(0.5, -1), nextZoom(0.3, -1)]).toEqual([2, 0.5, 0.5]);
});

it('begins at the size that fits the window, and goes on from there', async () => {
  const { editor } = await anEditor(opened([]));
  const { store } = editor;

  changeZoom(store, -1, 0.85);
  expect(store.getState().ui.zoom).toBe(0.8);
  for (const _step of ZOOM_STEPS) changeZoom(store, 1, 0.85);
  expect(store.getState().ui.zoom).toBe(2);
});
