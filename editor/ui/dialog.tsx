import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

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
  size?: 's' | 'm' | 'l';
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** A modal dialog; Escape and a click beside it close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, closeLabel, size = 'm', actions, children } = props;
  const container = usePortalRoot();
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal container={container}>
        <Base.Backdrop className={styles['backdrop']} />
        <Base.Popup
          className={styles['popup']}
          data-size={size}
          {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
        >
          <Base.Title className={styles['title']}>{title}</Base.Title>
          {description && (
            <Base.Description className={styles['description']}>{description}</Base.Description>
          )}
          {children && <div className={styles['body']}>{children}</div>}
          {actions && <footer className={styles['actions']}>{actions}</footer>}
          {/* Last in order, so that the focus begins at the content. */}
          <Base.Close
            render={<IconButton icon={X} label={closeLabel} size="s" className={styles['close']} />}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
