import { Check } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import type { ReadyPreset } from '#schemas/api/presets.ts';
import { useAdmin } from '../../admin-context.ts';
import styles from './presets.module.css';
import { usePresetsTexts } from './use-presets-texts.ts';

const COUNTS = ['pages', 'products', 'posts'] as const;

interface PresetCardProps {
  preset: ReadyPreset;
  isCurrent: boolean;
  isLocked: boolean;
  onUse(): void;
}

/** A ready preset: what it looks like and what is in it. */
export function PresetCard({ preset, isCurrent, isLocked, onUse }: PresetCardProps) {
  const { locale } = useAdmin();
  const s = usePresetsTexts();
  const name = preset.titles[locale];
  return (
    <li className={styles['card']} data-current={isCurrent || undefined}>
      {preset.picture ? (
        <img src={preset.picture} alt="" width={640} height={480} />
      ) : (
        <span className={styles['plain']} aria-hidden>
          {name}
        </span>
      )}
      <div className={styles['about']}>
        <h4>{name}</h4>
        <p>{preset.texts[locale]}</p>
        <p className={styles['counts']}>
          {COUNTS.filter((what) => preset[what] > 0).map((what) => (
            <span key={what}>{s(`presets.${what}`, { number: preset[what] })}</span>
          ))}
        </p>
        <div className={styles['foot']}>
          <Button
            size="l"
            disabled={isLocked}
            aria-label={s('presets.useNamed', { name })}
            onClick={onUse}
          >
            {s('presets.use')}
          </Button>
          {isCurrent && (
            <span className={styles['current']}>
              <Check size={15} aria-hidden />
              {s('presets.current')}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
