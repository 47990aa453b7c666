import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** What the product costs now, gross. */
  price: number;
  /** Regular price of a reduced product. */
  regular?: number | undefined;
}

/** A price, or a reduced price beside the regular one (SITE-13). Which is which is also said in words. */
export function Price({ price, regular }: PriceProps) {
  const t = useTranslate();
  const money = useMoney();
  if (regular === undefined) return <p className={styles['price']}>{money(price)}</p>;
  return (
    <p className={styles['price']}>
      <span className="visually-hidden">{t('product:salePrice')} </span>
      <strong className={styles['sale']}>{money(price)}</strong>{' '}
      <span className="visually-hidden">{t('product:regularPrice')} </span>
      <s className={styles['regular']}>{money(regular)}</s>
    </p>
  );
}
