import type { ReactNode } from 'react';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useMoney } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { CartItem } from '#schemas/api/cart.ts';
import { ControlIcon } from '../icon/control-icon.tsx';
import styles from './line-frame.module.css';
import { isFee } from './line-limits.ts';
import { lineLink } from './line-link.ts';

interface LineFrameProps {
  id?: string;
  item: CartItem;
  /** As on the page of the cart: wide places show columns. */
  isFull?: boolean;
  /** It is being taken out (CART-10). */
  isLeaving?: boolean;
  /** What there is to say, below the name. */
  children: ReactNode;
  /** What one piece costs; shown in a column of its own. */
  each?: ReactNode;
  quantity: ReactNode;
  /** What the sum of the row is, for screen readers. */
  rowLabel?: string;
  tools: ReactNode;
}

/** A line of the cart wherever it is shown: what it is, how many and what they cost. */
export function LineFrame(props: LineFrameProps) {
  const money = useMoney();
  const { id, item, isFull = false, isLeaving = false, children, each, quantity, tools } = props;
  const { name, media } = item.productData;
  const [picture] = media;
  return (
    <li
      id={id}
      className={isFull ? `${styles['line']} ${styles['full']}` : styles['line']}
      aria-busy={isLeaving || undefined}
    >
      <span className={styles['picture']}>
        {picture ? (
          <RecordPicture
            record={picture}
            alt=""
            sizes={isFull ? '112px' : '80px'}
            className={styles['image']}
          />
        ) : (
          <ControlIcon name="drop" size={32} />
        )}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          {isFee(item) ? name : <SmartLink link={lineLink(item)}>{name}</SmartLink>}
        </p>
        {children}
      </div>
      {each && <p className={styles['each']}>{each}</p>}
      <div className={styles['quantity']}>{quantity}</div>
      <p className={styles['row']}>
        {props.rowLabel && <span className="visually-hidden">{props.rowLabel} </span>}
        {money(item.prices.base.row)}
      </p>
      <div className={styles['tools']}>{tools}</div>
    </li>
  );
}

export const lineFaultClass = styles['fault'];
