import { type MouseEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { matchesQuery } from '#kit/fold-text.ts';
import { SearchField } from '#kit/ui/search-field.tsx';
import { NodeContextMenu } from '../../kernel/actions/node-context-menu.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { useOutlineParts } from '../../kernel/placement/outline-parts.ts';
import {
  foundRows,
  type OutlineRow,
  outlineRows,
  ROW_HEIGHT,
} from '../../kernel/placement/outline-rows.ts';
import type { EditorStore } from '../../kernel/store/editor-store.ts';
import { canvasElements } from '../../kernel/store/nodes/compose-canvas.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { DropIndicator } from '../dnd/drop-indicator.tsx';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import styles from './outline.module.css';
import { OutlineRowView } from './outline-row-view.tsx';
import { useOutlineKeys } from './use-outline-keys.ts';
import { useRowName } from './use-row-name.ts';
import { useRowWindow } from './use-row-window.ts';

/** Everything on the canvas as a tree. Only the rows in view are in the DOM. */
export function Outline() {
  const t = useTexts();
  const { store } = useEditor();
  const [query, setQuery] = useState('');
  const isSearching = query.trim() !== '';
  const rows = useOutlineRows(query);
  const { tree } = useOutlineParts();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: zoneRef, onKeyDown: pickUp, ...zone } = useDragZone('outline');
  const { current, onKeyDown, onFocusRow } = useOutlineKeys(rows);
  const { first, last } = useRowWindow(scroller, rows.length);
  useRevealSelected(rows, scroller);
  return (
    <>
      <SearchField
        value={query}
        label={t('outline.search')}
        onChange={setQuery}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          scroller.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
      />
      <div ref={scroller} className={styles['scroller']}>
        <NodeContextMenu>
          <div
            {...(isSearching ? {} : zone)}
            role="tree"
            aria-label={t('outline.label')}
            aria-multiselectable
            ref={(element) => {
              zoneRef(element);
              // Lines for a drop are drawn between the rows of the whole tree.
              tree.current = isSearching ? null : element;
            }}
            className={styles['tree']}
            style={{ height: rows.length * ROW_HEIGHT }}
            onKeyDown={(event) => {
              onKeyDown(event);
              if (!event.defaultPrevented && !isSearching) pickUp(event);
            }}
            onContextMenuCapture={(event) => selectUnder(store, event)}
          >
            {rows.slice(first, last).map((row, index) => (
              <OutlineRowView
                key={row.id}
                row={row}
                top={(first + index) * ROW_HEIGHT}
                isCurrent={row.id === current}
                onFocusRow={onFocusRow}
              />
            ))}
            <DropIndicator surface="outline" />
          </div>
        </NodeContextMenu>
        {rows.length === 0 && <p className={styles['none']}>{t('palette.nothing', { query })}</p>}
      </div>
    </>
  );
}

/** The menu acts on the row under the pointer; on one that is no node there is none. */
function selectUnder(store: EditorStore, event: MouseEvent): void {
  const row = event.target instanceof Element && event.target.closest('[data-row]');
  const key = row ? row.getAttribute('data-drag-node') : null;
  if (key === null) event.stopPropagation();
  else if (!store.getState().selection.keys.includes(key)) select(store, key);
}

/** The rows of the outline as they are now; of a search those that it finds, however they are folded. */
function useOutlineRows(query: string): readonly OutlineRow[] {
  const { composition } = useEditor();
  const composed = useEditorState(composition);
  const placement = useEditorState((state) => state.placement);
  const folded = useUi('folded');
  const nameOf = useRowName();
  return useMemo(() => {
    const elements = canvasElements({ placement });
    if (query.trim() === '') return outlineRows(composed, elements, folded);
    return foundRows(outlineRows(composed, elements, {}), (row) => {
      if (row.kind !== 'node') return false;
      const { name, summary } = nameOf(row);
      return matchesQuery(query, [name, summary ?? '']);
    });
  }, [composed, placement, folded, query, nameOf]);
}

/** Scrolls the outline to the node that was selected elsewhere. */
function useRevealSelected(
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
