import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Segmented } from '#kit/ui/segmented.tsx';
import { actionById } from '../../kernel/actions/all-actions.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import {
  CANVAS_WIDTHS,
  PRESETS,
  presetOf,
  setWidth,
  WIDTH_RANGE,
} from '../../kernel/store/scope.ts';
import { useScope } from '../../kernel/store/selectors.ts';
import { usePageSize } from '../../surfaces/canvas/page-size.ts';
import styles from './width-switch.module.css';

const ICONS = { desktop: Monitor, tablet: Tablet, mobile: Smartphone };

/** How wide the page is on the canvas; below the breakpoint its mobile values are edited. */
export function WidthSwitch() {
  const t = useTexts();
  const { store } = useEditor();
  const { width } = useScope();
  return (
    <div className={styles['switch']}>
      <Segmented
        label={t('topbar.width')}
        value={presetOf(width)}
        onChange={(preset) => setWidth(store, CANVAS_WIDTHS[preset])}
        options={PRESETS.map((preset) => {
          const keys = actionById(preset).keys?.[0];
          const label = t(`action.${preset}`);
          return { value: preset, label, icon: ICONS[preset], ...(keys ? { keys } : {}) };
        })}
      />
      <WidthField key={width} width={width} />
    </div>
  );
}

function WidthField({ width }: { width: number | null }) {
  const t = useTexts();
  const { store } = useEditor();
  const size = usePageSize();
  const field = useRef<HTMLInputElement>(null);
  const apply = () => {
    const text = field.current?.value.trim() ?? '';
    const next = Number.parseInt(text, 10);
    if (text === '') setWidth(store, null);
    else if (next >= WIDTH_RANGE.min && next <= WIDTH_RANGE.max) setWidth(store, next);
    else if (field.current) field.current.value = width === null ? '' : String(width);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') apply();
  };
  return (
    <label className={styles['field']}>
      <input
        ref={field}
        inputMode="numeric"
        defaultValue={width ?? ''}
        placeholder={String(size.width)}
        aria-label={t('topbar.widthInPixels')}
        onBlur={apply}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>px</span>
      {size.zoom < 1 && <span className={styles['zoom']}>{Math.round(size.zoom * 100)} %</span>}
    </label>
  );
}
