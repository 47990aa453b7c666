import { formatMoney } from '#domain/commerce/money.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import choice from '../../_ui/choice/choice.module.css';
import styles from './variant-field.module.css';
import type { VariantChoice } from './variants.ts';

interface VariantFieldProps {
  legend: string;
  choices: readonly VariantChoice[];
  preset: number | null;
}

/** One radio button a variant, with its price where they differ. */
export function VariantField({ legend, choices, preset }: VariantFieldProps) {
  const t = useTranslate();
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
            <Swatch swatch={swatch} />
            <span>{label}</span>
            {hasPrices && <span className={choice['aside']}>{formatMoney(price)}</span>}
            {!isAvailable && (
              <span className={choice['aside']}>{t('product-buy-box:soldOut')}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Swatch({ swatch }: Pick<VariantChoice, 'swatch'>) {
  if (!swatch) return null;
  if ('colour' in swatch) {
    return <span className={choice['swatch']} style={{ backgroundColor: swatch.colour }} />;
  }
  return (
    <img
      src={swatch.picture}
      alt=""
      width={32}
      height={32}
      loading="lazy"
      className={choice['swatch']}
    />
  );
}
