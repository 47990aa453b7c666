import { type MouseEvent, type ReactNode, useState } from 'react';
import { defineIsland } from '#runtime/islands/define-island.ts';
import styles from './profile-tabs.module.css';

export interface SectionSwitchProps {
  /** Accessible name of the row of links. */
  label: string;
  /** The page without a query; the address after a change of the part (PROF-02). */
  path: string;
  /** Name of the part that is open first. */
  open: string;
  tabs: readonly { name: string; panelId: string; label: string; href: string }[];
  /** The parts, each with its id. */
  children?: ReactNode;
}

/** Links to the parts of a page that open them in place. */
function SectionSwitch({ label, path, open, tabs, children }: SectionSwitchProps) {
  const [current, setCurrent] = useState(open);
  const show = (event: MouseEvent, name: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setCurrent(name);
    for (const tab of tabs) {
      const panel = document.getElementById(tab.panelId);
      if (panel) panel.hidden = tab.name !== name;
    }
    history.replaceState(history.state, '', path);
  };
  return (
    <>
      <nav className={styles['tabs']} aria-label={label}>
        {tabs.map(({ name, label: text, href }) => (
          <a
            key={name}
            href={href}
            className={styles['tab']}
            aria-current={name === current ? 'page' : undefined}
            onClick={(event) => show(event, name)}
          >
            {text}
          </a>
        ))}
      </nav>
      {children}
    </>
  );
}

/** Wakes with the first use of a tab. */
export const island = defineIsland({
  name: 'section-switch',
  hydrate: 'intent',
  Component: SectionSwitch,
});
