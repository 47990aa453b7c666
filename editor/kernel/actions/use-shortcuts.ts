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
      if (isModal(event.target)) return;
      const action = findAction(event, mac, editor);
      if (!action) return;
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

/** Dialogs and menus keep the keyboard to themselves. */
export function isModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}
