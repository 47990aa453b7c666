import type { ReactNode } from 'react';

import styles from './badge.module.css';

export interface BadgeProps {
  /** `solid` for news, `line` for facts, `sale` for a discount, `muted` for what is missing. */
  tone?: 'solid' | 'line' | 'sale' | 'muted';
  children: ReactNode;
}

/** A short label in small caps. */
export function Badge({ tone = 'line', children }: BadgeProps) {
  return (
    <span className={styles['badge']} data-tone={tone}>
      {children}
    </span>
  );
}
