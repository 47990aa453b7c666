import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

import styles from './popover.module.css';
import { usePortalRoot } from './portal-root.ts';

export interface PopoverProps {
  trigger: ReactElement<Record<string, unknown>>;
  /** Accessible name of what opens. */
  title: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean;
  onOpenChange?(open: boolean): void;
}

/** A small panel beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, align = 'start', side = 'bottom', open, onOpenChange } = props;
  const container = usePortalRoot();
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={styles['positioner']}
        >
          <Base.Popup className={styles['popup']} aria-label={title}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
