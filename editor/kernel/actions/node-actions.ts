import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Columns3,
  Copy,
  CornerLeftUp,
  Files,
  Group,
  ListTree,
  Lock,
  Monitor,
  PencilLine,
  Plus,
  Scissors,
  Smartphone,
  Trash2,
} from 'lucide-react';
import type { Viewport } from '#runtime/content/types.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { together } from '../store/command.ts';
import { setHide } from '../store/commands/set-hide.ts';
import { editedSource } from '../store/fields/field-target.ts';
import { isLockedAgainst } from '../store/locks.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { select } from '../store/select.ts';
import { openDialog } from '../store/ui.ts';
import type { EditorAction } from './action.ts';
import { copySelection, cutSelection, pasteNodes } from './clipboard.ts';
import { placeForInsert } from './insert-operations.ts';
import {
  canMoveBy,
  deleteSelection,
  duplicateSelection,
  moveSelectionBy,
} from './node-operations.ts';
import { say, titleOf } from './say.ts';
import { nodeAt, selectedNodes } from './scene.ts';
import { canWrap, wrapSelection } from './wrap-operations.ts';

const hasSelection = ({ store }: EditorContextValue) => store.getState().selection.keys.length > 0;

/** Marked text is copied by the browser. */
const canCopy = (editor: EditorContextValue) =>
  hasSelection(editor) && document.getSelection()?.type !== 'Range';

/** What can be done with the selected nodes. */
export const nodeActions: readonly EditorAction[] = [
  {
    id: 'insert',
    group: 'node',
    icon: Plus,
    keys: ['Ctrl+Enter'],
    run: (editor) => openDialog(editor.store, { name: 'insert', place: placeForInsert(editor) }),
  },
  {
    id: 'moveUp',
    group: 'node',
    icon: ArrowUp,
    keys: ['Alt+ArrowUp'],
    isEnabled: (editor) => canMoveBy(editor, -1),
    run: (editor) => moveSelectionBy(editor, -1),
  },
  {
    id: 'moveDown',
    group: 'node',
    icon: ArrowDown,
    keys: ['Alt+ArrowDown'],
    isEnabled: (editor) => canMoveBy(editor, 1),
    run: (editor) => moveSelectionBy(editor, 1),
  },
  {
    id: 'moveTo',
    group: 'node',
    icon: ListTree,
    keys: ['Ctrl+Shift+M'],
    isEnabled: hasSelection,
    run: ({ store }) => openDialog(store, { name: 'move', keys: store.getState().selection.keys }),
  },
  {
    id: 'duplicate',
    group: 'node',
    icon: Files,
    keys: ['Ctrl+D'],
    isEnabled: hasSelection,
    run: duplicateSelection,
  },
  {
    id: 'wrapEach',
    group: 'node',
    icon: Columns3,
    isEnabled: (editor) => canWrap(editor, 'each'),
    run: (editor) => wrapSelection(editor, 'each'),
  },
  {
    id: 'wrapAll',
    group: 'node',
    icon: Group,
    keys: ['Ctrl+G'],
    isEnabled: (editor) => canWrap(editor, 'all'),
    run: (editor) => wrapSelection(editor, 'all'),
  },
  {
    id: 'copy',
    group: 'edit',
    icon: Copy,
    keys: ['Ctrl+C'],
    byBrowser: true,
    isEnabled: canCopy,
    run: copySelection,
  },
  {
    id: 'cut',
    group: 'edit',
    icon: Scissors,
    keys: ['Ctrl+X'],
    byBrowser: true,
    isEnabled: canCopy,
    run: cutSelection,
  },
  {
    id: 'paste',
    group: 'edit',
    icon: ClipboardPaste,
    keys: ['Ctrl+V'],
    byBrowser: true,
    run: pasteNodes,
  },
  {
    id: 'hideDesktop',
    group: 'node',
    icon: Monitor,
    isEnabled: canHide,
    isOn: (editor) => isHiddenOn(editor, 'desktop'),
    run: (editor) => toggleHidden(editor, 'desktop'),
  },
  {
    id: 'hideMobile',
    group: 'node',
    icon: Smartphone,
    isEnabled: canHide,
    isOn: (editor) => isHiddenOn(editor, 'mobile'),
    run: (editor) => toggleHidden(editor, 'mobile'),
  },
  {
    id: 'rename',
    group: 'node',
    icon: PencilLine,
    keys: ['F2'],
    isEnabled: (editor) => renamable(editor) !== undefined,
    run(editor) {
      const node = renamable(editor);
      if (node) openDialog(editor.store, { name: 'rename', key: node.key });
    },
  },
  {
    id: 'lock',
    group: 'node',
    icon: Lock,
    isEnabled: (editor) => mayLock(editor) && storedHere(editor) !== undefined,
    run(editor) {
      const node = storedHere(editor);
      if (node) openDialog(editor.store, { name: 'lock', key: node.key });
    },
  },
  {
    id: 'selectParent',
    group: 'node',
    icon: CornerLeftUp,
    keys: ['Escape'],
    isEnabled: hasSelection,
    run(editor) {
      const [node] = selectedNodes(editor);
      const parent = node && node.parent !== null ? nodeAt(editor, node.parent) : undefined;
      select(editor.store, parent?.key ?? null);
    },
  },
  {
    id: 'delete',
    group: 'node',
    icon: Trash2,
    keys: ['Delete', 'Backspace'],
    danger: true,
    isEnabled: hasSelection,
    run: deleteSelection,
  },
];

/** Owners decide what of a page stays as it is. */
export function mayLock({ user }: Pick<EditorContextValue, 'user'>): boolean {
  return user.role === 'owner';
}

/** The selected node where it may be given a name. */
function renamable(editor: EditorContextValue): CanvasNode | undefined {
  const node = storedHere(editor);
  return node && !isLockedAgainst(node, 'edit') ? node : undefined;
}

/** The one selected node, where it is stored in what is edited: name and lock of what a master shows are the master's. */
function storedHere(editor: EditorContextValue): CanvasNode | undefined {
  const [node, ...others] = selectedNodes(editor);
  if (!node || others.length > 0) return undefined;
  const source = sourceOf(editor, node);
  return source !== null && source.override === undefined ? node : undefined;
}

/** True when every selected node may be hidden and shown in the current scope. */
function canHide(editor: EditorContextValue): boolean {
  const nodes = selectedNodes(editor);
  const isOpen = (node: CanvasNode) =>
    sourceOf(editor, node) !== null && !isLockedAgainst(node, 'edit');
  return nodes.length > 0 && nodes.every(isOpen);
}

function isHiddenOn(editor: EditorContextValue, viewport: Viewport): boolean {
  const nodes = selectedNodes(editor);
  return nodes.length > 0 && nodes.every(({ composed }) => composed.hide[viewport] === true);
}

/** Hides the selected nodes on a viewport; shows them there again where all of them are hidden. */
function toggleHidden(editor: EditorContextValue, viewport: Viewport): void {
  const nodes = selectedNodes(editor);
  const hidden = isHiddenOn(editor, viewport);
  const commands = nodes.flatMap((node) => {
    const source = sourceOf(editor, node);
    return source ? [setHide(source, { [viewport]: shownValue(node, hidden) })] : [];
  });
  editor.history.run(together('setHide', commands));
  say(editor, hidden ? 'said.shown' : 'said.hidden', {
    name: nodes.map((node) => titleOf(editor, node)).join(', '),
    viewport: editor.t(`viewport.${viewport}`),
  });
}

/** A child must say "shown" where its master says "hidden"; an own node just drops the mark. */
function shownValue(node: CanvasNode, hidden: boolean): boolean | undefined {
  if (!hidden) return true;
  return node.composed.levels.length > 1 ? false : undefined;
}

function sourceOf({ store }: EditorContextValue, node: CanvasNode) {
  return editedSource(node, store.getState().scope);
}
