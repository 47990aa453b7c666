import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';

import { actionById } from '../actions/all-actions.ts';
import { useTexts } from '../back-office-context.ts';
import { usePageSize } from '../canvas/use-page-size.ts';
import { useEditor } from '../editor-context.ts';
import { CANVAS_WIDTHS, PRESETS, presetOf, setWidth, WIDTH_RANGE } from '../store/scope.ts';
import { useScope } from '../store/selectors.ts';
import { Segmented } from '../ui/segmented.tsx';
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
