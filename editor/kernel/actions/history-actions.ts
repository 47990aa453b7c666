import { Redo2, Save, Undo2 } from 'lucide-react';

import type { EditorAction } from './action.ts';
import { say } from './say.ts';

/** Taking back, doing again, saving at once. */
export const historyActions: readonly EditorAction[] = [
  {
    id: 'undo',
    group: 'edit',
    icon: Undo2,
    keys: ['Ctrl+Z'],
    isEnabled: ({ store }) => store.getState().history.undo.length > 0,
    run(editor) {
      const name = editor.history.undo();
      if (name) say(editor, 'said.undone', { name: editor.t(`command.${name}`) });
    },
  },
  {
    id: 'redo',
    group: 'edit',
    icon: Redo2,
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    isEnabled: ({ store }) => store.getState().history.redo.length > 0,
    run(editor) {
      const name = editor.history.redo();
      if (name) say(editor, 'said.redone', { name: editor.t(`command.${name}`) });
    },
  },
  {
    id: 'save',
    group: 'page',
    icon: Save,
    keys: ['Ctrl+S'],
    whileTyping: true,
    run(editor) {
      void editor.autosave.flush();
    },
  },
];
