import { type RefObject, useEffect } from 'react';
import { type OutlineRow, ROW_HEIGHT } from '../../kernel/placement/outline-rows.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';

/** Scrolls the outline to the node that was selected elsewhere. */
export function useRevealSelected(
  rows: readonly OutlineRow[],
  scroller: RefObject<HTMLElement | null>,
): void {
  const selected = useEditorState((state) => state.selection.keys.at(-1));
  const index = rows.findIndex((row) => row.id === selected);
  useEffect(() => {
    const element = scroller.current;
    if (index < 0 || !element) return;
    const top = index * ROW_HEIGHT;
    const isShown =
      top >= element.scrollTop && top + ROW_HEIGHT <= element.scrollTop + element.clientHeight;
    if (!isShown) element.scrollTop = top - element.clientHeight / 2;
  }, [index, scroller]);
}
