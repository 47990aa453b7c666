import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ClientContextValue } from '#runtime/islands/client-context.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import { addToast } from '#runtime/state/toast-store.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { WaitingOrder } from '../../_ui/cart/waiting-order.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { SideSheet } from '../../_ui/side-sheet/side-sheet.tsx';
import { createBagLines } from './bag-lines.ts';
import { CartLine } from './cart-line.tsx';
import styles from './mini-cart.module.css';

export interface MiniCartPanelProps {
  client: ClientContextValue;
  /** The cart's own page. */
  href: string;
  open: boolean;
  onClose(): void;
}

/** The cart beside the page: its lines to change, its sum, and the ways to the checkout and the cart. */
export function MiniCartPanel({ client, href, open, onClose }: MiniCartPanelProps) {
  const { t } = usePage();
  const titleId = useId();
  const { cart } = useStore(client.cart);
  const isFilled = cart !== null && cart.items.length > 0;
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={t('cart-bag:cart')}
      titleId={titleId}
      closeLabel={t('close')}
      footer={isFilled && <Sum cart={cart} href={href} onClose={onClose} />}
    >
      {cart?.waitingOrder && <WaitingOrder order={cart.waitingOrder} />}
      {isFilled ? <Lines client={client} cart={cart} /> : <Empty />}
    </SideSheet>
  );
}

function Lines({ client, cart }: { client: ClientContextValue; cart: Cart }) {
  const { t } = usePage();
  const list = useRef<HTMLUListElement>(null);
  const [changes] = useState(() => createBagLines(client, t));
  const { wanted, leaving } = useStore(changes.state);
  const remove = async (itemId: number) => {
    if (await changes.remove(itemId)) list.current?.focus();
  };
  return (
    <ul ref={list} className={styles['lines']} tabIndex={-1}>
      {cart.items.map((item) => (
        <CartLine
          key={item.itemId}
          item={item}
          quantity={wanted[item.itemId] ?? item.qty}
          isLeaving={leaving.includes(item.itemId)}
          onQuantity={(quantity) => changes.setQuantity(item.itemId, quantity)}
          onInvalid={() => addToast(client.toasts, 'error', t('loader:invalidQuantity'))}
          onRemove={() => void remove(item.itemId)}
        />
      ))}
    </ul>
  );
}

function Sum({ cart, href, onClose }: { cart: Cart; href: string; onClose(): void }) {
  const { t, locale } = usePage();
  const money = useMoney();
  const { toFree } = cart.delivery;
  return (
    <>
      {toFree !== null && <FreeDelivery missing={toFree} sum={cart.prices.base.cartTotal} />}
      <p className={styles['sum']} aria-live="polite">
        <span>{t('cart-bag:sum')}</span>
        <strong>{money(cart.prices.base.cartTotal)}</strong>
      </p>
      <p className={styles['note']}>{t('cart-bag:sumNote')}</p>
      <SmartLink link={screenLink('checkout', locale)} className={buttonClass({ full: true })}>
        {t('cart-bag:checkout')}
      </SmartLink>
      <a href={href} className={buttonClass({ variant: 'secondary', full: true })}>
        {t('cart-bag:toCart')}
      </a>
      <Button variant="quiet" full onClick={onClose}>
        {t('cart-bag:keep')}
      </Button>
    </>
  );
}

/** What is missing to free delivery, or that delivery is free (CART-26). */
function FreeDelivery({ missing, sum }: { missing: number; sum: number }) {
  const { t } = usePage();
  const money = useMoney();
  return (
    <div className={styles['delivery']}>
      <p aria-live="polite">
        {missing > 0
          ? t('loader:freeDeliveryLeft', { amount: money(missing) })
          : t('loader:freeDeliveryReached')}
      </p>
      <span className={styles['bar']} aria-hidden="true">
        <span
          className={styles['reached']}
          style={{ inlineSize: `${Math.round((100 * sum) / (sum + missing))}%` }}
        />
      </span>
    </div>
  );
}

function Empty() {
  const { t, locale } = usePage();
  return (
    <div className={styles['empty']}>
      <p>{t('cart-bag:empty')}</p>
      <SmartLink
        link={screenLink('shop', locale)}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('cart-bag:start')}
      </SmartLink>
    </div>
  );
}
