import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import styles from './dialog.module.css';
import { pageRoot } from './page-root.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Accessible name of the closing button. */
  closeLabel: string;
  description?: string;
  /** `s` for a question, `m` for a form, `l` for lists. */
  width?: 's' | 'm' | 'l';
  /** Buttons at the end; they stay in view while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal dialog of an island: focus stays inside, Escape closes it, focus goes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  width = 'm',
  footer,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={pageRoot()}>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup className={styles['popup']} data-width={width} data-surface="light">
          <div className={styles['head']}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close className={iconButtonClass} aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className={styles['body']}>
            {description && (
              <Base.Description className={styles['description']}>{description}</Base.Description>
            )}
            {children}
          </div>
          {footer && <div className={styles['footer']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
