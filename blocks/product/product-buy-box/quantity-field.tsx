import { FormQuantity } from '#blocks/_ui/quantity/form-quantity.tsx';
import { MAX_QUANTITY } from '#domain/constants.ts';
import { useTranslate } from '#runtime/render/page-context.ts';

interface QuantityFieldProps {
  id: string;
  value?: number | undefined;
  /** Pieces that are left, where that is told. */
  free: number | null;
}

/** How many pieces are bought; the number stops at what is left. */
export function QuantityField({ id, value = 1, free }: QuantityFieldProps) {
  const t = useTranslate();
  const max = Math.max(Math.min(free ?? MAX_QUANTITY, MAX_QUANTITY), value);
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('product-buy-box:quantity')}
      </label>
      <FormQuantity
        id={id}
        isLarge
        defaultValue={value}
        max={max}
        data-fault={max < MAX_QUANTITY ? t('cart-items:range', { max }) : t('cart-items:invalid')}
        less={t('product-buy-box:less')}
        more={t('product-buy-box:more')}
      />
    </>
  );
}
