import type { CartItem } from '#schemas/api/cart.ts';
import { LineFrame, lineFaultClass } from '../../_ui/cart/line-frame.tsx';
import { hasFixedQuantity, isFee } from '../../_ui/cart/line-limits.ts';
import { LineQuantity } from '../../_ui/cart/line-quantity.tsx';
import { RemoveLine } from '../../_ui/cart/remove-line.tsx';
import { StockNote } from '../../_ui/cart/stock-note.tsx';

/** A line in the window that opens after something was added. */
export function AddedLine({ item, nodeId }: { item: CartItem; nodeId: string }) {
  const id = `${nodeId}-${item.itemId}`;
  const isOwn = !isFee(item);
  return (
    <LineFrame
      id={id}
      item={item}
      quantity={
        hasFixedQuantity(item) ? item.qty : <LineQuantity id={id} item={item} isFaulty={false} />
      }
      tools={isOwn && <RemoveLine item={item} />}
    >
      {isOwn && <StockNote id={id} item={item} />}
      <p className={lineFaultClass} id={`${id}-qty-error`} aria-live="polite" />
    </LineFrame>
  );
}
