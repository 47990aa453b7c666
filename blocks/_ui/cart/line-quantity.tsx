import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import stepper from '../quantity/quantity.module.css';
import { Redirect } from './cart-part.tsx';
import { mostOf, stockNoteId } from './line-limits.ts';
import styles from './line-quantity.module.css';

interface LineQuantityProps {
  id: string;
  item: CartItem;
  isFaulty: boolean;
}

/**
 * How many of a line (CART-18). With scripts a change is sent by itself a moment after the last press;
 * without, there is a button for it in place of the steps.
 */
export function LineQuantity({ id, item, isFaulty }: LineQuantityProps) {
  const t = useTranslate();
  const { name } = item.productData;
  const control = `${id}-qty`;
  const max = mostOf(item);
  const isFull = item.qty >= max;
  const fault = max < MAX_QUANTITY ? t('cart-items:range', { max }) : t('cart-items:invalid');
  return (
    <form
      method="post"
      action={ACTIONS.cartQuantity}
      data-action="cart.quantity"
      className={styles['form']}
    >
      <input type="hidden" name="itemId" value={item.itemId} />
      <Redirect />
      <div className={stepper['quantity']}>
        <Step control={control} by={-1} label={t('cart-items:less', { name })} />
        <input
          id={control}
          type="number"
          name="qty"
          defaultValue={item.qty}
          min={MIN_QUANTITY}
          max={max}
          required
          inputMode="numeric"
          autoComplete="off"
          className={stepper['number']}
          aria-label={t('cart-items:quantityOf', { name })}
          aria-describedby={`${control}-error ${stockNoteId(id)}`}
          aria-invalid={isFaulty || undefined}
          data-missing={t('cart-items:invalid')}
          data-fault={fault}
        />
        <Step
          control={control}
          by={1}
          label={t('cart-items:more', { name })}
          isFull={isFull}
          reason={stockNoteId(id)}
        />
      </div>
      <noscript>
        <Button type="submit" variant="text" size="s">
          {t('cart-items:update')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </noscript>
    </form>
  );
}

interface StepProps {
  control: string;
  by: -1 | 1;
  label: string;
  /** There is no more: pressing changes nothing, but the button keeps the focus and says why. */
  isFull?: boolean;
  reason?: string;
}

function Step({ control, by, label, isFull = false, reason }: StepProps) {
  return (
    <button
      type="button"
      className={stepper['step']}
      data-step={by}
      aria-controls={control}
      aria-label={label}
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? reason : undefined}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={16} />
    </button>
  );
}
