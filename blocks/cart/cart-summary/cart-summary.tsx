import type { ReactNode } from 'react';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import type { Money } from '#runtime/render/money.ts';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { CartPart } from '../../_ui/cart/cart-part.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './cart-summary.module.css';
import type { CartSummaryValues } from './cart-summary.schema.ts';

/** What the cart comes to, and the way on (CART-17, CART-25). An empty cart comes to nothing. */
export function CartSummary({
  values,
  data: { cart },
  nodeId,
}: BlockProps<CartSummaryValues, { cart: Cart | null }>) {
  const { t } = usePage();
  const money = useMoney();
  const titleId = `${nodeId}-title`;
  const isFilled = cart !== null && cart.items.length > 0;
  return (
    <CartPart
      nodeId={nodeId}
      className={styles['root']}
      aria-labelledby={titleId}
      isHidden={!isFilled}
    >
      <div className={styles['card']}>
        <EditableText
          field="title"
          value={values.title === '' ? t('cart-summary:title') : values.title}
          as="h2"
          id={titleId}
          className={styles['title']}
        />
        {cart && <Sums cart={cart} />}
        <Checkout />
        <EditableText
          field="note"
          value={values.note}
          as="p"
          className={styles['note']}
          multiline
        />
      </div>
      {cart && (
        <div className={styles['bar']}>
          <p>
            <span>{t('cart-summary:total')}</span>
            <strong>{money(cart.prices.base.orderTotal)}</strong>
          </p>
          <Checkout />
        </div>
      )}
    </CartPart>
  );
}

function Checkout() {
  const { t, locale } = usePage();
  return (
    <SmartLink link={screenLink('checkout', locale)} className={buttonClass({ full: true })}>
      {t('cart-summary:checkout')}
    </SmartLink>
  );
}

function Sums({ cart }: { cart: Cart }) {
  const { t } = usePage();
  const money = useMoney();
  const { itemsTotal, coupon, loyalty, orderTotal, tax } = cart.prices.base;
  return (
    <>
      <dl className={styles['sums']}>
        <Sum label={t('cart-summary:items')}>{money(itemsTotal)}</Sum>
        {coupon > 0 && (
          <Sum label={t('cart-summary:coupon', { code: cart.couponCode })} isLess>
            {money(-coupon)}
          </Sum>
        )}
        {loyalty > 0 && (
          <Sum label={t('cart-summary:loyalty')} isLess>
            {money(-loyalty)}
          </Sum>
        )}
        <Sum label={t('cart-summary:delivery')}>{deliveryWords(cart, t, money)}</Sum>
        {cart.delivery.days && <Sum label={t('cart-summary:days')}>{cart.delivery.days}</Sum>}
        <div className={styles['total']}>
          <dt>{t('cart-summary:total')}</dt>
          <dd>{money(orderTotal)}</dd>
        </div>
      </dl>
      {tax.orderTotal > 0 && (
        <p className={styles['note']}>{t('cart-summary:tax', { amount: money(tax.orderTotal) })}</p>
      )}
    </>
  );
}

function Sum({
  label,
  isLess = false,
  children,
}: {
  label: string;
  isLess?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles['sum']} data-less={isLess || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What delivery costs is known once a way was chosen, or when it costs nothing whatever the way. */
function deliveryWords(
  { digitalOnly, delivery, deliveryMethodId }: Cart,
  t: ReturnType<typeof usePage>['t'],
  money: Money,
): string {
  if (digitalOnly) return t('cart-summary:noDelivery');
  if (delivery.toFree === 0) return t('cart-summary:free');
  if (deliveryMethodId === null) return t('cart-summary:later');
  return delivery.price === 0 ? t('cart-summary:free') : money(delivery.price);
}
