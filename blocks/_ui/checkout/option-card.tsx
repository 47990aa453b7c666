import type { ReactNode } from 'react';
import styles from './option-card.module.css';

export interface OptionCardProps {
  id: string;
  /** Of the radio group. */
  name: string;
  value: number;
  isChosen: boolean;
  title: string;
  text: string;
  /** What is at the end of the row: a price, the cards that are taken. */
  aside?: ReactNode;
  /** Saved by the page's script as soon as it is chosen, or at once where nothing is saved yet. */
  live?: 'change' | 'now' | undefined;
  /** Code of the way of delivery or payment (CONST-03). */
  code: number;
  /** Shown only while the option is chosen. */
  children?: ReactNode;
}

/** One of several ways to choose from, as a card whose whole face is the target. */
export function OptionCard({ live, children, ...option }: OptionCardProps) {
  const { id, name, value, isChosen, title, text, aside, code } = option;
  return (
    <li className={styles['card']}>
      <label className={styles['face']}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          defaultChecked={isChosen}
          className={styles['radio']}
          data-live-save={live}
          data-code={code}
          aria-describedby={`${id}-text`}
          required
        />
        <span className={styles['words']}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['text']} id={`${id}-text`}>
            {text}
          </span>
        </span>
        {aside && <span className={styles['aside']}>{aside}</span>}
      </label>
      {children && <div className={styles['more']}>{children}</div>}
    </li>
  );
}

/** The cards of one choice; `errorId` is the element with the fault of the first. */
export function OptionList({ children, errorId }: { children: ReactNode; errorId: string }) {
  return (
    <div>
      <ul className={styles['list']}>{children}</ul>
      <p className={styles['error']} id={errorId} aria-live="polite" />
    </div>
  );
}
