import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Menu, MenuChoice } from '#kit/ui/menu.tsx';
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
import { useScope, useUi } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
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
      <ZoomMenu />
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
    </label>
  );
}

const percent = (zoom: number) => `${Math.round(zoom * 100)} %`;
const FIT = 'fit';
const SIZES = [0.5, 0.75, 1, 1.5, 2] as const;

/** How large the page is shown. */
function ZoomMenu() {
  const t = useTexts();
  const { store } = useEditor();
  const byHand = useUi('zoom');
  const { zoom } = usePageSize();
  return (
    <Menu
      align="center"
      trigger={
        <Button
          kind="quiet"
          className={styles['zoom']}
          aria-label={t('topbar.zoomNow', { zoom: percent(zoom) })}
        >
          {percent(zoom)}
        </Button>
      }
    >
      <MenuChoice
        label={t('topbar.zoom')}
        value={byHand === null ? FIT : String(byHand)}
        onChange={(next) => setUi(store, { zoom: next === FIT ? null : Number(next) })}
        options={[
          { value: FIT, label: t('action.zoomFit') },
          ...SIZES.map((size) => ({ value: String(size), label: percent(size) })),
        ]}
      />
    </Menu>
  );
}
