import { SmartLink } from '#runtime/links/smart-link.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { definePart } from '#runtime/render/part.tsx';
import { fallbackPath } from '#runtime/render/picture-sources.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Product } from '#schemas/api/catalog.ts';
import type { Link } from '#schemas/content/values.ts';
import { Icon } from '../icon/icon.tsx';
import { Price } from '../price/price.tsx';
import { ProductAction } from './product-action.tsx';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';
import { cardActionOf } from './product-facts.ts';

export interface ProductCardProps {
  product: Product;
  /** CSS `sizes` of the picture in the list it is in. */
  sizes: string;
  /** Level of the product's name in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4';
}

/** Device pixels that a card's picture can use at most. */
const WIDEST = 800;

/**
 * A product in a list (CARD-01..10). The name is the one link of the whole card: it stretches over
 * it, below the button.
 */
export const ProductCard = definePart(Card);

function Card({ product, sizes, heading: Heading = 'h3' }: ProductCardProps) {
  const link: Link = { kind: 'product', slug: product.slug };
  return (
    <article className={styles['card']} data-product={product.id}>
      <ProductPictures product={product} sizes={sizes} />
      <div className={styles['words']}>
        <p className={styles['brand']}>{product.brand.name}</p>
        <Heading className={styles['name']}>
          <SmartLink link={link} className={styles['link']}>
            {product.name}
          </SmartLink>
        </Heading>
        <div className={styles['price']}>
          <Price
            price={product.finalPrice}
            regular={product.discount ? product.retailPrice : undefined}
          />
        </div>
        <div className={styles['action']}>
          <ProductAction product={product} link={link} />
        </div>
      </div>
    </article>
  );
}

function ProductPictures({ product, sizes }: Pick<ProductCardProps, 'product' | 'sizes'>) {
  const t = useTranslate();
  const [first, second] = product.media;
  return (
    <div className={styles['picture']} data-surface="light">
      {first ? (
        <RecordPicture record={first} sizes={sizes} widest={WIDEST} className={styles['image']} />
      ) : (
        <span className={styles['blank']}>
          <Icon name="drop" size={48} />
        </span>
      )}
      {second && (
        <img
          src={fallbackPath(second)}
          alt=""
          width={second.width}
          height={second.height}
          loading="lazy"
          className={`${styles['image']} ${styles['alternative']}`}
        />
      )}
      <ProductBadges product={product} />
      {cardActionOf(product) === 'unavailable' && (
        <SmartLink
          link={{ kind: 'product', slug: product.slug }}
          className={styles['soldOut']}
          tabIndex={-1}
        >
          <span>{t('product:soldOut')}</span>
        </SmartLink>
      )}
    </div>
  );
}
