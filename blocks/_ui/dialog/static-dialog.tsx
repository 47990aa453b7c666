import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import styles from './dialog.module.css';

export interface StaticDialogProps {
  /** A script opens it by `showModal()` on this id. */
  id: string;
  title: ReactNode;
  /** Accessible name of the cross in the corner; absent = no cross, the content brings its own way out. */
  closeLabel?: string;
  width?: 's' | 'm' | 'l';
  footer?: ReactNode;
  /** Closes by itself after so many milliseconds; `--close-after` holds them for a progress line. */
  closeAfter?: number;
  children: ReactNode;
}

/** The same dialog as plain HTML: closes by its own form, by Escape and without React. */
export function StaticDialog({
  id,
  title,
  closeLabel,
  width = 'm',
  footer,
  closeAfter,
  children,
}: StaticDialogProps) {
  return (
    <dialog
      id={id}
      className={`${styles['popup']} ${styles['native']}`}
      data-width={width}
      data-surface="light"
      data-close-after={closeAfter}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']} id={`${id}-title`}>
          {title}
        </h2>
        {closeLabel && (
          <form method="dialog">
            <button type="submit" className={iconButtonClass} aria-label={closeLabel}>
              <Icon name="close" />
            </button>
          </form>
        )}
      </div>
      <div className={styles['body']}>{children}</div>
      {footer && <div className={styles['footer']}>{footer}</div>}
    </dialog>
  );
}
