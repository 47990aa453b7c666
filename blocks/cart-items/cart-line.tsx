import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import { ACTIONS } from '#schemas/actions.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { formatMoney } from '#schemas/money.ts';
import { Redirect } from '../_ui/cart/cart-part.tsx';
import { lineLink } from '../_ui/cart/line-link.ts';
import { Icon } from '../_ui/icon/icon.tsx';
import { iconButtonClass } from '../_ui/icon-button/icon-button-class.ts';
import type { CartLineData } from './cart-items.loader.ts';
import styles from './cart-line.module.css';
import { LineQuantity } from './line-quantity.tsx';

/** The server's own gift: its quantity is not the shopper's to change (CART-20). */
const GIFT_PRODUCT_ID = 21029;

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
        {choices.length > 0 && <p className={styles['choices']}>{choices.join(', ')}</p>}
        {!isAvailable && <p className={styles['fault']}>{t('cart-items:unavailable')}</p>}
        <p className={styles['fault']} id={`${id}-qty-error`} aria-live="polite">
          {line.fault === '' ? '' : t(`page:notice.${line.fault}`)}
        </p>
      </div>
      <Each item={item} />
      <div className={styles['quantity']}>
        {isFee || item.productId === GIFT_PRODUCT_ID ? (
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
        {!isFee && <Remove item={item} />}
      </div>
    </li>
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

/** CART-21. What was taken out is kept with its choices, to be put back. */
function Remove({ item }: { item: CartItem }) {
  const t = useTranslate();
  return (
    <form method="post" action={ACTIONS.cartRemove} data-action="cart.remove">
      <input type="hidden" name="itemId" value={item.itemId} />
      <input type="hidden" name="item" value={JSON.stringify(keptOf(item))} />
      <Redirect />
      <button
        type="submit"
        className={iconButtonClass}
        aria-label={t('cart-items:remove', { name: item.productData.name })}
      >
        <Icon name="trash" size={20} />
      </button>
    </form>
  );
}

/** CART-23. */
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

/** The line as it is kept to be put back; no options where none were chosen. */
function keptOf({ productId, options }: CartItem) {
  const { personalizations, bundleOptions, customPriceOption } = options;
  const chosen = {
    ...(personalizations.length > 0 && { personalizations }),
    ...(bundleOptions.length > 0 && {
      bundleOptions: bundleOptions.map(({ variant, ...choice }) => ({
        ...choice,
        ...(variant !== null && { variant }),
      })),
    }),
    ...(customPriceOption !== null && { customPriceOption }),
  };
  return { productId, ...(Object.keys(chosen).length > 0 && { options: chosen }) };
}
