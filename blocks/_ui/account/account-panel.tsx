import type { ReactNode } from 'react';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import styles from './account-panel.module.css';

export interface AccountPanelProps {
  /** Of the node's field `title`. */
  title: string;
  titleId: string;
  /** What is at the end of the head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the customer's profile: a title over a fine line, and what belongs to it. */
export function AccountPanel({ title, titleId, aside, children }: AccountPanelProps) {
  return (
    <div className={styles['panel']}>
      <header className={styles['head']}>
        <EditableText
          field="title"
          value={title}
          as="h2"
          id={titleId}
          className={styles['title']}
        />
        {aside}
      </header>
      {children}
    </div>
  );
}
