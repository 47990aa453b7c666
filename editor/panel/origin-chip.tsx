import type { Origin } from '#runtime/content/types.ts';
import { useTexts } from '../editor-context.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import styles from './field-row.module.css';

/** Tells where the shown value is written down: level, language, viewport. */
export function OriginChip({ origin }: { origin: Origin }) {
  const t = useTexts();
  const parts = [
    t(`panel.origin.${origin.level}`),
    ...(origin.viewport === 'mobile' ? [t('panel.origin.mobile')] : []),
    ...(origin.locale ? [origin.locale.toUpperCase()] : []),
    ...(origin.unset ? [t('panel.origin.unset')] : []),
  ];
  return (
    <Tooltip label={t('panel.origin.hint', { place: parts.join(', ') })}>
      <button
        type="button"
        className={styles['chip']}
        data-level={origin.level}
        data-untranslated={origin.untranslated || undefined}
      >
        {origin.untranslated ? t('panel.origin.untranslated') : parts[0]}
        {origin.viewport === 'mobile' && ` · ${t('panel.origin.mobile')}`}
      </button>
    </Tooltip>
  );
}
