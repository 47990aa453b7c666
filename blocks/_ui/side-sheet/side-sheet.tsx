import { type ReactNode, useEffect, useRef } from 'react';
import { ControlIcon } from '../icon/control-icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import styles from './side-sheet.module.css';

export interface SideSheetProps {
  open: boolean;
  onClose(): void;
  title: string;
  titleId: string;
  /** Accessible name of the cross. */
  closeLabel: string;
  /** A sheet at the end of the window, or one in the middle that is full-screen on phones. */
  place?: 'end' | 'middle';
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A modal sheet of an island on the browser's own dialog: focus stays inside and goes back, Escape
 * and a press beside it close it. Its styles come with it, not with the page.
 */
export function SideSheet(props: SideSheetProps) {
  const { open, onClose, title, titleId, closeLabel, place = 'end', footer, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open) dialog?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself answers Escape; the click is one beside it
    <dialog
      ref={ref}
      className={styles['sheet']}
      data-place={place}
      data-surface="light"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['content']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={titleId}>
            {title}
          </h2>
          <button
            type="button"
            className={iconButtonClass}
            aria-label={closeLabel}
            onClick={onClose}
          >
            <ControlIcon name="close" />
          </button>
        </div>
        <div className={styles['body']}>{children}</div>
        {footer && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}
