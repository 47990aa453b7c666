import { ScrollArea as Base } from '@base-ui/react/scroll-area';
import type { ReactNode, Ref } from 'react';

import styles from './scroll-area.module.css';

export interface ScrollAreaProps {
  children: ReactNode;
  /** Ref of the element that scrolls. */
  viewportRef?: Ref<HTMLDivElement>;
}

/** A scrolling region with a thin scrollbar that shows only while needed. */
export function ScrollArea({ children, viewportRef }: ScrollAreaProps) {
  return (
    <Base.Root className={styles['root']}>
      <Base.Viewport ref={viewportRef ?? null} className={styles['viewport']}>
        <Base.Content style={{ minWidth: 0 }}>{children}</Base.Content>
      </Base.Viewport>
      <Base.Scrollbar className={styles['scrollbar']}>
        <Base.Thumb className={styles['thumb']} />
      </Base.Scrollbar>
    </Base.Root>
  );
}
