import { afterEach, beforeEach, expect, it } from 'vitest';

import { storage } from '#runtime/state/storage.ts';
import { anEditor } from '../../../testing/an-editor.ts';
import { opened } from '../../../testing/toy-elements.ts';
import { actionById } from '../../actions/all-actions.ts';
import { setUi } from '../ui.ts';
import { keepUiSettings } from './ui-settings.ts';

const resizeTo = (width: number) => {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => {
  storage.remove('editor.ui');
  resizeTo(1400);
});
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

it('opens the panels again when there is room for them, also after a start in a narrow window', async () => {
  resizeTo(600);
  const { editor } = await anEditor(opened([]));
  const panels = () => {
    const { rail, panel } = editor.store.getState().ui;
    return { rail, panel };
  };
  keepUiSettings(editor.store);
  expect(panels()).toEqual({ rail: null, panel: false });
  setUi(editor.store, { theme: 'dark' });

  resizeTo(1400);
  expect(panels()).toEqual({ rail: 'insert', panel: true });

  setUi(editor.store, { rail: 'outline', panel: false });
  resizeTo(700);
  resizeTo(1400);
  expect(panels()).toEqual({ rail: 'outline', panel: false });
});

it('keeps one panel, that of the selection, where two would leave the canvas little room', async () => {
  const { editor } = await anEditor(opened([]));
  const panels = () => {
    const { rail, panel } = editor.store.getState().ui;
    return { rail, panel };
  };
  keepUiSettings(editor.store);
  expect(panels()).toEqual({ rail: 'insert', panel: true });

  resizeTo(1024);
  expect(panels()).toEqual({ rail: null, panel: true });

  actionById('showOutline').run(editor);
  expect(panels()).toEqual({ rail: 'outline', panel: false });
  actionById('togglePanel').run(editor);
  expect(panels()).toEqual({ rail: null, panel: true });
});

it('leaves what is edited to the user, however narrow the window is', async () => {
  resizeTo(390);
  const { editor } = await anEditor(opened([]));
  keepUiSettings(editor.store);

  expect(editor.store.getState().scope).toMatchObject({ viewport: 'desktop', width: null });
});
