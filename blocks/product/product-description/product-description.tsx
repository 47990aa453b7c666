import type { ReactNode } from 'react';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { PageProduct } from '#blocks/_ui/product-page/page-product.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import styles from './product-description.module.css';
import type { ProductDescriptionValues } from './product-description.schema.ts';

/**
 * Words about the page's product: description, what has to be read before use (food supplements,
 * sun protection), attributes, and who made it (GPSR).
 */
export function ProductDescription({
  values,
  data: { product },
  nodeId,
}: BlockProps<ProductDescriptionValues, PageProduct>) {
  const t = useTranslate();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId} hidden={product === null}>
      {values.title === '' ? (
        <h2 id={titleId} className={styles['title']}>
          {t('product-description:heading')}
        </h2>
      ) : (
        <EditableText
          field="title"
          value={values.title}
          as="h2"
          className={styles['title']}
          id={titleId}
        />
      )}
      {product && <Parts product={product} values={values} />}
    </BlockRoot>
  );
}

function Parts({ product, values }: { product: ProductDetail; values: ProductDescriptionValues }) {
  const t = useTranslate();
  const { description, notices, attributeSet, sku, brand } = product;
  return (
    <>
      <div
        className={styles['text']}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitised text of the product (G-073)
        dangerouslySetInnerHTML={{ __html: description }}
      />
      {notices !== '' && (
        <aside className={styles['notices']}>
          <h3 className={styles['noticesTitle']}>{t('product-description:notices')}</h3>
          <p>{notices}</p>
        </aside>
      )}
      {values.showAttributes && (
        <Fold title={t('product-description:attributes')} isOpen={!values.fold}>
          <dl className={styles['attributes']}>
            {byLabel(attributeSet.attributes).map(([label, values]) => (
              <div key={label} className={styles['attribute']}>
                <dt>{label}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ))}
            <div className={styles['attribute']}>
              <dt>{t('product-description:sku')}</dt>
              <dd>{sku}</dd>
            </div>
          </dl>
        </Fold>
      )}
      {values.showManufacturer && brand.manufacturer !== '' && (
        <Fold title={t('product-description:manufacturer')} isOpen={!values.fold}>
          <p>{brand.manufacturer}</p>
          {brand.contact !== '' && <p>{brand.contact}</p>}
        </Fold>
      )}
    </>
  );
}

/** Several values of an attribute are in one line. */
function byLabel(attributes: ProductDetail['attributeSet']['attributes']): [string, string[]][] {
  const lines = new Map<string, string[]>();
  for (const { label, value } of attributes) {
    lines.set(label, [...(lines.get(label) ?? []), value]);
  }
  return [...lines];
}

function Fold({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles['fold']} open={isOpen}>
      <summary className={styles['summary']}>
        <h3>{title}</h3>
        <Icon name="plus" size={18} />
      </summary>
      <div className={styles['folded']}>{children}</div>
    </details>
  );
}
