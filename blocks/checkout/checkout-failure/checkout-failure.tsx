import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { WaitingOrder } from '../../_ui/cart/waiting-order.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './checkout-failure.module.css';
import type { CheckoutFailureValues } from './checkout-failure.schema.ts';

/**
 * Where a payment that failed leads (CHK-32). It offers what the cart allows, and claims no more.
 */
export function CheckoutFailure({
  values,
  data: { cart },
  nodeId,
}: BlockProps<CheckoutFailureValues, { cart: Cart | null }>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <div className={styles['card']}>
        <EditableText
          field="title"
          value={values.title === '' ? t('checkout-failure:title') : values.title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
        <EditableText
          field="text"
          value={values.text === '' ? t(`checkout-failure:${textOf(cart)}`) : values.text}
          as="p"
          multiline
        />
        {cart?.waitingOrder ? (
          <WaitingOrder order={cart.waitingOrder} />
        ) : (
          <Ways canRetry={isFilled(cart)} />
        )}
      </div>
    </BlockRoot>
  );
}

function isFilled(cart: Cart | null): boolean {
  return cart !== null && cart.items.length > 0;
}

function textOf(cart: Cart | null): string {
  if (cart?.waitingOrder) return 'textWaiting';
  return isFilled(cart) ? 'text' : 'textEmpty';
}

function Ways({ canRetry }: { canRetry: boolean }) {
  const page = usePage();
  const { t, locale } = page;
  const shop = (
    <SmartLink
      link={screenLink('home', locale)}
      className={buttonClass(canRetry ? { variant: 'quiet' } : {})}
    >
      {t('checkout-failure:shop')}
    </SmartLink>
  );
  if (!canRetry) return shop;
  return (
    // Sent without the page's script: it may lead to a provider, which this page's policy bars.
    <form method="post" action={ACTIONS.checkoutRetry} className={styles['ways']}>
      <input type="hidden" name="redirect" value={pageHref(pathOf('checkout', locale), page)} />
      <Button type="submit">{t('checkout-failure:again')}</Button>
      {shop}
    </form>
  );
}
