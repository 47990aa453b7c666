import { ACTIONS } from '#domain/web/actions.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import stepper from '../quantity/quantity.module.css';
import { Redirect } from './cart-part.tsx';
import styles from './line-quantity.module.css';

/** The server's own gift: its quantity is not the shopper's to change (CART-20). */
const GIFT_PRODUCT_ID = 21029;

/** Whether a line is a fee or the gift. */
export function hasFixedQuantity({ itemId, productId }: CartItem): boolean {
  return itemId < 0 || productId === GIFT_PRODUCT_ID;
}

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
          min={1}
          max={999}
          required
          inputMode="numeric"
          autoComplete="off"
          className={stepper['number']}
          aria-label={t('cart-items:quantityOf', { name })}
          aria-describedby={`${control}-error`}
          aria-invalid={isFaulty || undefined}
          data-missing={t('cart-items:invalid')}
          data-fault={t('cart-items:invalid')}
        />
        <Step control={control} by={1} label={t('cart-items:more', { name })} />
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

function Step({ control, by, label }: { control: string; by: -1 | 1; label: string }) {
  return (
    <button
      type="button"
      className={stepper['step']}
      data-step={by}
      aria-controls={control}
      aria-label={label}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={16} />
    </button>
  );
}
