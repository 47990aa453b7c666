import { formatMoney } from '#domain/commerce/money.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { CartItem } from '#schemas/api/cart.ts';
import { hasFixedQuantity } from '../../_ui/cart/line-limits.ts';
import { lineLink } from '../../_ui/cart/line-link.ts';
import { LineQuantity } from '../../_ui/cart/line-quantity.tsx';
import { RemoveLine } from '../../_ui/cart/remove-line.tsx';
import { StockNote } from '../../_ui/cart/stock-note.tsx';
import { Icon } from '../../_ui/icon/icon.tsx';
import styles from './added-line.module.css';

/** A line of the cart, small. A fee is the server's: it has neither a quantity nor a way out (CART-20). */
export function AddedLine({ item, nodeId }: { item: CartItem; nodeId: string }) {
  const { itemId, productData, qty, prices } = item;
  const isFee = itemId < 0;
  const id = `${nodeId}-${itemId}`;
  const [picture] = productData.media;
  return (
    <li id={id} className={styles['line']}>
      <span className={styles['picture']}>
        {picture ? (
          <RecordPicture record={picture} alt="" sizes="80px" className={styles['image']} lean />
        ) : (
          <Icon name="drop" size={28} />
        )}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {isFee ? (
            productData.name
          ) : (
            <SmartLink link={lineLink(item)}>{productData.name}</SmartLink>
          )}
        </p>
        {!isFee && <StockNote id={id} item={item} />}
        <p className={styles['fault']} id={`${id}-qty-error`} aria-live="polite" />
      </div>
      <div className={styles['quantity']}>
        {hasFixedQuantity(item) ? qty : <LineQuantity id={id} item={item} isFaulty={false} />}
      </div>
      <p className={styles['row']}>{formatMoney(prices.base.row)}</p>
      <div className={styles['remove']}>{!isFee && <RemoveLine item={item} />}</div>
    </li>
  );
}
