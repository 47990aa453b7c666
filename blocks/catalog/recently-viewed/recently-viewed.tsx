import { ProductCard } from '#blocks/_ui/product-card/product-card.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { RecentlyViewedData } from './recently-viewed.loader.ts';
import styles from './recently-viewed.module.css';
import type { RecentlyViewedValues } from './recently-viewed.schema.ts';

const SIZES = '(min-width: 1400px) 310px, (min-width: 1000px) 24vw, (min-width: 640px) 32vw, 62vw';

/**
 * Products that this browser has looked at. Pages are the same for all and hold none of them:
 * `recently-viewed.enhance.ts` asks for the section again with those that the browser remembers.
 */
export function RecentlyViewed({
  values,
  data: { except, products },
  nodeId,
}: BlockProps<RecentlyViewedValues, RecentlyViewedData>) {
  const t = useTranslate();
  const title = values.title === '' ? t('recently-viewed:title') : values.title;
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      data-enhance="recently-viewed"
      data-except={except}
    >
      <section
        id={`${nodeId}-viewed`}
        aria-labelledby={`${nodeId}-title`}
        hidden={products.length === 0}
      >
        {products.length > 0 && (
          <>
            <SectionHeading values={{ title }} id={`${nodeId}-title`} />
            <ul className={styles['row']}>
              {products.slice(0, values.limit).map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} sizes={SIZES} heading="h3" />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </BlockRoot>
  );
}
