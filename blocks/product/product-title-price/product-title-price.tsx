import type { PageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import type { ProductDetail } from '#schemas/api/product.ts';
import { PriceBlock } from './price-block.tsx';
import styles from './product-title-price.module.css';
import type { ProductTitlePriceValues } from './product-title-price.schema.ts';
import { TitleBadges } from './title-badges.tsx';

/**
 * Brand, name, badges, lead and price of the page's product; the name is the page's h1. Every page of
 * a product has it, so that its script notes what was looked at.
 */
export function ProductTitlePrice({
  values,
  data: { product },
}: BlockProps<ProductTitlePriceValues, PageProduct>) {
  return (
    <BlockRoot
      as="div"
      className={styles['root']}
      hidden={product === null}
      data-enhance="remember-viewed"
      data-viewed={product?.id}
    >
      {product && <Facts product={product} values={values} />}
    </BlockRoot>
  );
}

function Facts({ product, values }: { product: ProductDetail; values: ProductTitlePriceValues }) {
  const { name, brand, shortDescription } = product;
  return (
    <>
      {values.showBadges && <TitleBadges product={product} />}
      {values.showBrand && brand.name !== '' && <p className={styles['brand']}>{brand.name}</p>}
      <h1 className={styles['name']}>{name}</h1>
      {values.showLead && shortDescription !== '' && (
        <p className={styles['lead']}>{shortDescription}</p>
      )}
      <PriceBlock product={product} />
      <EditableText field="note" value={values.note} as="p" className={styles['note']} />
    </>
  );
}
