import { useId, useState } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { PatternFrame, type PatternWidth } from '#kit/patterns/pattern-frame.tsx';
import { PatternWidthSwitch } from '#kit/patterns/pattern-width.tsx';
import frames from '#kit/patterns/patterns.module.css';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { listPatterns, type ReadyPattern } from '#schemas/api/patterns.ts';
import { useAdmin } from '../../admin-context.ts';
import { BLANK_PRESET } from './new-page.ts';
import styles from './preset-choice.module.css';

interface PresetChoiceProps {
  value: string;
  onChange(name: string): void;
}

/** What a new page begins with, each as the shop would show it. */
export function PresetChoice({ value, onChange }: PresetChoiceProps) {
  const { api, t } = useBackOffice();
  const { locale } = useAdmin();
  const [width, setWidth] = useState<PatternWidth>('desktop');
  const group = useId();
  const patterns = useLoaded('presets', () => api.call(listPatterns, {}));
  if (patterns.status !== 'ready') {
    return (
      <p role={patterns.status === 'failed' ? 'alert' : 'status'} className={styles['waiting']}>
        {patterns.status === 'failed' ? patterns.failure.message : t('patterns.loading')}
      </p>
    );
  }

  return (
    <fieldset className={styles['choice']}>
      <legend>{t('patterns.preset')}</legend>
      <div className={styles['head']}>
        <p>{t('patterns.presetHint')}</p>
        <PatternWidthSwitch value={width} onChange={setWidth} />
      </div>
      <ul className={frames['grid']} data-width={width}>
        {presetsOf(patterns.data.ready).map(({ name, about }) => (
          <li key={name} className={frames['card']} data-chosen={name === value ? '' : undefined}>
            <PatternFrame
              name={name}
              title={about.titles[locale]}
              locale={DEFAULT_LOCALE}
              width={width}
            />
            <label className={frames['pick']}>
              <span className={frames['name']}>
                <input
                  type="radio"
                  name={group}
                  data-card
                  aria-describedby={`${group}-${name}`}
                  checked={name === value}
                  onChange={() => onChange(name)}
                />
                {about.titles[locale]}
              </span>
            </label>
            <p id={`${group}-${name}`} className={frames['text']}>
              {about.texts[locale]}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Page presets, the blank one first. */
function presetsOf(ready: readonly ReadyPattern[]): ReadyPattern[] {
  const pages = ready.filter(({ about }) => about.kind === 'page');
  return [
    ...pages.filter(({ name }) => name === BLANK_PRESET),
    ...pages.filter(({ name }) => name !== BLANK_PRESET),
  ];
}
