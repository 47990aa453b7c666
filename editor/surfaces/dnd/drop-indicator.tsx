import type { DragSurface } from '../../kernel/store/editor-state.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './drop-indicator.module.css';

/** The line that shows where the dragged thing would land. */
export function DropIndicator({ surface }: { surface: DragSurface }) {
  const line = useEditorState(({ drag }) => (drag?.surface === surface ? drag.line : null));
  if (!line) return null;
  const isVertical = line.box.height > line.box.width;
  return (
    <div
      className={styles['line']}
      data-vertical={isVertical ? '' : undefined}
      data-surface={surface}
      style={{ ...line.box }}
    />
  );
}
