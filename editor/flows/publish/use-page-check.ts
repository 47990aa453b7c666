import { useState } from 'react';
import { useLatest } from '#kit/query/use-latest.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
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

/** Checks the page as it is when the dialog opens; nothing can change below it. */
export function usePageCheck(): PageCheck {
  const editor = useEditor();
  const canvas = useCanvasParts();
  const [check] = useState(() =>
    editor.store.getState().scope.masterId === null ? checkPage(editor, canvas) : null,
  );
  const { status, value } = useLatest(check && 'page', () => check?.later ?? Promise.resolve([]));
  return {
    isAsked: check !== null,
    isChecking: status === 'loading',
    isIncomplete: status === 'failed',
    warnings: value ?? check?.now ?? [],
  };
}
