import { MAX_QUANTITY } from '#domain/constants.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { Button } from '../button/button.tsx';
import { FormQuantity } from '../quantity/form-quantity.tsx';
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
      <FormQuantity
        id={control}
        defaultValue={item.qty}
        max={max}
        less={t('cart-items:less', { name })}
        more={t('cart-items:more', { name })}
        isFull={item.qty >= max}
        reason={stockNoteId(id)}
        aria-label={t('cart-items:quantityOf', { name })}
        aria-describedby={`${control}-error ${stockNoteId(id)}`}
        aria-invalid={isFaulty || undefined}
        data-missing={t('cart-items:invalid')}
        data-fault={fault}
      />
      <noscript>
        <Button type="submit" variant="text" size="s">
          {t('cart-items:update')}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </noscript>
    </form>
  );
}
