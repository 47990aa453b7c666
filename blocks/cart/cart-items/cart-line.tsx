import { formatMoney } from '#domain/commerce/money.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import type { NoticeKey } from '#domain/web/notices.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { CartItem } from '#schemas/api/cart.ts';
import { Redirect } from '../../_ui/cart/cart-part.tsx';
import { hasFixedQuantity } from '../../_ui/cart/line-limits.ts';
import { editLink, lineLink } from '../../_ui/cart/line-link.ts';
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

/** A line of the cart. A fee is the server's: it has neither a quantity nor a way out (CART-20). */
export function CartLine({ line, nodeId }: CartLineProps) {
  const { item, choices, isAvailable } = line;
  const t = useTranslate();
  const { name } = item.productData;
  const isFee = item.itemId < 0;
  const id = `${nodeId}-${item.itemId}`;
  return (
    <li id={id} className={styles['line']}>
      <Thumbnail item={item} />
      <div className={styles['words']}>
        <p className={styles['name']}>
          {isFee ? name : <SmartLink link={lineLink(item)}>{name}</SmartLink>}
        </p>
        {choices.length > 0 && <p className={styles['choices']}>{choices.join(' · ')}</p>}
        <Edit item={item} />
        {!isAvailable && item.productData.free !== 0 && (
          <p className={styles['fault']}>{t('cart-items:unavailable')}</p>
        )}
        {!isFee && <StockNote id={id} item={item} isAsked={line.fault === OUT_OF_STOCK} />}
        <p className={styles['fault']} id={`${id}-qty-error`} aria-live="polite">
          {line.fault === '' ? '' : t(`page:notice.${line.fault}`)}
        </p>
      </div>
      <Each item={item} />
      <div className={styles['quantity']}>
        {hasFixedQuantity(item) ? (
          <span className={styles['fixed']}>{item.qty}</span>
        ) : (
          <LineQuantity id={id} item={item} isFaulty={line.fault !== ''} />
        )}
      </div>
      <p className={styles['row']}>
        <span className="visually-hidden">{t('cart-items:rowOf')} </span>
        {formatMoney(item.prices.base.row)}
      </p>
      <div className={styles['tools']}>
        {!isFee && line.isWished !== null && <Wish item={item} isWished={line.isWished} />}
        {!isFee && <RemoveLine item={item} />}
      </div>
    </li>
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
  const { retailPrice, finalPrice, discount } = item.prices.base;
  return (
    <p className={styles['each']}>
      <span className="visually-hidden">{t('cart-items:eachOf')} </span>
      {discount && (
        <s className={styles['regular']}>
          <span className="visually-hidden">{t('product:regularPrice')} </span>
          {formatMoney(retailPrice)}
        </s>
      )}{' '}
      {formatMoney(finalPrice)}
    </p>
  );
}

function Thumbnail({ item }: { item: CartItem }) {
  const [picture] = item.productData.media;
  return (
    <span className={styles['picture']}>
      {picture ? (
        <RecordPicture record={picture} alt="" sizes="112px" className={styles['image']} />
      ) : (
        <Icon name="drop" size={32} />
      )}
    </span>
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
