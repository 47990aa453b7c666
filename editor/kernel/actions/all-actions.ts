import {
  CalendarClock,
  CloudOff,
  FileText,
  History,
  Redo2,
  Rocket,
  Save,
  Undo2,
} from 'lucide-react';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import type { EditorState } from '../store/editor-state.ts';
import { openDialog } from '../store/ui.ts';
import type { EditorAction } from './action.ts';
import { masterActions } from './master-actions.ts';
import { nodeActions } from './node-actions.ts';
import { say } from './say.ts';
import { viewActions } from './view-actions.ts';

/** Taking back, doing again, saving at once. */
const historyActions: readonly EditorAction[] = [
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

/** What concerns the page as a whole. */
const pageActions: readonly EditorAction[] = [
  {
    id: 'pages',
    group: 'page',
    icon: FileText,
    run: ({ store }) => openDialog(store, { name: 'pages', kind: 'page' }),
  },
  {
    id: 'publish',
    group: 'page',
    icon: Rocket,
    isEnabled: ({ store }) => canPublish(store.getState()),
    run: ({ store }) => openDialog(store, { name: 'publish' }),
  },
  {
    id: 'schedule',
    group: 'page',
    icon: CalendarClock,
    isEnabled: ({ store }) => isStored(concerned(store.getState())),
    run: ({ store }) =>
      openDialog(store, { name: 'schedule', elementId: concerned(store.getState()) }),
  },
  {
    id: 'revisions',
    group: 'page',
    icon: History,
    isEnabled: ({ store }) => isStored(concerned(store.getState())),
    run: ({ store }) =>
      openDialog(store, { name: 'revisions', elementId: concerned(store.getState()) }),
  },
  {
    id: 'unpublish',
    group: 'page',
    icon: CloudOff,
    danger: true,
    isEnabled: ({ store }) => isStored(store.getState().placement.page),
    run: ({ store }) => openDialog(store, { name: 'unpublish' }),
  },
];

/** The element that is being worked on: the master that is edited in place, else the page. */
function concerned({ scope, placement }: EditorState): number {
  return scope.masterId ?? placement.page;
}

/** Something with a history of its own; not what comes with the product. */
function isStored(id: number): boolean {
  return !isBuiltIn({ id });
}

/** The page, or what was changed around one that is built-in. */
function canPublish(state: EditorState): boolean {
  return (
    isStored(concerned(state)) || Object.values(state.save).some(({ changed }) => changed === true)
  );
}

/** The one list behind toolbars, menus, shortcuts and the command palette. */
export const allActions: readonly EditorAction[] = [
  ...historyActions,
  ...nodeActions,
  ...masterActions,
  ...viewActions,
  ...pageActions,
];

/** An action by its id; throws on one that does not exist. */
export function actionById(id: string): EditorAction {
  const action = allActions.find((candidate) => candidate.id === id);
  if (!action) {
    throw new Error(
      `Izlog: there is no editor action "${id}". Add it to allActions, or correct the id.`,
    );
  }
  return action;
}
