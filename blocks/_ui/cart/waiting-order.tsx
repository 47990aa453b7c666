import { useId } from 'react';
import { ACTIONS } from '#domain/web/actions.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import type { WaitingOrder as WaitingOrderFacts } from '#schemas/api/cart.ts';
import { Button } from '../button/button.tsx';
import styles from './waiting-order.module.css';

/**
 * An order whose payment was begun and not finished: on to the provider again, or give it up. Both are
 * plain forms, because the page's policy bars the provider from its scripts.
 */
export function WaitingOrder({ order }: { order: WaitingOrderFacts }) {
  const page = usePage();
  const money = useMoney();
  const { t, locale } = page;
  const id = useId();
  return (
    <section className={styles['root']} aria-labelledby={id}>
      <p id={id} className={styles['title']}>
        {t('waitingOrder', { number: order.number, amount: money(order.finalAmount) })}
      </p>
      <p>{t('waitingOrderText')}</p>
      <div className={styles['ways']}>
        <form method="post" action={ACTIONS.checkoutRetry}>
          <input type="hidden" name="redirect" value={pageHref(pathOf('checkout', locale), page)} />
          <Button type="submit">{t('waitingOrderPay')}</Button>
        </form>
        <form method="post" action={ACTIONS.checkoutGiveUp}>
          <input type="hidden" name="redirect" value={pageHref(page.path, page)} />
          <Button type="submit" variant="secondary">
            {t('waitingOrderGiveUp')}
          </Button>
        </form>
      </div>
    </section>
  );
}
