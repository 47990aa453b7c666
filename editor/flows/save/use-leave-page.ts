import { useCallback, useEffect } from 'react';

import { useEditor } from '../../kernel/editor-context.ts';
import { isUnsynced } from '../../kernel/store/saving/save-queue.ts';
import { openDialog } from '../../kernel/store/ui.ts';

/** Goes to a page of the shop; asks first while there is work that the server does not have. */
export function useLeavePage(): (href: string) => void {
  const { store, autosave } = useEditor();
  return useCallback(
    (href: string) => {
      void autosave.flush().then(() => {
        if (isUnsynced(store.getState().save)) openDialog(store, { name: 'leave', href });
        else window.location.assign(href);
      });
    },
    [store, autosave],
  );
}

/** Saves when the window is left, and keeps it open while something is unsaved. */
export function useSaveOnLeave(): void {
  const { store, autosave } = useEditor();
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isUnsynced(store.getState().save)) return;
      void autosave.flush();
      event.preventDefault();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    const onOnline = () => void autosave.resume();
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('online', onOnline);
    };
  }, [store, autosave]);
}
