import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

import { Keys } from './keys.tsx';
import { usePortalRoot } from './portal-root.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  label: string;
  /** Shortcut shown behind the label, e.g. `Ctrl+Z`. */
  keys?: string | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The element that is described; it needs an accessible name of its own. */
  children: ReactElement<Record<string, unknown>>;
}

/** Names a control when the pointer rests on it or it has the focus. */
export function Tooltip({ label, keys, side = 'bottom', children }: TooltipProps) {
  const container = usePortalRoot();
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal container={container}>
        <Base.Positioner side={side} sideOffset={6} className={styles['positioner']}>
          <Base.Popup className={styles['popup']}>
            {label}
            {keys && <Keys keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Lets neighbouring tooltips follow each other without delay. */
export const TooltipGroup = Base.Provider;
