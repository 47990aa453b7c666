import { useId } from 'react';
import { CURRENCIES } from '#domain/commerce/currencies.ts';
import { LOCALES } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import { LOCALE_NAMES, localeName } from '#kit/locale-names.ts';
import { useAdmin } from '../../admin-context.ts';
import styles from '../system/system.module.css';
import type { SiteDraft } from './site-draft.ts';
import own from './sites.module.css';

interface SiteFieldsProps {
  draft: SiteDraft;
  onChange(part: Partial<SiteDraft>): void;
}

/** The language a site begins with, and those that its visitors may switch to. */
export function LanguageFields({ draft, onChange }: SiteFieldsProps) {
  const t = useTexts();
  const id = useId();
  const { defaultLocale, locales } = draft;
  return (
    <>
      <div className={styles['field']}>
        <label htmlFor={id}>{t('admin.sites.defaultLanguage')}</label>
        <select
          id={id}
          className={controls['select']}
          value={defaultLocale}
          onChange={({ target }) => {
            const locale = LOCALES.find((known) => known === target.value);
            if (locale) onChange({ defaultLocale: locale });
          }}
        >
          {LOCALE_NAMES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <fieldset className={own['languages']}>
        <legend>{t('admin.sites.offered')}</legend>
        {LOCALES.map((locale) => (
          <label key={locale}>
            <input
              type="checkbox"
              checked={locale === defaultLocale || locales.includes(locale)}
              disabled={locale === defaultLocale}
              onChange={({ target }) =>
                onChange({
                  locales: LOCALES.filter((other) =>
                    other === locale ? target.checked : locales.includes(other),
                  ),
                })
              }
            />
            {localeName(locale)}
          </label>
        ))}
      </fieldset>
    </>
  );
}

export function CurrencyField({ draft, onChange }: SiteFieldsProps) {
  const t = useTexts();
  const { locale } = useAdmin();
  const id = useId();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('admin.sites.currency')}</label>
      <select
        id={id}
        className={controls['select']}
        aria-describedby={`${id}-hint`}
        value={draft.currency}
        onChange={({ target }) => {
          const currency = CURRENCIES.find((known) => known === target.value);
          if (currency) onChange({ currency });
        }}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {`${code} – ${names.of(code) ?? code}`}
          </option>
        ))}
      </select>
      <small id={`${id}-hint`} className={own['field-hint']}>
        {t('admin.sites.currencyHint')}
      </small>
    </div>
  );
}
