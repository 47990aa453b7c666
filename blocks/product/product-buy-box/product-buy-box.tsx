import { Button } from '#blocks/_ui/button/button.tsx';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { needsChoices } from '#blocks/_ui/product-page/bundle.ts';
import { BUY_FORM_ID } from '#blocks/_ui/product-page/buy-form.ts';
import { BuyFields, buyAction, LeaveLine } from '#blocks/_ui/product-page/edit-fields.tsx';
import type { EditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import { isForSale, variantChoices } from '#blocks/_ui/product-page/variants.ts';
import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage, useTranslate } from '#runtime/render/page-context.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import styles from './product-buy-box.module.css';
import type { ProductBuyBoxValues } from './product-buy-box.schema.ts';
import { QuantityField } from './quantity-field.tsx';
import { VariantField } from './variant-field.tsx';

/**
 * Puts the page's product into the cart: a plain form that the loader sends in the background. The
 * variants of a configurable product are radio buttons (PROD-05, PROD-06, PROD-13). A line of the cart
 * that the address names is changed in place of that (PROD-04).
 */
export function ProductBuyBox({
  values,
  data: { product, line },
  nodeId,
}: BlockProps<ProductBuyBoxValues, EditableProduct>) {
  return (
    <BlockRoot as="div" className={styles['root']} hidden={product === null}>
      {product && <BuyForm product={product} line={line} values={values} nodeId={nodeId} />}
      {product && <WishForm product={product} />}
      <EditableText field="note" value={values.note} as="p" className={styles['note']} />
    </BlockRoot>
  );
}

interface BuyFormProps extends Pick<EditableProduct, 'line'> {
  product: ProductDetail;
  values: ProductBuyBoxValues;
  nodeId: string;
}

function BuyForm({ product, line, values, nodeId }: BuyFormProps) {
  const { t } = usePage();
  const { label, choices, preset } = variantChoices(product);
  if (!isForSale(product)) return <SoldOut />;
  // The block `bundle-customiser` puts it together (BUND-02).
  if (needsChoices(product)) return null;
  return (
    <form id={BUY_FORM_ID} {...buyAction(line)} className={styles['form']}>
      <BuyFields line={line} />
      {product.configurable ? (
        <VariantField
          legend={label ?? t('product-buy-box:choose')}
          choices={choices}
          preset={line?.productId ?? preset}
        />
      ) : (
        <input type="hidden" name="productId" value={product.id} />
      )}
      <div className={styles['row']}>
        {(values.showQuantity || line) && (
          <QuantityField id={`${nodeId}-qty`} value={line?.qty} free={product.free} />
        )}
        <Button type="submit" size="l" full data-buys="">
          <span data-label>{t(line ? 'product-buy-box:save' : 'product-buy-box:add')}</span>
        </Button>
      </div>
      <LeaveLine line={line} />
    </form>
  );
}

/**
 * Whether it is on the list is filled in by the browser: the page is the same for all (WISH-01).
 */
function WishForm({ product }: { product: ProductDetail }) {
  const page = usePage();
  return (
    <form method="post" action={ACTIONS.wish} data-action="wish" className={styles['note']}>
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="redirect" value={pageHref(page.path, page)} />
      <Button type="submit" variant="text" size="s" data-wish={product.id}>
        <Icon name="heart" size={18} />
        <span>{page.t('product-buy-box:wish')}</span>
      </Button>
    </form>
  );
}

/** Shown instead of the button when the product cannot be had (CARD-06). */
function SoldOut() {
  const t = useTranslate();
  return (
    <div>
      <Button size="l" full disabled>
        {t('product:unavailable')}
      </Button>
      <p className={styles['note']}>{t('product-buy-box:unavailable')}</p>
    </div>
  );
}
