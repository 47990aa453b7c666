import choice from '#blocks/_ui/choice/choice.module.css';
import { Swatch } from '#blocks/_ui/choice/swatch.tsx';
import { swatchColour } from '#blocks/_ui/choice/swatch-colour.ts';
import field from '#blocks/_ui/field/field.module.css';
import { BUY_FORM_ID } from '#blocks/_ui/product-page/buy-form.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './product-custom-options.module.css';

interface SwatchFieldProps {
  id: string;
  name: string;
  legend: string;
  required: boolean;
  choices: readonly { label: string; sku: string; color: string | null }[];
  /** The sku that is chosen at first; empty for none. */
  chosen: string;
}

/** One radio button a choice, with its colour where it has one; a fault appears below them. */
export function SwatchField({ id, name, legend, required, choices, chosen }: SwatchFieldProps) {
  const t = useTranslate();
  const none = { label: t('product-custom-options:none'), sku: '', color: null };
  const offered = required ? choices : [none, ...choices];
  return (
    <fieldset className={choice['field']} aria-describedby={`${id}-error`}>
      <legend className={styles['legend']}>
        {legend}
        {required && (
          <span className={field['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={choice['choices']}>
        {offered.map(({ label, sku, color }, index) => (
          <label key={sku} className={choice['choice']}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              form={BUY_FORM_ID}
              name={name}
              value={sku}
              className={choice['radio']}
              defaultChecked={sku === chosen && !(required && chosen === '')}
              data-missing={t('product-custom-options:missing')}
              required={required}
            />
            <Swatch look={lookOf(color)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p className={field['error']} id={`${id}-error`} aria-live="polite" />
    </fieldset>
  );
}

function lookOf(color: string | null) {
  const colour = swatchColour(color ?? '');
  return colour === null ? null : { colour };
}
