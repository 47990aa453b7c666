import { useMemo } from 'react';

import { useEditor } from '../editor-context.ts';
import { canvasElements } from '../store/compose-canvas.ts';
import { useEditorState, useUi } from '../store/selectors.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';

/** The rows of the outline as they are now. */
export function useOutlineRows(): readonly OutlineRow[] {
  const { composition } = useEditor();
  const composed = useEditorState(composition);
  const placement = useEditorState((state) => state.placement);
  const folded = useUi('folded');
  return useMemo(
    () => outlineRows(composed, canvasElements({ placement }), folded),
    [composed, placement, folded],
  );
}
