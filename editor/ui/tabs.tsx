import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

import styles from './tabs.module.css';

export interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange(value: T): void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
}

/** Tabs with their panels; only the open panel is rendered. */
export function Tabs<T extends string>({ label, value, onChange, tabs }: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className={styles['root']}>
      <Base.List aria-label={label} className={styles['list']}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles['tab']}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles['indicator']} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles['panel']}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
