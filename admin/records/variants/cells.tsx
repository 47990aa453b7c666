import { type ReactNode, useId } from 'react';
import type { ControlProps } from '#kit/fields/control-props.ts';
import controls from '#kit/fields/controls.module.css';
import { MoneyControl } from '../controls/amount-controls.tsx';
import styles from './variants.module.css';

interface CellProps<T = unknown> {
  /** Tells the cells of a row apart. */
  column: string;
  label: string;
  /** Whose cell it is. */
  name: string;
  value: T;
  fault?: string | undefined;
  disabled?: boolean;
  onChange(value: unknown): void;
}

/** A labelled field of a row, with what is wrong with it. */
function Cell({
  column,
  label,
  name,
  fault,
  id,
  children,
}: CellProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles['cell']} data-cell={column}>
      <label htmlFor={id}>
        {label}
        <span className="visually-hidden"> {name}</span>
      </label>
      {children}
      {fault && (
        <p id={`${id}-fault`} className={styles['fault']}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** A code or any other line of text. */
export function TextCell(props: CellProps<string>) {
  const id = useId();
  const { value, fault, disabled = false, onChange } = props;
  return (
    <Cell {...props} id={id}>
      <input
        id={id}
        className={controls['input']}
        type="text"
        autoComplete="off"
        disabled={disabled}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Cell>
  );
}

/** An amount of money. */
export function MoneyCell(props: CellProps) {
  const id = useId();
  const { label, value, fault, disabled = false, onChange, column } = props;
  const control: ControlProps = {
    ...{ id, label, value, disabled, onChange },
    schema: {},
    describedBy: fault ? `${id}-fault` : undefined,
    fault: fault ? { path: [], message: fault } : undefined,
    labels: { field: () => label, choice: (_path, choice) => choice },
    path: column,
  };
  return (
    <Cell {...props} id={id}>
      <MoneyControl {...control} />
    </Cell>
  );
}

/** Pieces; an empty field is not counted. */
export function StockCell(props: CellProps & { step?: 1 | 'any'; placeholder?: string }) {
  const id = useId();
  const { value, fault, disabled = false, step = 1, placeholder, onChange } = props;
  return (
    <Cell {...props} id={id}>
      <input
        id={id}
        className={controls['input']}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        min={0}
        step={step}
        disabled={disabled}
        placeholder={placeholder}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
    </Cell>
  );
}
