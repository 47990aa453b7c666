import { Toolbar as Base } from '@base-ui/react/toolbar';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import buttonStyles from './icon-button.module.css';
import styles from './toolbar.module.css';
import { Tooltip } from './tooltip.tsx';

/** A row of controls with one tab stop; arrow keys move inside. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Root aria-label={label} className={styles['root']}>
      {children}
    </Base.Root>
  );
}

export interface ToolbarButtonProps {
  icon: LucideIcon;
  label: string;
  /** Words beside the icon, where the icon alone does not say it. */
  text?: string | undefined;
  keys?: string | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick(): void;
}

export function ToolbarButton(props: ToolbarButtonProps) {
  const { icon: Icon, label, text, keys, pressed, disabled = false, onClick } = props;
  return (
    <Tooltip label={label} keys={keys}>
      <Base.Button
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
        className={classNames(buttonStyles['button'], text !== undefined && styles['worded'])}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {text}
      </Base.Button>
    </Tooltip>
  );
}

/** What follows stands in a line of its own. */
export function ToolbarBreak() {
  return <Base.Separator className={styles['break']} />;
}

export function ToolbarSeparator() {
  return <Base.Separator className={styles['separator']} />;
}
