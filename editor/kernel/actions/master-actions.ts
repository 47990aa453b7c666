import {
  BookmarkPlus,
  Component,
  CornerUpLeft,
  LayoutTemplate,
  Pencil,
  RotateCcw,
  Unlink,
} from 'lucide-react';

import type { EditorContextValue } from '../editor-context.ts';
import { isLocked } from '../store/locks.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { isPlaced } from '../store/nodes/node-sources.ts';
import { editMaster } from '../store/scope.ts';
import { openDialog } from '../store/ui.ts';
import type { EditorAction } from './action.ts';
import { selectedNodes } from './scene.ts';

/** The selected node when it shows a master on this page. */
function selectedChild(editor: EditorContextValue): CanvasNode | undefined {
  const node = selectedNodes(editor).at(-1);
  return node?.composed.master && isPlaced(node) ? node : undefined;
}

/** The same, unless it is locked: all of it would change. */
function changeableChild(editor: EditorContextValue): CanvasNode | undefined {
  const child = selectedChild(editor);
  return child && !isLocked(child) ? child : undefined;
}

/** The selected section of the page when it is an own one. */
function selectedOwn(editor: EditorContextValue): CanvasNode | undefined {
  const node = selectedNodes(editor).at(-1);
  const { scope } = editor.store.getState();
  const isOwn = node && !node.composed.master && isPlaced(node) && scope.masterId === null;
  return isOwn && !isLocked(node) ? node : undefined;
}

/** Masters and the children that show them. */
export const masterActions: readonly EditorAction[] = [
  {
    id: 'editMaster',
    group: 'master',
    icon: Pencil,
    isEnabled: (editor) =>
      editor.store.getState().scope.masterId === null && selectedChild(editor) !== undefined,
    run(editor) {
      const id = selectedChild(editor)?.composed.master?.id;
      if (id !== undefined) editMaster(editor.store, id);
    },
  },
  {
    id: 'leaveMaster',
    group: 'master',
    icon: CornerUpLeft,
    keys: ['Escape'],
    isEnabled: ({ store }) => store.getState().scope.masterId !== null,
    run: ({ store }) => editMaster(store, null),
  },
  {
    id: 'backToMaster',
    group: 'master',
    icon: RotateCcw,
    isEnabled: (editor) => changeableChild(editor) !== undefined,
    run(editor) {
      const node = changeableChild(editor);
      if (node) openDialog(editor.store, { name: 'back-to-master', key: node.key });
    },
  },
  {
    id: 'detach',
    group: 'master',
    icon: Unlink,
    isEnabled: (editor) => changeableChild(editor) !== undefined,
    run(editor) {
      const node = changeableChild(editor);
      if (node) openDialog(editor.store, { name: 'detach', key: node.key });
    },
  },
  {
    id: 'saveAsMaster',
    group: 'master',
    icon: Component,
    isEnabled: (editor) => selectedOwn(editor) !== undefined,
    run(editor) {
      const node = selectedOwn(editor);
      if (node) openDialog(editor.store, { name: 'save-as-master', key: node.key });
    },
  },
  {
    id: 'saveAsPattern',
    group: 'master',
    icon: BookmarkPlus,
    isEnabled: (editor) => selectedNodes(editor).some(isPlaced),
    run: ({ store }) => openDialog(store, { name: 'save-as-pattern' }),
  },
  {
    id: 'patterns',
    group: 'edit',
    icon: LayoutTemplate,
    isEnabled: ({ store }) => store.getState().scope.masterId === null,
    run: ({ store }) => openDialog(store, { name: 'patterns' }),
  },
];
