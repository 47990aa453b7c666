import { CalendarClock, CloudOff, History, Rocket } from 'lucide-react';

import type { EditorState } from '../store/editor-state.ts';
import { openDialog } from '../store/ui.ts';
import type { EditorAction } from './action.ts';

/** What concerns the page as a whole. */
export const pageActions: readonly EditorAction[] = [
  {
    id: 'publish',
    group: 'page',
    icon: Rocket,
    run: ({ store }) => openDialog(store, { name: 'publish' }),
  },
  {
    id: 'schedule',
    group: 'page',
    icon: CalendarClock,
    run: ({ store }) =>
      openDialog(store, { name: 'schedule', elementId: concerned(store.getState()) }),
  },
  {
    id: 'revisions',
    group: 'page',
    icon: History,
    run: ({ store }) =>
      openDialog(store, { name: 'revisions', elementId: concerned(store.getState()) }),
  },
  {
    id: 'unpublish',
    group: 'page',
    icon: CloudOff,
    danger: true,
    run: ({ store }) => openDialog(store, { name: 'unpublish' }),
  },
];

/** The element that is being worked on: the master that is edited in place, else the page. */
function concerned({ scope, placement }: EditorState): number {
  return scope.masterId ?? placement.page;
}
