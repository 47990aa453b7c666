import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { usePortalRoot } from './portal-root.ts';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Name of the button in the corner. */
  closeLabel: string;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** What gets the focus when it closes; else what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children?: ReactNode;
}

/** A modal dialog; Escape and a click beside it close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, size = 'm', actions, children } = props;
  const { finalFocus } = props;
  const container = usePortalRoot();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal container={container}>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup
          className={styles['popup']}
          data-size={size}
          ref={popup}
          initialFocus={() => firstField(popup.current)}
          {...(finalFocus && { finalFocus })}
        >
          <Base.Title className={styles['title']}>{title}</Base.Title>
          {description && (
            <Base.Description className={styles['description']}>{description}</Base.Description>
          )}
          {children && <div className={styles['body']}>{children}</div>}
          {actions && (
            <div className={styles['actions']} data-dialog-actions>
              {actions}
            </div>
          )}
          {/* Last in order, so that the focus begins at the content. */}
          <Base.Close
            render={<IconButton icon={X} label={closeLabel} size="s" className={styles['close']} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** The first field or button of the content; the dialog itself when it only tells something. */
function firstField(popup: HTMLElement | null): HTMLElement | null {
  return (
    popup?.querySelector<HTMLElement>('input:not([readonly]), textarea, select') ??
    popup?.querySelector<HTMLElement>('[data-dialog-actions] button') ??
    popup
  );
}
