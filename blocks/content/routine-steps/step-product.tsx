import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { Price } from '#blocks/_ui/price/price.tsx';
import { ProductAction } from '#blocks/_ui/product-card/product-action.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Product } from '#schemas/api/catalog.ts';
import type { Link } from '#schemas/content/values.ts';
import styles from './step-product.module.css';

/** A product in a row: its name is the link of all of it, below the button. */
export function StepProduct({ product }: { product: Product }) {
  const link: Link = { kind: 'product', slug: product.slug };
  const [picture] = product.media;
  return (
    <div className={styles['product']}>
      <span className={styles['picture']} data-surface="light">
        {picture ? (
          <RecordPicture
            record={picture}
            alt=""
            sizes="6rem"
            widest={320}
            className={styles['image']}
          />
        ) : (
          <Icon name="drop" size={32} />
        )}
      </span>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <SmartLink link={link} className={styles['link']}>
            {product.name}
          </SmartLink>
        </p>
        <Price
          price={product.finalPrice}
          regular={product.discount ? product.retailPrice : undefined}
        />
        <div className={styles['action']}>
          <ProductAction product={product} link={link} />
        </div>
      </div>
    </div>
  );
}
