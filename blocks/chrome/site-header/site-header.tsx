import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { Slot } from '#runtime/render/slot.tsx';
import styles from './site-header.module.css';
import type { SiteHeaderValues } from './site-header.schema.ts';

/**
 * Frame of the header: a strip of notes, then logo, navigation and tools. Which of them are in one
 * line is decided by the page's width; the order in the document stays logo, navigation, tools.
 */
export function SiteHeader({ values }: BlockProps<SiteHeaderValues>) {
  return (
    <BlockRoot as="header" className={styles['root']} data-sticky={values.sticky}>
      <div className={styles['strip']} data-surface="deep">
        <Slot name="popup" />
        <Slot name="strip" />
        <Slot name="languages" />
      </div>
      <div className={styles['bar']} data-arrangement={values.arrangement}>
        <div className={styles['start']}>
          <Slot name="start" />
        </div>
        <div className={styles['nav']}>
          <Slot name="nav" />
        </div>
        <div className={styles['search']}>
          <Slot name="search" />
        </div>
        <div className={styles['end']}>
          <Slot name="end" />
        </div>
      </div>
      <Slot name="login" />
      <Slot name="added" />
    </BlockRoot>
  );
}
