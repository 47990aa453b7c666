import type { ReactNode } from 'react';

import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'master' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short mark beside a name. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
