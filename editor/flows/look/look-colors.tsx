import { WandSparkles } from 'lucide-react';
import { useId, useState } from 'react';
import type { Hex } from '#domain/theme/color.ts';
import {
  COLOR_ROLES,
  type ColorRole,
  type ContrastFault,
  contrastFaults,
} from '#domain/theme/palette.ts';
import { colorField, withColorsAround } from '#domain/theme/theme.ts';
import { Button } from '#kit/ui/button.tsx';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import { ColorInput, ColorRow } from './color-row.tsx';
import styles from './look.module.css';
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
      <RoleRow
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

interface RoleRowProps {
  role: ColorRole;
  look: Look;
  fault: ContrastFault | undefined;
}

function RoleRow({ role, look, fault }: RoleRowProps) {
  const { t, theme, figure } = look;
  return (
    <ColorRow
      look={look}
      name={colorField(role)}
      label={t(`color.${role}`)}
      value={theme.palette[role]}
      fault={fault}
      faultText={({ on, has, needs }) =>
        t('colors.fault', { on: t(`color.${on}`), has: figure(has), needs: figure(needs) })
      }
    />
  );
}
