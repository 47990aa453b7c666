import {
  SURFACE_PARTS,
  SURFACES,
  type Surface,
  type SurfacePart,
  surfaceField,
} from '#domain/theme/surface-names.ts';
import { surfaceFaults, surfacePalette } from '#domain/theme/surfaces.ts';
import { PanelGroup } from '../../surfaces/panel/panel-group.tsx';
import { ColorRow } from './color-row.tsx';
import styles from './look.module.css';
import type { Look } from './use-look.ts';

/** Role of the palette of a surface that shows what was chosen. */
const ROLES = { ground: 'page', text: 'text', action: 'action', line: 'line' } as const;

/** Surfaces that sections may stand on, each with what is hard to read on it. */
export function LookSurfaces({ look }: { look: Look }) {
  const { t } = look;
  return (
    <PanelGroup title={t('group.surfaces')} open={false}>
      <p className={styles['note']}>{t('surface.text')}</p>
      {SURFACES.map((surface) =>
        SURFACE_PARTS.map((part) => (
          <SurfaceRow key={surface + part} surface={surface} part={part} look={look} />
        )),
      )}
    </PanelGroup>
  );
}

interface SurfaceRowProps {
  surface: Surface;
  part: SurfacePart;
  look: Look;
}

function SurfaceRow({ surface, part, look }: SurfaceRowProps) {
  const { t, theme, figure } = look;
  const palette = surfacePalette(theme.palette, theme.surfaces, surface);
  return (
    <ColorRow
      look={look}
      name={surfaceField(surface, part)}
      label={`${t(`surface.${surface}`)}: ${t(`surfacePart.${part}`)}`}
      value={palette[ROLES[part]]}
      fault={surfaceFaults(palette).find((one) => one.part === part)}
      faultText={({ has, needs }) => t('surface.fault', { has: figure(has), needs: figure(needs) })}
    />
  );
}
