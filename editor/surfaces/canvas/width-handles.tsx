import type { KeyboardEvent, PointerEvent } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { setWidth, WIDTH_RANGE } from '../../kernel/store/scope.ts';
import styles from './width-handles.module.css';

interface WidthHandlesProps {
  width: number;
  zoom: number;
}

/** Handles at both edges of the page; arrow keys change the width by 10 px, with Shift by 50. */
export function WidthHandles({ width, zoom }: WidthHandlesProps) {
  return (
    <>
      <Handle side="left" width={width} zoom={zoom} />
      <Handle side="right" width={width} zoom={zoom} />
    </>
  );
}

function Handle({ side, width, zoom }: WidthHandlesProps & { side: 'left' | 'right' }) {
  const t = useTexts();
  const { store } = useEditor();
  const direction = side === 'right' ? 1 : -1;
  const change = (next: number) =>
    setWidth(store, Math.round(Math.min(Math.max(next, WIDTH_RANGE.min), WIDTH_RANGE.max)));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const startX = event.clientX;
    handle.setPointerCapture(event.pointerId);
    // The page is centred, so each edge moves by half of the change.
    handle.onpointermove = (move) =>
      change(width + (direction * 2 * (move.clientX - startX)) / zoom);
    handle.onlostpointercapture = () => {
      handle.onpointermove = null;
    };
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const sign = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (sign === 0) return;
    event.preventDefault();
    change(width + direction * sign * (event.shiftKey ? 50 : 10));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved (ARIA window splitter) has no HTML element
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('canvas.width')}
      aria-valuenow={width}
      aria-valuemin={WIDTH_RANGE.min}
      aria-valuemax={WIDTH_RANGE.max}
      tabIndex={0}
      className={styles['handle']}
      data-side={side}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
