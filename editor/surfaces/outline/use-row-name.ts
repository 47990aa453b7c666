import { useCallback } from 'react';
import { titleOf } from '../../kernel/actions/say.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import type { OutlineRow } from '../../kernel/placement/outline-rows.ts';
import { nodeSummary } from '../../kernel/store/nodes/node-summary.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { slotTitle } from '../../kernel/store/titles/slot-title.ts';

/** What a row is called, and what it says of itself behind that. */
export interface RowName {
  name: string;
  summary: string | null;
}

/** Names of rows: the block's title with the first text of the node, parts of the page, slots. */
export function useRowName(): (row: OutlineRow) => RowName {
  const editor = useEditor();
  const uiLocale = useUi('locale');
  const locale = useEditorState((state) => state.scope.locale);
  return useCallback(
    (row) => {
      switch (row.kind) {
        case 'element':
          return { name: elementName(editor, row.elementId), summary: null };
        case 'slot':
          return {
            name: slotTitle(editor.registry, row.node.composed.block, row.slot, uiLocale),
            summary: row.expanded === null ? editor.t('outline.empty') : null,
          };
        case 'empty':
          return { name: editor.t('outline.empty'), summary: null };
        case 'node':
          return {
            name: titleOf(editor, row.node),
            summary: nodeSummary(editor.registry, row.node, locale),
          };
      }
    },
    [editor, locale, uiLocale],
  );
}

/** `Header`, `Page`, `Footer`, or `Cookie notice`. */
function elementName({ store, t }: EditorContextValue, elementId: number): string {
  const { header, footer, cookie } = store.getState().placement;
  if (elementId === header) return t('outline.header');
  if (elementId === footer) return t('outline.footer');
  return t(elementId === cookie ? 'outline.cookie' : 'outline.page');
}
