import { Price } from '#blocks/_ui/price/price.tsx';
import { ProductAction } from '#blocks/_ui/product-card/product-action.tsx';
import { ProductBadges } from '#blocks/_ui/product-card/product-badges.tsx';
import { Rating } from '#blocks/_ui/rating/rating.tsx';
import { starsNumber } from '#blocks/_ui/rating/stars-number.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Product } from '#schemas/api/catalog.ts';
import type { ProductQuoteData, ProductRating } from './product-quote.loader.ts';
import styles from './product-quote.module.css';
import type { ProductQuoteValues } from './product-quote.schema.ts';

/** The picture is cut to a frame that is higher than wide, so it is wider than its place. */
const SIZES = '(min-width: 1400px) 740px, (min-width: 760px) 56vw, 100vw';
/** Device pixels that the picture can use at most. */
const WIDEST = 1440;

/** Words beside a product. Without the product only the words show, without words only the product. */
export function ProductQuote({
  values,
  data: { product, rating },
  nodeId,
}: BlockProps<ProductQuoteValues, ProductQuoteData>) {
  const nameId = `${nodeId}-product`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={product ? nameId : undefined}
      data-side={values.side}
    >
      {product && <ProductPicture product={product} />}
      <div className={styles['words']}>
        <figure className={styles['quote']}>
          <EditableText
            field="text"
            value={values.text}
            as="blockquote"
            className={styles['text']}
            multiline
          />
          <figcaption className={styles['by']}>
            <EditableText
              field="author"
              value={values.author}
              as="p"
              className={styles['author']}
            />
            <EditableText field="role" value={values.role} as="p" className={styles['role']} />
          </figcaption>
        </figure>
        {product && <ProductFacts product={product} rating={rating} nameId={nameId} />}
      </div>
    </BlockRoot>
  );
}

/** Leads where the name leads, for those who point at it. */
function ProductPicture({ product }: { product: Product }) {
  const [picture] = product.media;
  if (!picture) return null;
  return (
    <div className={styles['picture']} data-surface="light">
      <SmartLink link={{ kind: 'product', slug: product.slug }} tabIndex={-1} aria-hidden="true">
        <RecordPicture record={picture} sizes={SIZES} widest={WIDEST} className={styles['image']} />
      </SmartLink>
      <ProductBadges product={product} />
    </div>
  );
}

interface ProductFactsProps {
  product: Product;
  rating: ProductRating | null;
  nameId: string;
}

function ProductFacts({ product, rating, nameId }: ProductFactsProps) {
  const link = { kind: 'product', slug: product.slug } as const;
  return (
    <article className={styles['product']} data-product={product.id}>
      <div className={styles['facts']}>
        <p className={styles['brand']}>{product.brand.name}</p>
        <h2 className={styles['name']} id={nameId}>
          <SmartLink link={link} className={styles['link']}>
            {product.name}
          </SmartLink>
        </h2>
        {rating && <Stars rating={rating} />}
        <Price
          price={product.finalPrice}
          regular={product.discount ? product.retailPrice : undefined}
        />
      </div>
      <div className={styles['action']}>
        <ProductAction product={product} link={link} />
      </div>
    </article>
  );
}

function Stars({ rating: { stars, max, reviews } }: { rating: ProductRating }) {
  const { t, locale } = usePage();
  const value = starsNumber(stars, locale);
  return (
    <p className={styles['rating']}>
      <Rating value={stars} max={max} label={t('product-quote:rated', { value, max })} />
      <span>{t('product-quote:reviews', { count: reviews })}</span>
    </p>
  );
}
