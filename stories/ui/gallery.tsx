import type { ReactNode } from 'react';

import styles from './gallery.module.css';

/** A page of specimens: every variant and state of one primitive. */
export function Gallery({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['gallery']} aria-label={title}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </section>
  );
}

export interface SpecimensProps {
  label: string;
  /** Stands on the dark surface of the brand. */
  deep?: boolean;
  children: ReactNode;
}

/** Specimens that belong together, under their name. */
export function Specimens({ label, deep = false, children }: SpecimensProps) {
  return (
    <div className={styles['group']}>
      <p className={styles['label']}>{label}</p>
      <div className={styles['row']} data-surface={deep ? 'deep' : undefined}>
        {children}
      </div>
    </div>
  );
}
