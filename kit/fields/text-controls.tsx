import type { ComponentPropsWithRef } from 'react';

import { classNames } from '../ui/class-names.ts';
import { type ControlProps, inputAttributes } from './control-props.ts';
import styles from './controls.module.css';

/** One line of text. Too long a text is kept and reported, never cut. */
export function TextControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={styles['input']}
      type="text"
      placeholder={props.labels.shownWhenEmpty?.(props.schema)}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

/** Several lines of text; grows with them. */
export function TextareaControl(props: ControlProps) {
  return (
    <textarea
      {...inputAttributes(props)}
      className={styles['textarea']}
      rows={2}
      placeholder={props.labels.shownWhenEmpty?.(props.schema)}
      value={textOf(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

/** A number. What is no number yet is kept as typed and reported. */
export function NumberControl(props: ControlProps) {
  const { schema, value, onChange } = props;
  return (
    <input
      {...inputAttributes(props)}
      className={classNames(styles['input'], styles['short'])}
      type="number"
      inputMode="numeric"
      min={schema.minimum}
      max={schema.maximum}
      step={schema.type === 'integer' ? 1 : 'any'}
      value={typeof value === 'number' ? value : textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
    />
  );
}

/** A number within bounds, by a slider with its figure. */
export function RangeControl(props: ControlProps) {
  const { schema, value, onChange } = props;
  const figure = typeof value === 'number' ? value : (schema.minimum ?? 0);
  return (
    <span className={styles['range']}>
      <input
        {...inputAttributes(props)}
        type="range"
        min={schema.minimum ?? 0}
        max={schema.maximum ?? 100}
        value={figure}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={props.id}>{figure}</output>
    </span>
  );
}

/** A colour as `#rrggbb`. */
export function ColourControl(props: ControlProps) {
  return (
    <span className={styles['colour']}>
      <input
        {...inputAttributes(props)}
        type="color"
        value={textOf(props.value) || '#ffffff'}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <code>{textOf(props.value)}</code>
    </span>
  );
}

/** An hour of the day, `14:00`. */
export function TimeControl(props: ControlProps) {
  return (
    <input
      {...inputAttributes(props)}
      className={classNames(styles['input'], styles['short'])}
      type="time"
      value={textOf(props.value)}
      onChange={({ target }) => props.onChange(target.value)}
    />
  );
}

/** A moment. */
export function DateTimeControl(props: ControlProps) {
  return (
    <DateTimeInput
      {...inputAttributes(props)}
      value={textOf(props.value)}
      onChange={props.onChange}
    />
  );
}

interface DateTimeInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  value: string;
  onChange(instant: string | undefined): void;
}

/** A moment in the time zone of the user; stored in UTC. */
export function DateTimeInput({ value, onChange, ...rest }: DateTimeInputProps) {
  return (
    <input
      {...rest}
      className={styles['input']}
      type="datetime-local"
      value={localTime(value)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : new Date(target.value).toISOString())
      }
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `2026-05-01T08:00:00Z` as `2026-05-01T10:00` in Zagreb. */
function localTime(instant: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
