import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { LucideIcon } from 'lucide-react';

import styles from './segmented.module.css';
import { Tooltip } from './tooltip.tsx';

export interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  /** Shown instead of the label, which becomes the tooltip. */
  icon?: LucideIcon;
  keys?: string;
}

export interface SegmentedProps<T extends string> {
  label: string;
  describedBy?: string | undefined;
  value: T | null;
  options: readonly SegmentedOption<T>[];
  onChange(value: T): void;
  disabled?: boolean;
}

/** A few choices side by side, of which one is set. Arrow keys move between them. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, describedBy, value, options, onChange, disabled = false } = props;
  return (
    <ToggleGroup
      aria-label={label}
      aria-describedby={describedBy}
      className={styles['group']}
      value={value === null ? [] : [value]}
      disabled={disabled}
      onValueChange={(next) => {
        const chosen = options.find((option) => next.includes(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <Segment key={option.value} {...option} />
      ))}
    </ToggleGroup>
  );
}

function Segment({ value, label, icon: Icon, keys }: SegmentedOption<string>) {
  if (!Icon) {
    return (
      <Toggle value={value} className={styles['segment']}>
        {label}
      </Toggle>
    );
  }
  return (
    <Tooltip label={label} keys={keys}>
      <Toggle value={value} aria-label={label} className={styles['segment']}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </Toggle>
    </Tooltip>
  );
}
