import { useEffect } from 'react';

import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';

/** Nodes from which on a page is large. */
const LARGE = 300;
/** Time in ms without a change of size after which the browser knows the size of every section. */
const STILL_MS = 100;

/**
 * Marks a large page as `data-settled` while the browser may skip its sections that are out of view
 * (`canvas.module.css`): a key press then costs what is in view. Not before all of them were laid
 * out, so that they keep their sizes and nothing jumps; and again after the page changed its width.
 */
export function useSkippedSections(): void {
  const { composition } = useEditor();
  const { page } = useCanvasParts();
  const isLarge = useEditorState((state) => composition(state).byKey.size >= LARGE);
  useEffect(() => {
    const element = page.current;
    return element && isLarge ? keepSettled(element) : undefined;
  }, [page, isLarge]);
}

/** The function that is returned shows all sections again. */
function keepSettled(page: HTMLElement): () => void {
  let timer = 0;
  let width = 0;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, STILL_MS);
  };
  const settle = () => {
    if (page.querySelector('[data-loading]')) later();
    else page.dataset['settled'] = '';
  };
  const unsettle = () => {
    window.clearTimeout(timer);
    delete page.dataset['settled'];
  };
  const observer = new ResizeObserver(() => {
    if (page.clientWidth !== width) unsettle();
    width = page.clientWidth;
    if (!('settled' in page.dataset)) later();
  });
  observer.observe(page);
  return () => {
    observer.disconnect();
    unsettle();
  };
}
