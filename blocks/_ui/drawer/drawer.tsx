import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

import { pageRoot } from '../dialog/page-root.ts';
import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import styles from './drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** Side it slides in from; `bottom` is a sheet. */
  side?: 'start' | 'end' | 'bottom';
  footer?: ReactNode;
  children: ReactNode;
}

/** A modal panel at one side of the window, for filters and the cart. */
export function Drawer({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'end',
  footer,
  children,
}: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={pageRoot()}>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup className={styles['panel']} data-side={side} data-surface="light">
          <div className={styles['head']}>
            <Base.Title className={styles['title']}>{title}</Base.Title>
            <Base.Close className={iconButtonClass} aria-label={closeLabel}>
              <Icon name="close" />
            </Base.Close>
          </div>
          <div className={styles['body']}>{children}</div>
          {footer && <div className={styles['footer']}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
