import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** A button opens it by `popoverTarget={id}`. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A small note over the page by the platform's own popover: Escape, a click outside and its button
 * close it, without any script. It hangs below its button where the browser can anchor, else it
 * is in the middle; on small screens it is a sheet at the bottom.
 */
export function Popover({ id, title, closeLabel, children }: PopoverProps) {
  return (
    <div id={id} popover="auto" className={styles['popover']} data-surface="light">
      <div className={styles['head']}>
        <div className={styles['title']}>{title}</div>
        <button
          type="button"
          className={iconButtonClass}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
