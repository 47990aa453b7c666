import { useEffect } from 'react';
import { isMac } from '#kit/ui/key-labels.ts';
import { type EditorContextValue, useEditor } from '../editor-context.ts';
import { type EditorAction, isEnabled } from './action.ts';
import { allActions } from './all-actions.ts';
import { isOwnKey, isTyping, matchesKeys } from './key-match.ts';

/** Runs actions by their shortcuts, wherever the focus is inside the editor. */
export function useShortcuts(): void {
  const editor = useEditor();
  useEffect(() => {
    const mac = isMac();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const action = findAction(event, mac, editor);
      if (!action || isKept(event.target, action)) return;
      event.preventDefault();
      action.run(editor);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor]);
}

function findAction(
  event: KeyboardEvent,
  mac: boolean,
  editor: EditorContextValue,
): EditorAction | undefined {
  const typing = isTyping(event.target) || isOwnKey(event);
  return allActions.find(
    (action) =>
      !action.byBrowser &&
      (action.whileTyping || !typing) &&
      action.keys?.some((keys) => matchesKeys(event, keys, mac)) &&
      isEnabled(action, editor),
  );
}

/** Keys that a dialog or an open menu keeps; the command palette opens from a menu too. */
function isKept(target: EventTarget | null, { id }: EditorAction): boolean {
  const isInMenu = target instanceof Element && target.closest('[role="menu"]') !== null;
  return isModal(target) && !(isInMenu && id === 'commandPalette');
}

/** True in dialogs and menus, which have the keyboard to themselves. */
export function isModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}
