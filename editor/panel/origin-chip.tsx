import type { Origin } from '#runtime/content/types.ts';
import { useTexts } from '../editor-context.ts';
import { useScope } from '../store/selectors.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './field-row.module.css';

/** Tells where the shown value is written down: level, viewport, language. Quiet where that is usual. */
export function OriginChip({ id, origin }: { id: string; origin: Origin }) {
  const t = useTexts();
  const { viewport } = useScope();
  const differs =
    origin.viewport !== null && (origin.viewport === 'mobile' || viewport === 'mobile');
  const level = t(origin.unset ? 'panel.origin.unset' : `panel.origin.${origin.level}`);
  const parts = [level, ...(differs ? [t(`panel.origin.${origin.viewport}`)] : [])];
  const all = [...parts, ...(origin.locale ? [origin.locale.toUpperCase()] : [])];
  return (
    <Tooltip label={t('panel.origin.hint', { place: all.join(', ') })} side="top">
      <span
        id={id}
        className={styles['chip']}
        data-level={origin.level}
        data-viewport={origin.viewport ?? undefined}
        data-untranslated={origin.untranslated ? '' : undefined}
      >
        {origin.untranslated ? t('panel.origin.untranslated') : parts.join(' · ')}
      </span>
    </Tooltip>
  );
}
