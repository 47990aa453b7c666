import { Field } from '#blocks/_ui/field/field.tsx';
import { Input } from '#blocks/_ui/field/input.tsx';
import { Select } from '#blocks/_ui/field/select.tsx';
import { Textarea } from '#blocks/_ui/field/textarea.tsx';
import {
  type AskedField,
  FORM_NUMBER_PATTERN,
  maxLengthOf,
  PHONE_PATTERN,
} from '#domain/web/form-fields.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './form.module.css';
import { FormGroup } from './form-group.tsx';

export interface FormFieldProps {
  field: AskedField;
  /** Of its first control. */
  id: string;
}

/** A field of the form with its label, help and a place for what is wrong with its answer. */
export function FormField({ field, id }: FormFieldProps) {
  const { kind, label, help, required, index } = field;
  if (kind === 'choice' || kind === 'several' || kind === 'yesNo') {
    return <FormGroup field={field} id={id} />;
  }
  const place = {
    id,
    label: <EditableText field={`fields.${index}.label`} value={label} />,
    hint: help === '' ? undefined : <EditableText field={`fields.${index}.help`} value={help} />,
    error: '',
  };
  return (
    <div className={kind === 'textarea' ? styles['wide'] : undefined}>
      <Field {...place} required={required}>
        <Control field={field} id={id} />
      </Field>
    </div>
  );
}

function Control({ field, id }: FormFieldProps) {
  const { t } = usePage();
  const { kind, name, required, help, options } = field;
  const common = {
    of: { id, hint: help === '' ? undefined : help, error: '' },
    name,
    required,
    maxLength: maxLengthOf(kind),
  };
  switch (kind) {
    case 'textarea':
      return <Textarea {...common} rows={5} />;
    case 'select':
      return (
        <Select
          of={common.of}
          name={name}
          required={required}
          options={[
            { value: '', label: t('form:choose') },
            ...options.map(({ label }) => ({ value: label, label })),
          ]}
        />
      );
    case 'email':
      return <Input {...common} type="email" inputMode="email" autoComplete="email" />;
    case 'phone':
      return (
        <Input
          {...common}
          type="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          data-fault={t('form:phoneFault')}
          title={t('form:phoneFault')}
        />
      );
    case 'number':
      return (
        <Input
          {...common}
          inputMode="decimal"
          pattern={FORM_NUMBER_PATTERN}
          data-fault={t('form:numberFault')}
          title={t('form:numberFault')}
        />
      );
    case 'date':
      return <Input of={common.of} name={name} required={required} type="date" />;
    default:
      return <Input {...common} />;
  }
}
