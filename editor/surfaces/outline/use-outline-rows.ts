import { useMemo } from 'react';

import { useEditor } from '../../kernel/editor-context.ts';
import { type OutlineRow, outlineRows } from '../../kernel/placement/outline-rows.ts';
import { canvasElements } from '../../kernel/store/nodes/compose-canvas.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';

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
