import { useEffect } from 'react';

import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { EditorState } from '../../kernel/store/editor-state.ts';

const MOVING_EVENTS = ['transitionend', 'animationend', 'load', 'scroll'] as const;

/** Measures again after everything that may move a node: its own size, the page's, a change. */
export function useLayoutRefresh(): void {
  const { store } = useEditor();
  const { geometry, page } = useCanvasParts();
  useEffect(() => {
    const element = page.current;
    if (!element) return;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => geometry.refresh());
    };
    const observer = new ResizeObserver(later);
    observer.observe(element);
    const stop = store.subscribe((state, before) => {
      if (mayMove(state, before)) later();
    });
    for (const event of MOVING_EVENTS) element.addEventListener(event, later, true);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      stop();
      for (const event of MOVING_EVENTS) element.removeEventListener(event, later, true);
    };
  }, [page, geometry, store]);
}

function mayMove(state: EditorState, before: EditorState): boolean {
  return (
    state.documents !== before.documents ||
    state.selection !== before.selection ||
    state.scope !== before.scope
  );
}
