import { useEffect } from 'react';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { SaveStatus } from '../../kernel/store/editor-state.ts';
import { overallStatus } from '../../kernel/store/saving/save-queue.ts';

const TROUBLES: readonly SaveStatus[] = ['conflict', 'expired', 'invalid', 'offline'];

/**
 * Tells users of screen readers when work cannot be saved and why, and when it is saved again. That
 * every change was saved is not said: it would talk over what was typed.
 */
export function useSaveAnnouncements(): void {
  const editor = useEditor();
  useEffect(() => {
    let told: SaveStatus = 'saved';
    return editor.store.subscribe(({ save }, before) => {
      if (save === before.save) return;
      const status = overallStatus(save);
      const isTrouble = TROUBLES.includes(status);
      if (status === told || (!isTrouble && status !== 'saved')) return;
      told = status;
      say(editor, 'said.saveState', {
        state: editor.t(`save.${status}`),
        hint: editor.t(`save.${status}Hint`),
      });
    });
  }, [editor]);
}
