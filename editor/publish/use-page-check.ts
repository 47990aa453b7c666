import { useEffect, useState } from 'react';

import { useCanvasParts } from '../canvas/canvas-parts.ts';
import { useEditor } from '../editor-context.ts';
import type { PageWarning } from './checks/page-warning.ts';
import { checkPage } from './page-warnings.ts';

/** What the check before publishing has found so far. */
export interface PageCheck {
  /** False while a master is edited: it is no page. */
  isAsked: boolean;
  isChecking: boolean;
  /** Links and files could not be asked. */
  isIncomplete: boolean;
  warnings: readonly PageWarning[];
}

/** Checks the page as it stands when the dialog opens; nothing can change below it. */
export function usePageCheck(): PageCheck {
  const editor = useEditor();
  const canvas = useCanvasParts();
  const [check] = useState(() =>
    editor.store.getState().scope.masterId === null ? checkPage(editor, canvas) : null,
  );
  const [state, setState] = useState<PageCheck>({
    isAsked: check !== null,
    isChecking: check !== null,
    isIncomplete: false,
    warnings: check?.now ?? [],
  });
  useEffect(() => {
    check?.later.then(
      (warnings) => setState((before) => ({ ...before, isChecking: false, warnings })),
      () => setState((before) => ({ ...before, isChecking: false, isIncomplete: true })),
    );
  }, [check]);
  return state;
}
