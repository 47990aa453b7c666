import { useState } from 'react';
import { takeOverSystemPage } from '#schemas/api/system-pages.ts';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';

/** Makes a built-in page the shop's own, as a draft, and opens that. */
export function useTakeOver(name: SystemPageName): { isBusy: boolean; takeOver(): void } {
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const takeOver = async () => {
    setBusy(true);
    // What was changed beside it stays.
    await editor.autosave.flush();
    const answer = await editor.api.call(takeOverSystemPage, { body: { name } });
    if (!answer.errored) return editor.reopen();
    setBusy(false);
    say(editor, 'builtIn.failed');
  };
  return { isBusy, takeOver: () => void takeOver() };
}
