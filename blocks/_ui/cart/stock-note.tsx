import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { stockNoteId } from './line-limits.ts';
import styles from './stock-note.module.css';

interface StockNoteProps {
  id: string;
  item: CartItem;
  /** As the shopper asked for it, confirmed or not. */
  quantity?: number;
  /** A change was refused, so the number is of interest whatever the line holds. */
  isAsked?: boolean;
}

/** What is left of a product, once its line holds all of it or wants more. Empty otherwise. */
export function StockNote({ id, item, quantity = item.qty, isAsked = false }: StockNoteProps) {
  const t = useTranslate();
  const { free, available } = item.productData;
  const isTold = free !== null && available && (isAsked || quantity >= free);
  return (
    <p
      id={stockNoteId(id)}
      className={styles['note']}
      data-short={(isTold && quantity > free) || undefined}
      aria-live="polite"
    >
      {isTold && (free > 0 ? t('stockLeft', { count: free }) : t('soldOut'))}
    </p>
  );
}
