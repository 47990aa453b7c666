import type { EditorAction } from './action.ts';
import { historyActions } from './history-actions.ts';
import { masterActions } from './master-actions.ts';
import { nodeActions } from './node-actions.ts';
import { pageActions } from './page-actions.ts';
import { viewActions } from './view-actions.ts';

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
