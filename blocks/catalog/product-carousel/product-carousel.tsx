import { Carousel } from '#blocks/_ui/carousel/carousel.tsx';
import { productPreset } from '#blocks/_ui/carousel/product-preset.ts';
import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { ProductCarouselData } from './product-carousel.loader.ts';
import styles from './product-carousel.module.css';
import type { ProductCarouselValues } from './product-carousel.schema.ts';

/** Cards are a quarter higher than wide and filled by square pictures. */
const SIZES =
  '(min-width: 1400px) 310px, (min-width: 1200px) 29vw, (min-width: 1000px) 40vw, (min-width: 470px) 59vw, 116vw';

/** Loops from the fifth product on (LIST-20). */
const LOOPS_ABOVE = 4;

/** A list of products without any product takes no room. */
export function ProductCarousel({
  values,
  data,
  nodeId,
}: BlockProps<ProductCarouselValues, ProductCarouselData>) {
  const t = useTranslate();
  const { products } = data;
  const titleId = values.title === '' ? undefined : `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={products.length === 0}>
      <Carousel
        preset={productPreset}
        label={values.title === '' ? t('product-carousel:label') : values.title}
        loop={products.length > LOOPS_ABOVE}
        head={<SectionHeading values={values} {...(titleId ? { id: titleId } : {})} />}
        slides={products.map((product) => ({
          key: product.id,
          content: <ProductCard product={product} sizes={SIZES} heading={titleId ? 'h3' : 'h2'} />,
        }))}
      />
    </BlockRoot>
  );
}
