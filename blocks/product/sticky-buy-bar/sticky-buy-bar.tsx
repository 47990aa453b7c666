import { useContext } from 'react';
import { Button } from '#blocks/_ui/button/button.tsx';
import { Price } from '#blocks/_ui/price/price.tsx';
import { needsChoices } from '#blocks/_ui/product-page/bundle.ts';
import { BUY_FORM_ID } from '#blocks/_ui/product-page/buy-form.ts';
import type { EditableProduct } from '#blocks/_ui/product-page/edited-line.ts';
import { isForSale, variantChoices } from '#blocks/_ui/product-page/variants.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { ProductDetail } from '#schemas/api/product.ts';
import styles from './sticky-buy-bar.module.css';
import type { StickyBuyBarValues } from './sticky-buy-bar.schema.ts';

/**
 * Name, price and button of the page's product at the lower edge of the window, while the buy box is
 * above it. It is out of sight and out of reach until `sticky-buy-bar.enhance.ts` shows it, so that
 * without scripts there is none; where it is edited it stands in the page. A bundle whose parts are
 * chosen has none: its button could only open the window of the bundle.
 */
export function StickyBuyBar({
  values,
  data: { product, line },
}: BlockProps<StickyBuyBarValues, EditableProduct>) {
  const { t } = usePage();
  const isEdited = useContext(EditContext) !== null;
  const shown = product && isForSale(product) && !needsChoices(product) ? product : null;
  const own = values.button === '' ? t('sticky-buy-bar:add') : values.button;
  return (
    <BlockRoot
      className={isEdited ? styles['root'] : `${styles['root']} ${styles['live']}`}
      aria-label={t('sticky-buy-bar:label')}
      data-enhance="sticky-buy-bar"
      hidden={shown === null}
    >
      {shown && (
        <div className={styles['bar']}>
          {values.showPicture && shown.media[0] && (
            <span className={styles['picture']}>
              <RecordPicture record={shown.media[0]} alt="" sizes="3rem" widest={160} />
            </span>
          )}
          <div className={styles['words']}>
            <p>{shown.name}</p>
            <Prices product={shown} chosen={line?.productId} />
          </div>
          <Button type="submit" form={BUY_FORM_ID}>
            <span data-label>
              <EditableText field="button" value={line ? t('product-buy-box:save') : own} />
            </span>
          </Button>
        </div>
      )}
    </BlockRoot>
  );
}

/** The price, or that of each variant with its name, of which the chosen one shows. */
function Prices({ product, chosen }: { product: ProductDetail; chosen: number | undefined }) {
  const { finalPrice, retailPrice, discount, configurable } = product;
  if (!configurable) {
    return <Price price={finalPrice} regular={discount ? retailPrice : undefined} />;
  }
  const { choices, preset } = variantChoices(product);
  return choices
    .filter(({ isAvailable }) => isAvailable)
    .map(({ id, label, price }) => (
      <div key={id} data-variant={id} hidden={id !== (chosen ?? preset)}>
        <span>{label}</span>
        <Price price={price} />
      </div>
    ));
}
