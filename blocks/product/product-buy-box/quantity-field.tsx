import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/constants.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './quantity-field.module.css';

/** How many; the buttons beside the number work, and show, where scripts do. */
export function QuantityField({ id, value = 1 }: { id: string; value?: number | undefined }) {
  const t = useTranslate();
  return (
    <div className={styles['field']}>
      <label className="visually-hidden" htmlFor={id}>
        {t('product-buy-box:quantity')}
      </label>
      <button
        type="button"
        className={styles['step']}
        data-step="-1"
        aria-controls={id}
        aria-label={t('product-buy-box:less')}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        id={id}
        type="number"
        name="qty"
        defaultValue={value}
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        required
        inputMode="numeric"
        className={styles['number']}
      />
      <button
        type="button"
        className={styles['step']}
        data-step="1"
        aria-controls={id}
        aria-label={t('product-buy-box:more')}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
