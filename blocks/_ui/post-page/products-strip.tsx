import type { ReactNode } from 'react';
import type { Product } from '#schemas/api/catalog.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './products-strip.module.css';

export interface ProductsStripProps {
  /** Heading of the strip; its id is `titleId`. */
  head: ReactNode;
  titleId: string;
  products: readonly Product[];
}

const SIZES = '(min-width: 640px) 280px, 55vw';

/** Products in one row that scrolls sideways, by finger, by keyboard and without JavaScript. */
export function ProductsStrip({ head, titleId, products }: ProductsStripProps) {
  return (
    <div className={styles['strip']}>
      <div className={styles['head']}>{head}</div>
      <ul className={styles['row']} aria-labelledby={titleId}>
        {products.map((product) => (
          <li key={product.id} className={styles['item']}>
            <ProductCard product={product} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </div>
  );
}
