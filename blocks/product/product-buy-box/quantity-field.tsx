import { FormQuantity } from '#blocks/_ui/quantity/form-quantity.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';

/** How many pieces are bought. */
export function QuantityField({ id, value = 1 }: { id: string; value?: number | undefined }) {
  const t = useTranslate();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('product-buy-box:quantity')}
      </label>
      <FormQuantity
        id={id}
        isLarge
        defaultValue={value}
        less={t('product-buy-box:less')}
        more={t('product-buy-box:more')}
      />
    </>
  );
}
