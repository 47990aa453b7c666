import { useId } from 'react';
import type { Company } from '#domain/company/company.ts';
import { COMPANY_LENGTHS, type CompanyField } from '#domain/company/fields.ts';
import { COMPANY_COUNTRIES } from '#domain/company/iban.ts';
import { countryName } from '#domain/company/rows.ts';
import controls from '#kit/fields/controls.module.css';
import { textOr } from '#kit/known-text.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import { useAdmin } from '../../admin-context.ts';
import styles from './company.module.css';
import { fieldLabel } from './company-fields.ts';
import { useCompanyTexts } from './use-company-texts.ts';

/** Room for the spaces that people type in long numbers. */
const SPARE: Partial<Record<CompanyField, number>> = { oib: 9, vatId: 9, iban: 14 };

const TYPES: Partial<Record<CompanyField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };
/** Fields that take the whole width of the form. */
const WIDE: ReadonlySet<CompanyField> = new Set(['name', 'people', 'returns', 'iban']);

interface CompanyInputProps {
  field: CompanyField;
  company: Company;
  /** Code of what is wrong. */
  fault: string | undefined;
  onChange(text: string): void;
}

/** One fact about the seller. */
export function CompanyInput({ field, company, fault, onChange }: CompanyInputProps) {
  const t = useCompanyTexts();
  const { locale } = useAdmin();
  const hint = textOr(t, `company.${field}.hint`, '');
  const hintId = useId();
  const error = fault && textOr(t, `company.fault.${fault}`, t('company.fault.other'));
  const label = fieldLabel(field, company.form, t);
  if (field === 'country') {
    return (
      <SelectField
        label={label}
        value={company.country}
        options={COMPANY_COUNTRIES.map((value) => ({
          value,
          label: countryName(value, locale),
        })).sort((a, b) => a.label.localeCompare(b.label, locale))}
        onChange={onChange}
      />
    );
  }
  return (
    <div className={styles['input']} data-wide={WIDE.has(field)}>
      <TextField
        label={label}
        type={TYPES[field] ?? 'text'}
        autoComplete="off"
        spellCheck={false}
        maxLength={COMPANY_LENGTHS[field] + (SPARE[field] ?? 0)}
        value={company[field]}
        error={error}
        {...(hint !== '' && !error && { 'aria-describedby': hintId })}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== '' && (
        <small id={hintId} className={styles['hint']}>
          {hint}
        </small>
      )}
    </div>
  );
}

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** A labelled choice of one. */
export function SelectField({ label, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles['select']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls['select']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
