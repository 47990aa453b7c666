import field from '../field/field.module.css';
import styles from './rating.module.css';

export interface StarInputProps {
  /** Of the first star; the fault is at `<id>-error`. */
  id: string;
  name: string;
  legend: string;
  max: number;
  required: boolean;
  /** What a number of stars is called. */
  nameOf: (stars: number) => string;
}

/** A choice of so many stars: radio buttons, one picture each. */
export function StarInput({ id, name, legend, max, required, nameOf }: StarInputProps) {
  const numbers = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <fieldset className={styles['choice']}>
      <legend className={field['label']}>
        {legend}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {numbers.map((stars) => (
        <input
          key={stars}
          id={stars === 1 ? id : `${id}-${stars}`}
          type="radio"
          name={name}
          value={stars}
          required={required}
          aria-label={nameOf(stars)}
          aria-describedby={`${id}-error`}
          className={styles['star']}
        />
      ))}
      <p className={field['error']} id={`${id}-error`} aria-live="polite" />
    </fieldset>
  );
}
