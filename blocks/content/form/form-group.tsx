import type { ComponentPropsWithoutRef } from 'react';
import { Checkbox } from '#blocks/_ui/checkbox/checkbox.tsx';
import fieldStyles from '#blocks/_ui/field/field.module.css';
import { type AskedField, YES_NO } from '#domain/web/form-fields.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './form.module.css';

interface FormGroupProps {
  field: AskedField;
  /** Of its first control; what is wrong stands at `<id>-error`. */
  id: string;
}

/** A question with its answers in view: one of them, several, or yes and no. */
export function FormGroup({ field, id }: FormGroupProps) {
  const t = useTranslate();
  const { kind, name, help, required, index } = field;
  const isSeveral = kind === 'several';
  const Answer = isSeveral ? Checkbox : Radio;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={help === '' ? undefined : `${id}-hint`}
      data-needs-one={isSeveral && required ? '' : undefined}
    >
      <legend className={fieldStyles['label']}>
        <EditableText field={`fields.${index}.label`} value={field.label} />
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {help !== '' && (
        <p className={fieldStyles['hint']} id={`${id}-hint`}>
          <EditableText field={`fields.${index}.help`} value={help} />
        </p>
      )}
      <div className={styles['answers']} data-inline={kind === 'yesNo' ? '' : undefined}>
        {useAnswers(field).map(({ value, field: path, label }, at) => (
          <Answer
            key={value}
            id={at === 0 ? id : `${id}-${at}`}
            name={name}
            value={value}
            required={required && !isSeveral}
            aria-describedby={errorId}
            data-missing={t(isSeveral ? 'form:severalMissing' : 'form:choiceMissing')}
          >
            {path === undefined ? label : <EditableText field={path} value={label} />}
          </Answer>
        ))}
      </div>
      <p className={fieldStyles['error']} id={errorId} aria-live="polite" />
    </fieldset>
  );
}

interface Answer {
  value: string;
  label: string;
  /** Where editors change the label; absent for words of the product. */
  field?: string;
}

function useAnswers({ kind, options, index }: AskedField): Answer[] {
  const t = useTranslate();
  if (kind === 'yesNo') return YES_NO.map((value) => ({ value, label: t(`form:${value}`) }));
  return options.map(({ label, index: at }) => ({
    value: label,
    label,
    field: `fields.${index}.options.${at}.label`,
  }));
}

/** A native radio button with its label; the whole row is the target. */
function Radio({ children, ...rest }: Omit<ComponentPropsWithoutRef<'input'>, 'className'>) {
  return (
    <label className={styles['row']}>
      <input {...rest} type="radio" className={styles['radio']} />
      <span>{children}</span>
    </label>
  );
}
