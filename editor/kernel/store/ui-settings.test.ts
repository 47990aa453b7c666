import { afterEach, beforeEach, expect, it } from 'vitest';

import { anEditor } from '../../testing/an-editor.ts';
import { opened } from '../../testing/toy-elements.ts';
import { setUi } from './ui.ts';
import { keepUiSettings } from './ui-settings.ts';

const resizeTo = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => resizeTo(1200));
afterEach(() => resizeTo(1024));

it('closes the panels once when the window becomes narrow, and lets them be opened again', async () => {
  const { editor } = await anEditor(opened([]));
  const panels = () => {
    const { rail, panel } = editor.store.getState().ui;
    return { rail, panel };
  };
  keepUiSettings(editor.store);

  resizeTo(600);
  expect(panels()).toEqual({ rail: null, panel: false });

  setUi(editor.store, { panel: true });
  resizeTo(580);
  expect(panels()).toEqual({ rail: null, panel: true });
});
