import { useId } from 'react';
import { formatMoney } from '#domain/commerce/money.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { fallbackPath } from '#runtime/render/picture-sources.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { hasFixedQuantity, mostOf, stockNoteId } from '../../_ui/cart/line-limits.ts';
import { lineLink } from '../../_ui/cart/line-link.ts';
import { StockNote } from '../../_ui/cart/stock-note.tsx';
import { ControlIcon } from '../../_ui/icon/control-icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import { Quantity } from '../../_ui/quantity/quantity.tsx';
import styles from './mini-cart.module.css';

export interface CartLineProps {
  item: CartItem;
  /** As the shopper asked for it, confirmed or not. */
  quantity: number;
  isLeaving: boolean;
  onQuantity(quantity: number): void;
  onInvalid(): void;
  onRemove(): void;
}

/** A line of the mini cart. A fee is the server's: it has neither a number nor a way out (CART-20). */
export function CartLine(props: CartLineProps) {
  const { item, quantity, isLeaving, onQuantity, onInvalid, onRemove } = props;
  const t = useTranslate();
  const { name, available } = item.productData;
  const isFee = item.itemId < 0;
  const id = `${useId()}line`;
  return (
    <li className={styles['line']} aria-busy={isLeaving || undefined}>
      <Thumbnail item={item} />
      <div className={styles['words']}>
        <p className={styles['name']}>
          {isFee ? name : <SmartLink link={lineLink(item)}>{name}</SmartLink>}
        </p>
        {!available && <p className={styles['fault']}>{t('cart-bag:unavailable')}</p>}
        {!isFee && <StockNote id={id} item={item} quantity={quantity} />}
        <div className={styles['tools']}>
          {!hasFixedQuantity(item) && (
            <Quantity
              name={name}
              value={quantity}
              max={mostOf(item)}
              reason={stockNoteId(id)}
              onChange={onQuantity}
              onInvalid={onInvalid}
            />
          )}
          <span className={styles['price']}>{formatMoney(item.prices.base.row)}</span>
        </div>
      </div>
      {!isFee && (
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t('cart-bag:remove', { name })}
          disabled={isLeaving}
          onClick={onRemove}
        >
          <ControlIcon name="trash" size={18} />
        </button>
      )}
    </li>
  );
}

function Thumbnail({ item }: { item: CartItem }) {
  const [picture] = item.productData.media;
  return picture ? (
    <img
      src={fallbackPath(picture)}
      alt=""
      width={picture.width}
      height={picture.height}
      className={styles['picture']}
    />
  ) : (
    <span className={styles['picture']}>
      <ControlIcon name="drop" size={32} />
    </span>
  );
}
