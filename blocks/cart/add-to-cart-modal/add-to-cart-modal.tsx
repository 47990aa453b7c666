import { ADDED_MODAL_ID } from '#domain/web/added-to-cart.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage } from '#runtime/render/page-context.ts';
import type { Cart } from '#schemas/api/cart.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { FreeDelivery } from '../../_ui/cart/free-delivery.tsx';
import { StaticDialog } from '../../_ui/dialog/static-dialog.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { ProductCard } from '../../_ui/product-card/product-card.tsx';
import type { AddToCartModalData } from './add-to-cart-modal.loader.ts';
import styles from './add-to-cart-modal.module.css';
import type { AddToCartModalValues } from './add-to-cart-modal.schema.ts';
import { AddedLine } from './added-line.tsx';

interface WithValues {
  values: AddToCartModalValues;
}

/**
 * What the cart holds after something was added (CART-12, CART-14). Pages hold none of it: scripts
 * fetch it with its styles when the first product was added.
 */
export function AddToCartModal({
  values,
  data: { cart, related },
  nodeId,
}: BlockProps<AddToCartModalValues, AddToCartModalData>) {
  const { t } = usePage();
  return (
    <BlockRoot as="div" className={styles['root']} hidden={cart === null}>
      {cart && (
        <StaticDialog
          id={ADDED_MODAL_ID}
          title={
            <EditableText field="title" value={values.title || t('add-to-cart-modal:title')} />
          }
          closeLabel={t('close')}
          width="l"
        >
          <div className={styles['content']}>
            <div
              className={styles['cart']}
              data-cart-part={nodeId}
              data-cart-version={cart.version}
            >
              <Lines cart={cart} nodeId={nodeId} />
              <Sum cart={cart} values={values} />
            </div>
            {related.length > 0 && <Related values={values} related={related} />}
          </div>
        </StaticDialog>
      )}
    </BlockRoot>
  );
}

function Lines({ cart, nodeId }: { cart: Cart; nodeId: string }) {
  const { t } = usePage();
  const count = cart.items.reduce((sum, { itemId, qty }) => sum + (itemId > 0 ? qty : 0), 0);
  return (
    <div className={styles['lines']}>
      <h3 className={styles['count']}>
        {count > 0 ? t('add-to-cart-modal:inCart', { count }) : t('add-to-cart-modal:empty')}
      </h3>
      <ul>
        {cart.items.map((item) => (
          <AddedLine key={item.itemId} item={item} nodeId={nodeId} />
        ))}
      </ul>
    </div>
  );
}

/** On to the cart's page, which leads to the checkout, or back to where the shopper was (CART-15, G-019). */
function Sum({ cart, values }: { cart: Cart } & WithValues) {
  const { t, locale } = usePage();
  const money = useMoney();
  const isFilled = cart.items.length > 0;
  return (
    <div className={styles['sum']}>
      {isFilled && (
        <>
          <p className={styles['total']} aria-live="polite">
            <span>{t('add-to-cart-modal:sum')}</span>
            <strong>{money(cart.prices.base.cartTotal)}</strong>
          </p>
          <p className={styles['note']}>{t('add-to-cart-modal:note')}</p>
          <FreeDelivery cart={cart} />
          <SmartLink link={screenLink('cart', locale)} className={buttonClass({ full: true })}>
            <EditableText field="goOn" value={values.goOn || t('add-to-cart-modal:goOn')} />
          </SmartLink>
        </>
      )}
      <form method="dialog">
        <button type="submit" className={buttonClass({ variant: 'secondary', full: true })}>
          <EditableText
            field="keepShopping"
            value={values.keepShopping || t('add-to-cart-modal:keepShopping')}
          />
        </button>
      </form>
    </div>
  );
}

function Related({ values, related }: { related: readonly Product[] } & WithValues) {
  const { t } = usePage();
  return (
    <div className={styles['related']}>
      <EditableText
        as="h3"
        field="relatedTitle"
        value={values.relatedTitle || t('add-to-cart-modal:related')}
        className={styles['count']}
      />
      <ul>
        {related.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} sizes="(min-width: 768px) 262px, 55vw" heading="h4" />
          </li>
        ))}
      </ul>
    </div>
  );
}
