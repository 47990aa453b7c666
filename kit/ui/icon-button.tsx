import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Tooltip, type TooltipProps } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: LucideIcon;
  /** Accessible name, also shown as tooltip. */
  label: string;
  keys?: string | undefined;
  /** For a button that switches something on and off. */
  pressed?: boolean | undefined;
  side?: TooltipProps['side'];
  size?: 's' | 'm' | 'l';
}

/** A square button with an icon; its name is shown as a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  keys,
  pressed,
  side = 'bottom',
  size = 'm',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys} side={side}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        {...rest}
        data-size={size}
        className={classNames(styles['button'], className)}
      >
        <Icon size={size === 's' ? 14 : 16} strokeWidth={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
