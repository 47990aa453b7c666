import { useCallback } from 'react';

import { titleOf } from '../actions/say.ts';
import { useEditor } from '../editor-context.ts';
import { nodeSummary } from '../store/node-summary.ts';
import { useEditorState, useUi } from '../store/selectors.ts';
import type { OutlineRow } from './outline-rows.ts';

/** Names of rows: what the node says of itself, else its block; elements by their part of the page. */
export function useRowName(): (row: OutlineRow) => string {
  const editor = useEditor();
  useUi('locale');
  const locale = useEditorState((state) => state.scope.locale);
  return useCallback(
    (row) => {
      switch (row.kind) {
        case 'element':
          return elementName(editor, row.elementId);
        case 'slot':
          return row.slot;
        case 'empty':
          return editor.t('outline.empty');
        case 'node':
          return nodeSummary(editor.registry, row.node, locale) ?? titleOf(editor, row.node);
      }
    },
    [editor, locale],
  );
}

/** `Header`, `Page`, `Footer`, or `Cookie notice`. */
function elementName({ store, t }: ReturnType<typeof useEditor>, elementId: number): string {
  const { header, footer, cookie } = store.getState().placement;
  if (elementId === header) return t('outline.header');
  if (elementId === footer) return t('outline.footer');
  return t(elementId === cookie ? 'outline.cookie' : 'outline.page');
}
