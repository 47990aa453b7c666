import type { ComponentPropsWithoutRef } from 'react';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity.module.css';

interface FormQuantityProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> {
  id: string;
  max?: number;
  less: string;
  more: string;
  /** There is no more: pressing plus changes nothing, but it keeps the focus and says why. */
  isFull?: boolean;
  /** Id of the text that says why. */
  reason?: string;
  /** As high as the button beside it on the page of a product. */
  isLarge?: boolean;
}

/** The quantity of a form. Minus and plus work, and show, where scripts do. */
export function FormQuantity({
  max = MAX_QUANTITY,
  less,
  more,
  isFull = false,
  reason,
  isLarge,
  ...input
}: FormQuantityProps) {
  const step = { type: 'button', className: styles['step'], 'aria-controls': input.id } as const;
  return (
    <div className={styles['quantity']} data-large={isLarge}>
      <button {...step} data-step={-1} aria-label={less}>
        <Icon name="minus" size={16} />
      </button>
      <input
        {...input}
        type="number"
        name="qty"
        min={MIN_QUANTITY}
        max={max}
        required
        inputMode="numeric"
        autoComplete="off"
        className={styles['number']}
      />
      <button
        {...step}
        data-step={1}
        aria-label={more}
        aria-disabled={isFull || undefined}
        aria-describedby={isFull ? reason : undefined}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
