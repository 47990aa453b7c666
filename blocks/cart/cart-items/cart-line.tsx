import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { Redirect } from '../../_ui/cart/cart-part.tsx';
import { LineFrame, lineFaultClass } from '../../_ui/cart/line-frame.tsx';
import { hasFixedQuantity, isFee } from '../../_ui/cart/line-limits.ts';
import { editLink } from '../../_ui/cart/line-link.ts';
import { LineQuantity } from '../../_ui/cart/line-quantity.tsx';
import { RemoveLine } from '../../_ui/cart/remove-line.tsx';
import { StockNote } from '../../_ui/cart/stock-note.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import type { CartLineData } from './cart-items.loader.ts';
import styles from './cart-line.module.css';

/** The notice of a change that wanted more than there is. */
const OUT_OF_STOCK: NoticeKey = 'not-enough-in-stock';

interface CartLineProps {
  line: CartLineData;
  nodeId: string;
}

/** A line on the page of the cart. */
export function CartLine({ line, nodeId }: CartLineProps) {
  const { item, choices, isAvailable } = line;
  const t = useTranslate();
  const isOwn = !isFee(item);
  const id = `${nodeId}-${item.itemId}`;
  return (
    <LineFrame
      id={id}
      item={item}
      isFull
      each={<Each item={item} />}
      quantity={
        hasFixedQuantity(item) ? (
          item.qty
        ) : (
          <LineQuantity id={id} item={item} isFaulty={line.fault !== ''} />
        )
      }
      rowLabel={t('cart-items:rowOf')}
      tools={
        isOwn && (
          <>
            {line.isWished !== null && <Wish item={item} isWished={line.isWished} />}
            <RemoveLine item={item} />
          </>
        )
      }
    >
      {choices.length > 0 && <p className={styles['choices']}>{choices.join(' · ')}</p>}
      <Edit item={item} />
      {!isAvailable && item.productData.free !== 0 && (
        <p className={lineFaultClass}>{t('cart-items:unavailable')}</p>
      )}
      {isOwn && <StockNote id={id} item={item} isAsked={line.fault === OUT_OF_STOCK} />}
      <p className={lineFaultClass} id={`${id}-qty-error`} aria-live="polite">
        {line.fault === '' ? '' : t(`page:notice.${line.fault}`)}
      </p>
    </LineFrame>
  );
}

/** Link to the page of the product, which edits this line of the cart (PROD-04). */
function Edit({ item }: { item: CartItem }) {
  const t = useTranslate();
  const link = editLink(item);
  return (
    link && (
      <SmartLink link={link} className={styles['edit']}>
        {t('cart-items:edit')}
        <span className="visually-hidden">: {item.productData.name}</span>
      </SmartLink>
    )
  );
}

/** What one piece costs, and what it would without the reduction. */
function Each({ item }: { item: CartItem }) {
  const t = useTranslate();
  const money = useMoney();
  const { retailPrice, finalPrice, discount } = item.prices.base;
  return (
    <>
      <span className="visually-hidden">{t('cart-items:eachOf')} </span>
      {discount && (
        <s className={styles['regular']}>
          <span className="visually-hidden">{t('product:regularPrice')} </span>
          {money(retailPrice)}
        </s>
      )}{' '}
      {money(finalPrice)}
    </>
  );
}

/** Button that puts the product on the wishlist of a customer, or takes it off (CART-23). */
function Wish({ item, isWished }: { item: CartItem; isWished: boolean }) {
  const t = useTranslate();
  return (
    <form method="post" action={ACTIONS.wish} data-action="cart.wish">
      <input type="hidden" name="productId" value={item.productId} />
      <Redirect />
      <button
        type="submit"
        className={`${iconButtonClass} ${styles['wish']}`}
        aria-label={t('cart-items:wish', { name: item.productData.name })}
        aria-pressed={isWished}
      >
        <Icon name="heart" size={20} />
      </button>
    </form>
  );
}
