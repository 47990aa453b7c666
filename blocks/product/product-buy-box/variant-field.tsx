import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import choice from '../../_ui/choice/choice.module.css';
import { Swatch } from '../../_ui/choice/swatch.tsx';
import type { VariantChoice } from '../../_ui/product-page/variants.ts';
import styles from './variant-field.module.css';

interface VariantFieldProps {
  legend: string;
  choices: readonly VariantChoice[];
  preset: number | null;
}

/** One radio button a variant, with its price where they differ. */
export function VariantField({ legend, choices, preset }: VariantFieldProps) {
  const t = useTranslate();
  const money = useMoney();
  const hasPrices = choices.some(({ price }) => price !== choices[0]?.price);
  return (
    <fieldset className={choice['field']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={choice['choices']}>
        {choices.map(({ id, label, price, isAvailable, swatch }) => (
          <label key={id} className={choice['choice']}>
            <input
              type="radio"
              name="productId"
              value={id}
              className={choice['radio']}
              defaultChecked={id === preset}
              disabled={!isAvailable}
              required
            />
            <Swatch look={swatch} />
            <span>{label}</span>
            {hasPrices && <span className={choice['aside']}>{money(price)}</span>}
            {!isAvailable && (
              <span className={choice['aside']}>{t('product-buy-box:soldOut')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
