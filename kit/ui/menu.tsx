import { Menu as Base } from '@base-ui/react/menu';
import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

import { Keys } from './keys.tsx';
import styles from './menu.module.css';
import { usePortalRoot } from './portal-root.ts';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** What has the focus afterwards; default: the button. */
  finalFocus?: () => HTMLElement | null;
}

/** A list of actions behind a button. */
export function Menu({
  trigger,
  children,
  align = 'start',
  side = 'bottom',
  finalFocus,
}: MenuProps) {
  const container = usePortalRoot();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={styles['positioner']}
        >
          <Base.Popup className={styles['popup']} finalFocus={finalFocus}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  label: string;
  icon?: LucideIcon | undefined;
  keys?: string | undefined;
  /** A second line, such as what it would put there. */
  detail?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect(): void;
}

export function MenuItem(props: MenuItemProps) {
  const { label, icon: Icon, keys, detail, danger, disabled, onSelect } = props;
  return (
    <Base.Item
      className={styles['item']}
      disabled={disabled ?? false}
      data-danger={danger ? '' : undefined}
      onClick={onSelect}
    >
      <span className={styles['icon']}>{Icon && <Icon size={15} strokeWidth={1.75} />}</span>
      <span className={styles['label']}>
        {label}
        {detail && <small className={styles['detail']}>{detail}</small>}
      </span>
      {keys && <Keys keys={keys} />}
    </Base.Item>
  );
}

/** Actions that belong together, below their heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className={styles['heading']}>{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

export interface MenuChoiceProps<T extends string> {
  value: T;
  onChange(value: T): void;
  options: readonly { value: T; label: string; icon?: LucideIcon }[];
  /** Heading above the choices. */
  label: string;
}

/** Choices of which one is set. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { value, onChange, options, label } = props;
  return (
    <Base.Group>
      <Base.GroupLabel className={styles['heading']}>{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem
            key={option.value}
            value={option.value}
            closeOnClick
            className={styles['item']}
          >
            <span className={styles['icon']}>
              <Base.RadioItemIndicator>
                <Check size={15} />
              </Base.RadioItemIndicator>
            </span>
            <span className={styles['label']}>{option.label}</span>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles['separator']} />;
}
