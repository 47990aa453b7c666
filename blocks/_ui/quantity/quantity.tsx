import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { ControlIcon } from '../icon/control-icon.tsx';
import styles from './quantity.module.css';

export interface QuantityProps {
  /** What it is the quantity of, for screen readers. */
  name: string;
  value: number;
  /** What is left of it; typed numbers beyond it become it. */
  max?: number;
  /** Id of the text that says why there is no more. */
  reason?: string;
  /** A whole number within the bounds. */
  onChange(value: number): void;
  /** What was typed is no quantity (CART-19). */
  onInvalid(): void;
}

/** A number with minus and plus that stop at the bounds; typed values count when the field is left. */
export function Quantity({
  name,
  value,
  max = MAX_QUANTITY,
  reason,
  onChange,
  onInvalid,
}: QuantityProps) {
  const t = useTranslate();
  const isFull = value >= max;
  const take = (input: HTMLInputElement) => {
    const typed = readQuantity(input.value);
    if (typed === value) return;
    if (typed !== null) {
      const next = Math.min(typed, max);
      input.value = String(next);
      if (next !== value) onChange(next);
    } else {
      input.value = String(value);
      onInvalid();
    }
  };
  return (
    <span className={styles['quantity']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={`${t('less')}: ${name}`}
        disabled={value <= MIN_QUANTITY}
        onClick={() => onChange(Math.min(value - 1, max))}
      >
        <ControlIcon name="minus" size={16} />
      </button>
      <input
        key={value}
        className={styles['number']}
        defaultValue={value}
        inputMode="numeric"
        maxLength={3}
        aria-label={`${t('quantity')}: ${name}`}
        onBlur={(event) => take(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(event.currentTarget);
        }}
      />
      <button
        type="button"
        className={styles['step']}
        aria-label={`${t('more')}: ${name}`}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reason : undefined}
        onClick={() => {
          if (!isFull) onChange(value + 1);
        }}
      >
        <ControlIcon name="plus" size={16} />
      </button>
    </span>
  );
}

/** The whole number from 1 to 999 that a text says; null for all else. */
export function readQuantity(text: string): number | null {
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return number >= MIN_QUANTITY ? number : null;
}
