import type { KeyboardEvent, MouseEvent } from 'react';

import type { MediaRef } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';
import { useTexts } from '../back-office-context.ts';
import styles from './media.module.css';
import { mayBeTransparent, previewOf } from './thumbnail.ts';

interface FocusPointProps {
  media: Media;
  value: MediaRef['focus'];
  disabled: boolean;
  onChange(focus: NonNullable<MediaRef['focus']>): void;
}

const STEP = 0.05;
const CENTRE = { x: 0.5, y: 0.5 };
const STEPS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point of a picture that must stay visible when it is cut: by click or arrow keys. */
export function FocusPoint({ media, value = CENTRE, disabled, onChange }: FocusPointProps) {
  const t = useTexts();

  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(value.x + step.x), y: within(value.y + step.y) });
  }

  return (
    <button
      type="button"
      className={styles['focus']}
      disabled={disabled}
      aria-label={t('media.focus', { x: Math.round(value.x * 100), y: Math.round(value.y * 100) })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <img
        src={previewOf(media)}
        alt=""
        width={media.width}
        height={media.height}
        data-transparent={mayBeTransparent(media) ? '' : undefined}
      />
      <span
        style={{ insetInlineStart: `${value.x * 100}%`, insetBlockStart: `${value.y * 100}%` }}
      />
    </button>
  );
}

function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
