import { useTexts } from '#kit/back-office-context.ts';
import { Tooltip } from '#kit/ui/tooltip.tsx';
import type { Origin } from '#runtime/content/types.ts';
import { useEditorState, useScope } from '../../kernel/store/selectors.ts';
import styles from './field-row.module.css';

/** Tells where the shown value is written down: level, viewport, language. Quiet where that is usual. */
export function OriginChip({ id, origin }: { id: string; origin: Origin }) {
  const t = useTexts();
  const { short, full } = useOriginWords(origin);
  return (
    <Tooltip label={t('panel.origin.hint', { place: full })} side="top">
      <span
        id={id}
        className={styles['chip']}
        data-level={origin.level}
        data-viewport={origin.viewport ?? undefined}
        data-untranslated={origin.untranslated ? '' : undefined}
      >
        {short}
      </span>
    </Tooltip>
  );
}

/** Viewport and language are named only where the scope makes them worth a word. */
function useOriginWords(origin: Origin): { short: string; full: string } {
  const t = useTexts();
  const { viewport, locale } = useScope();
  const base = useEditorState(
    ({ documents, placement }) => documents[placement.page]?.language_code,
  );
  const level = t(origin.unset ? 'panel.origin.unset' : `panel.origin.${origin.level}`);
  const side = origin.viewport && t(`panel.origin.${origin.viewport}`);
  const language = origin.locale?.toUpperCase();
  const isSideWorth = origin.viewport === 'mobile' || viewport === 'mobile';
  const words = [level, isSideWorth && side, locale !== base && language];
  const full = [level, side, language].filter(Boolean).join(', ');
  return {
    short: origin.untranslated ? t('panel.origin.untranslated') : words.filter(Boolean).join(' · '),
    full,
  };
}
