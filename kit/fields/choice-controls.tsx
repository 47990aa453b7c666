import type { ComponentPropsWithRef } from 'react';

import { Segmented } from '../ui/segmented.tsx';
import { type ControlProps, inputAttributes } from './control-props.ts';
import styles from './controls.module.css';

/** Letters that fit side by side in the narrowest panel; a gap counts as four. */
const SEGMENTED_ROOM = 44;
const GAP = 4;

/** On or off. */
export function ToggleControl(props: ControlProps) {
  return (
    <ToggleInput
      {...inputAttributes(props)}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}

interface ToggleInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  checked: boolean;
  onChange(isOn: boolean): void;
}

export function ToggleInput({ onChange, ...rest }: ToggleInputProps) {
  return (
    <input
      {...rest}
      className={styles['toggle']}
      type="checkbox"
      role="switch"
      aria-checked={rest.checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** One of many. */
export function SelectControl(props: ControlProps) {
  const choices = choicesOf(props);
  return (
    <select
      {...inputAttributes(props)}
      className={styles['select']}
      value={String(props.value ?? '')}
      onChange={({ target }) =>
        props.onChange(props.schema.enum?.find((choice) => String(choice) === target.value))
      }
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One of a few, side by side; in a list where their names are too long for that. */
export function SegmentedControl(props: ControlProps) {
  const options = choicesOf(props);
  const room = options.reduce((sum, { label }) => sum + label.length + GAP, 0);
  if (room > SEGMENTED_ROOM) return <SelectControl {...props} />;
  return (
    <div className={styles['segmented']}>
      <Segmented
        label={props.label}
        describedBy={props.describedBy}
        value={typeof props.value === 'string' ? props.value : null}
        options={options}
        disabled={props.disabled}
        onChange={props.onChange}
      />
    </div>
  );
}

/** Values of a choice with their labels. */
export function choicesOf({ schema, labels, path }: ControlProps) {
  return (schema.enum ?? []).map((choice) => {
    const value = String(choice);
    return { value, label: labels.choice(path, value) };
  });
}
