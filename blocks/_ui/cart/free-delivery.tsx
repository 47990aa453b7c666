import type { ReactNode } from 'react';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './free-delivery.module.css';

/** Whether there is something to say: free delivery exists, and something to deliver. */
export function hasFreeDelivery(cart: Cart | null): boolean {
  return missingOf(cart) !== null;
}

interface FreeDeliveryProps {
  cart: Cart | null;
  /** What is said once delivery is free. */
  reached?: ReactNode;
}

/** What the cart lacks to free delivery (CART-26). */
export function FreeDelivery({ cart, reached }: FreeDeliveryProps) {
  const t = useTranslate();
  const money = useMoney();
  const missing = missingOf(cart);
  if (missing === null && reached === undefined) return null;
  const sum = cart?.prices.base.cartTotal ?? 0;
  return (
    <div className={styles['banner']} role="status">
      <Icon name="truck" size={24} />
      {missing !== null && missing > 0 ? (
        <p>{t('free-delivery-banner:left', { amount: money(missing) })}</p>
      ) : (
        (reached ?? <p>{t('free-delivery-banner:reached')}</p>)
      )}
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${percentOf(sum, missing ?? 0)}%` }} />
      </span>
    </div>
  );
}

function missingOf(cart: Cart | null): number | null {
  return cart !== null && cart.items.length > 0 && !cart.digitalOnly ? cart.delivery.toFree : null;
}

function percentOf(sum: number, missing: number): number {
  return missing > 0 ? Math.round((100 * sum) / (sum + missing)) : 100;
}
