import { useEffect } from 'react';
import { useEditor } from '../editor-context.ts';
import { onCopyEvent, onPasteEvent } from './clipboard.ts';
import { isTyping } from './key-match.ts';
import { isModal } from './use-shortcuts.ts';

/** Nodes are copied, cut and pasted by the browser's own events, wherever nobody types. */
export function useClipboard(): void {
  const editor = useEditor();
  useEffect(() => {
    const isElsewhere = ({ target, defaultPrevented }: ClipboardEvent) =>
      defaultPrevented || isTyping(target) || isModal(target);
    const onCopy = (event: ClipboardEvent) => {
      // Marked text is the browser's to copy.
      if (isElsewhere(event) || document.getSelection()?.type === 'Range') return;
      onCopyEvent(editor, event);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isElsewhere(event)) onPasteEvent(editor, event);
    };
    window.addEventListener('copy', onCopy);
    window.addEventListener('cut', onCopy);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('copy', onCopy);
      window.removeEventListener('cut', onCopy);
      window.removeEventListener('paste', onPaste);
    };
  }, [editor]);
}
