import { useId } from 'react';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { LineFrame, lineFaultClass } from '../../_ui/cart/line-frame.tsx';
import { hasFixedQuantity, isFee, mostOf, stockNoteId } from '../../_ui/cart/line-limits.ts';
import { StockNote } from '../../_ui/cart/stock-note.tsx';
import { ControlIcon } from '../../_ui/icon/control-icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import { Quantity } from '../../_ui/quantity/quantity.tsx';

export interface CartLineProps {
  item: CartItem;
  /** As the shopper asked for it, confirmed or not. */
  quantity: number;
  isLeaving: boolean;
  onQuantity(quantity: number): void;
  onInvalid(): void;
  onRemove(): void;
}

/** A line of the cart in the bag. */
export function CartLine(props: CartLineProps) {
  const { item, quantity, isLeaving, onQuantity, onInvalid, onRemove } = props;
  const t = useTranslate();
  const { name, available } = item.productData;
  const isOwn = !isFee(item);
  const id = `${useId()}line`;
  return (
    <LineFrame
      item={item}
      isLeaving={isLeaving}
      quantity={
        !hasFixedQuantity(item) && (
          <Quantity
            name={name}
            value={quantity}
            max={mostOf(item)}
            reason={stockNoteId(id)}
            onChange={onQuantity}
            onInvalid={onInvalid}
          />
        )
      }
      tools={
        isOwn && (
          <button
            type="button"
            className={iconButtonClass}
            aria-label={t('cart-bag:remove', { name })}
            disabled={isLeaving}
            onClick={onRemove}
          >
            <ControlIcon name="trash" size={18} />
          </button>
        )
      }
    >
      {!available && <p className={lineFaultClass}>{t('cart-bag:unavailable')}</p>}
      {isOwn && <StockNote id={id} item={item} quantity={quantity} />}
    </LineFrame>
  );
}
