import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './options-panel.module.css';

interface PanelGroupProps {
  title: string;
  /** Unfolded until the user folds it. */
  open: boolean;
  children: ReactNode;
}

/** A part of the panel that can be folded. */
export function PanelGroup({ title, open, children }: PanelGroupProps) {
  return (
    <details className={styles['group']} open={open}>
      <summary>
        <ChevronRight size={14} strokeWidth={2} aria-hidden />
        {title}
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
