import { Segmented } from '../../ui/segmented.tsx';
import { type ControlProps, inputAttributes } from '../control-props.ts';
import styles from './controls.module.css';

/** On or off. */
export function ToggleControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={styles['toggle']}
      type="checkbox"
      checked={props.value === true}
      onChange={({ target }) => props.onChange(target.checked)}
    />
  );
}

/** One of many. */
export function SelectControl(props: ControlProps) {
  return (
    <select
      {...inputAttributes(props)}
      className={styles['input']}
      value={String(props.value ?? '')}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {choicesOf(props).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** One of a few, side by side. */
export function SegmentedControl(props: ControlProps) {
  return (
    <Segmented
      label={props.label}
      value={typeof props.value === 'string' ? props.value : null}
      options={choicesOf(props)}
      disabled={props.disabled}
      onChange={props.onChange}
    />
  );
}

function choicesOf({ schema, text, path }: ControlProps) {
  return (schema.enum ?? []).map((choice) => {
    const value = String(choice);
    return { value, label: text('choice', `${path}.${value}`) };
  });
}
