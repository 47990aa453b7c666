import { WandSparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { type Hex, isHex } from '#domain/theme/color.ts';
import {
  COLOR_ROLES,
  type ColorRole,
  type ContrastFault,
  contrastFaults,
} from '#domain/theme/palette.ts';
import { colorField, withColorsAround } from '#domain/theme/theme.ts';
import controls from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import styles from './look.module.css';
import { ResetToken } from './reset-token.tsx';
import type { Look } from './use-look.ts';

/** What most people want to choose; the others follow from these. */
const MAIN_ROLES: readonly ColorRole[] = [
  'page',
  'surface',
  'text',
  'heading',
  'brand',
  'brandDeep',
  'action',
  'accent',
];
const OTHER_ROLES = COLOR_ROLES.filter((role) => !MAIN_ROLES.includes(role));

/** The colours of the theme, each with what is wrong with it. */
export function LookColors({ look }: { look: Look }) {
  const { t, theme } = look;
  const faults = contrastFaults(theme.palette);
  const rows = (roles: readonly ColorRole[]) =>
    roles.map((role) => (
      <ColorRow
        key={role}
        role={role}
        look={look}
        fault={faults.find((fault) => fault.role === role)}
      />
    ));
  const isHidden = faults.some(({ role }) => !MAIN_ROLES.includes(role));
  return (
    <>
      <PanelGroup title={t('colors.title')} open>
        <FromOneColor key={theme.palette.brand} look={look} />
        {rows(MAIN_ROLES)}
      </PanelGroup>
      <PanelGroup key={String(isHidden)} title={t('colors.more')} open={isHidden}>
        {rows(OTHER_ROLES)}
      </PanelGroup>
    </>
  );
}

/** A whole palette from the colour of a logo; every pair of it is readable. */
function FromOneColor({ look }: { look: Look }) {
  const { t, theme, values, replace } = look;
  const [color, setColor] = useState<Hex>(theme.palette.brand);
  const id = useId();
  const make = () => replace(withColorsAround(values, color));
  return (
    <div className={styles['around']}>
      <label htmlFor={id}>{t('colors.around')}</label>
      <ColorInput id={id} value={color} label={t('colors.around')} onChange={setColor} />
      <Button onClick={make}>
        <WandSparkles size={14} aria-hidden />
        {t('colors.make')}
      </Button>
    </div>
  );
}

interface ColorRowProps {
  role: ColorRole;
  look: Look;
  fault: ContrastFault | undefined;
}

function ColorRow({ role, look, fault }: ColorRowProps) {
  const { t, theme, write, figure } = look;
  const id = useId();
  const name = colorField(role);
  const label = t(`color.${role}`);
  return (
    <div className={styles['row']} data-token={name}>
      <div className={styles['head']}>
        <label htmlFor={id}>{label}</label>
        <ResetToken look={look} name={name} label={label} />
        <ColorInput
          id={id}
          label={label}
          value={theme.palette[role]}
          describedBy={fault && `${id}-fault`}
          onChange={(color) => write({ [name]: color })}
        />
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles['warning']} role="status">
          {t('colors.fault', {
            on: t(`color.${fault.on}`),
            has: figure(Math.floor(fault.has * 10) / 10),
            needs: figure(fault.needs),
          })}
          <button type="button" onClick={() => write({ [name]: fault.better })}>
            <i style={{ background: fault.better }} aria-hidden />
            {t('colors.better', { color: fault.better })}
          </button>
        </p>
      )}
    </div>
  );
}

interface ColorInputProps {
  id: string;
  label: string;
  value: Hex;
  describedBy?: string | undefined;
  onChange(color: Hex): void;
}

/** A colour by picker, or typed as `#rrggbb`; what is not a colour yet stays in the field. */
function ColorInput({ id, label, value, describedBy, onChange }: ColorInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const color = text.trim().toLowerCase();
    setTyped(isHex(color) ? null : text);
    if (isHex(color)) onChange(color);
  };
  return (
    <span className={styles['color']}>
      <input
        id={id}
        type="color"
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => take(target.value)}
      />
      <input
        className={controls['input']}
        aria-label={`${label}, #`}
        aria-invalid={typed === null ? undefined : true}
        spellCheck={false}
        value={typed ?? value}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}
