import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { productPreset } from '#blocks/_ui/carousel/product-preset.ts';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { CartRelatedData } from './cart-related.loader.ts';
import styles from './cart-related.module.css';
import type { CartRelatedValues } from './cart-related.schema.ts';

/** Cards are a quarter higher than wide and filled by square pictures. */
const SIZES =
  '(min-width: 1400px) 310px, (min-width: 1200px) 29vw, (min-width: 1000px) 40vw, (min-width: 470px) 59vw, 116vw';

/** Loops from the fifth product on (LIST-20). */
const LOOPS_ABOVE = 4;

/** What may be of interest beside the cart (CART-24). Without any product it takes no room. */
export function CartRelated({
  values,
  data: { products },
  nodeId,
}: BlockProps<CartRelatedValues, CartRelatedData>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  const title = values.title === '' ? t('cart-related:title') : values.title;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={products.length === 0}>
      <Carousel
        preset={productPreset}
        label={title}
        loop={products.length > LOOPS_ABOVE}
        head={<SectionHeading values={{ title }} id={titleId} />}
        slides={products.map((product) => ({
          key: product.id,
          content: <ProductCard product={product} sizes={SIZES} heading="h3" />,
        }))}
      />
    </BlockRoot>
  );
}
