import { CloudOff, History, Rocket } from 'lucide-react';

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
    id: 'revisions',
    group: 'page',
    icon: History,
    run: ({ store }) =>
      openDialog(store, { name: 'revisions', elementId: store.getState().placement.page }),
  },
  {
    id: 'unpublish',
    group: 'page',
    icon: CloudOff,
    danger: true,
    run: ({ store }) => openDialog(store, { name: 'unpublish' }),
  },
];
