import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  icon: LucideIcon;
  /** `master` in the colour of shared sections; `accent` where a change reaches further than it looks. */
  tone?: 'plain' | 'accent' | 'master';
  text: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A line above the canvas that says what is being edited. */
export function Banner({ icon: Icon, tone = 'plain', text, children }: BannerProps) {
  return (
    <div className={styles['banner']} data-tone={tone} role="status">
      <Icon size={15} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  );
}
