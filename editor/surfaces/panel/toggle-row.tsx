import { useId } from 'react';

import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import styles from './options-panel.module.css';

interface ToggleRowProps {
  label: string;
  checked: boolean;
  onChange(isOn: boolean): void;
}

/** A switch with its label on one line. */
export function ToggleRow({ label, checked, onChange }: ToggleRowProps) {
  const id = useId();
  return (
    <div className={styles['check']}>
      <label htmlFor={id}>{label}</label>
      <ToggleInput id={id} checked={checked} onChange={onChange} />
    </div>
  );
}
