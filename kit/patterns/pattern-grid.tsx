import { type ReactNode, useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { walkGrid } from '../ui/walk-grid.ts';
import { PatternFrame, type PatternWidth } from './pattern-frame.tsx';
import styles from './patterns.module.css';

/** A pattern as a card shows it. */
export interface PatternEntry {
  name: string;
  title: string;
  text: string;
  /** What may be done with it beside picking it. */
  tools?: ReactNode;
}

interface PatternGridProps {
  label: string;
  entries: readonly PatternEntry[];
  /** Language of the previews. */
  locale: Locale;
  width: PatternWidth;
  /** Nothing may be picked while one is on its way. */
  isBusy: boolean;
  onPick(name: string): void;
}

/** Patterns to pick from, one stop of the Tab key: arrow keys go from card to card. */
export function PatternGrid({ label, entries, locale, width, isBusy, onPick }: PatternGridProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const stop = entries.find(({ name }) => name === current) ?? entries[0];
  return (
    <ul
      className={styles['grid']}
      data-width={width}
      aria-label={label}
      onKeyDown={(event) => {
        if (walkGrid(event.currentTarget, event.key, '[data-card]')) event.preventDefault();
      }}
    >
      {entries.map(({ name, title, text, tools }) => (
        <li key={name} className={styles['card']}>
          <PatternFrame name={name} title={title} locale={locale} width={width} />
          <button
            type="button"
            data-card
            className={styles['pick']}
            tabIndex={name === stop?.name ? 0 : -1}
            disabled={isBusy}
            onFocus={() => setCurrent(name)}
            onClick={() => onPick(name)}
          >
            <span className={styles['name']}>{title}</span>
            <span className={styles['text']}>{text}</span>
          </button>
          {tools}
        </li>
      ))}
    </ul>
  );
}
