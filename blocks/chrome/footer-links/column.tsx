import type { ReactNode } from 'react';

import { useTranslate } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './column.module.css';

export interface ColumnProps {
  title: ReactNode;
  /** The title as text, for the accessible name of its toggle. */
  name: string;
  /** Columns of one group close each other. */
  group: string;
  children: ReactNode;
}

/**
 * A titled list. The toggle beside the title is there for small screens only; without
 * JavaScript it works as well, since the list follows the state of the `<details>`.
 */
export function Column({ title, name, group, children }: ColumnProps) {
  const t = useTranslate();
  return (
    <div className={styles['column']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <details className={styles['toggle']} name={group}>
          <summary className={styles['summary']} aria-label={t('footer-links:show', { name })}>
            <Icon name="plus" size={18} />
          </summary>
        </details>
      </div>
      <ul className={styles['list']}>{children}</ul>
    </div>
  );
}
