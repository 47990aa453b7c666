import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

import styles from './tabs.module.css';

export interface TabItem {
  /** Stable key; the URL has it where tabs are linked to. */
  value: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  items: readonly TabItem[];
  /** Accessible name of the row of tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs of an island. Arrow keys move, the panel follows. */
export function Tabs({ items, label, value, onValueChange }: TabsProps) {
  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(String(next))}>
      <Base.List className={styles['list']} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <Base.Tab key={item.value} value={item.value} className={styles['tab']}>
            {item.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles['indicator']} />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles['panel']}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
