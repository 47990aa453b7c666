import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { CartPart, Redirect } from '../../_ui/cart/cart-part.tsx';
import { GIFT_PRODUCT_ID } from '../../_ui/cart/line-limits.ts';
import { WaitingOrder } from '../../_ui/cart/waiting-order.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { CartItemsData } from './cart-items.loader.ts';
import styles from './cart-items.module.css';
import type { CartItemsValues } from './cart-items.schema.ts';
import { CartLine } from './cart-line.tsx';

/** What is in the cart, or how to begin one (CART-16). */
export function CartItems({
  values,
  data: { cart, hasChanged, hasCardLapsed, lines, wrapping },
  nodeId,
}: BlockProps<CartItemsValues, CartItemsData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  const isShort = lines.some(({ item: { qty, productData } }) => qty > (productData.free ?? qty));
  const count = lines.reduce((sum, { item }) => sum + (item.itemId > 0 ? item.qty : 0), 0);
  return (
    <CartPart
      nodeId={nodeId}
      className={styles['root']}
      aria-labelledby={titleId}
      version={cart?.version}
    >
      <header className={styles['head']}>
        <EditableText
          field="title"
          value={values.title === '' ? t('cart-items:title') : values.title}
          as="h1"
          id={titleId}
          className={styles['title']}
        />
        {count > 0 && <p className={styles['count']}>{t('cart-items:count', { count })}</p>}
      </header>
      {hasCardLapsed && (
        <p className={styles['changed']} role="alert" data-card-lapsed="">
          <Icon name="info" size={20} />
          {t('page:notice.member-card-no-longer-valid')}
        </p>
      )}
      {hasChanged && (
        <p className={styles['changed']} role="status">
          <Icon name="info" size={20} />
          {isShort ? t('page:notice.reduce-quantity') : t('cart-items:changed')}
        </p>
      )}
      {cart?.waitingOrder && <WaitingOrder order={cart.waitingOrder} />}
      {lines.length > 0 ? <Lines lines={lines} nodeId={nodeId} /> : <Empty />}
      {wrapping && <Wrapping {...wrapping} />}
    </CartPart>
  );
}

function Lines({ lines, nodeId }: Pick<CartItemsData, 'lines'> & { nodeId: string }) {
  const { t } = usePage();
  return (
    <>
      <p className={styles['labels']} aria-hidden="true">
        <span>{t('cart-items:product')}</span>
        <span>{t('cart-items:each')}</span>
        <span>{t('cart-items:quantity')}</span>
        <span>{t('cart-items:row')}</span>
      </p>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <CartLine key={line.item.itemId} line={line} nodeId={nodeId} />
        ))}
      </ul>
    </>
  );
}

/** No list shows the gift wrapping, so it is offered here (CART-20). */
function Wrapping({ name, price }: NonNullable<CartItemsData['wrapping']>) {
  const { t } = usePage();
  const money = useMoney();
  return (
    <form
      method="post"
      action={ACTIONS.cartAdd}
      data-action="cart.wrap"
      className={styles['wrapping']}
    >
      <input type="hidden" name="productId" value={GIFT_PRODUCT_ID} />
      <Redirect />
      <p>
        {name}, {money(price)}
      </p>
      <Button type="submit" variant="secondary" size="s">
        {t('add')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    </form>
  );
}

function Empty() {
  const { t, locale } = usePage();
  return (
    <div className={styles['empty']}>
      <Icon name="bag" size={40} />
      <p className={styles['emptyTitle']}>{t('cart-items:empty')}</p>
      <p>{t('cart-items:emptyText')}</p>
      <SmartLink link={screenLink('shop', locale)} className={buttonClass()}>
        {t('cart-items:start')}
      </SmartLink>
    </div>
  );
}
