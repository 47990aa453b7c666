import { useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { useOutlineParts } from '../../kernel/placement/outline-parts.ts';
import { ROW_HEIGHT } from '../../kernel/placement/outline-rows.ts';
import { DropIndicator } from '../dnd/drop-indicator.tsx';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import styles from './outline.module.css';
import { OutlineRowView } from './outline-row-view.tsx';
import { useOutlineKeys } from './use-outline-keys.ts';
import { useOutlineRows } from './use-outline-rows.ts';
import { useRevealSelected } from './use-reveal-selected.ts';
import { useRowWindow } from './use-row-window.ts';

/** Everything on the canvas as a tree. Only the rows in view are in the DOM. */
export function Outline() {
  const t = useTexts();
  const rows = useOutlineRows();
  const { tree } = useOutlineParts();
  const scroller = useRef<HTMLDivElement>(null);
  const { ref: zoneRef, onKeyDown: pickUp, ...zone } = useDragZone('outline');
  const { current, onKeyDown, onFocusRow } = useOutlineKeys(rows);
  const { first, last } = useRowWindow(scroller, rows.length);
  useRevealSelected(rows, scroller);
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div
        {...zone}
        role="tree"
        aria-label={t('outline.label')}
        aria-multiselectable
        ref={(element) => {
          zoneRef(element);
          tree.current = element;
        }}
        className={styles['tree']}
        style={{ height: rows.length * ROW_HEIGHT }}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (!event.defaultPrevented) pickUp(event);
        }}
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
    </div>
  );
}
