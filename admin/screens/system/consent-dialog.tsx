import { type SubmitEvent, useId, useState } from 'react';
import { byLocale, type Locale } from '#domain/locales.ts';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { LOCALE_NAMES } from '#kit/locale-names.ts';
import { TextField } from '#kit/ui/text-field.tsx';
import { createConsent, type StoredConsent, updateConsent } from '#schemas/api/consents.ts';
import type { ApiFailure } from '#schemas/api/endpoint.ts';
import { FormDialog } from '../../dialogs/form-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { AreaField } from './fields.tsx';
import styles from './system.module.css';

type Texts = Record<Locale, string>;

interface ConsentDialogProps {
  /** Consent that is changed; absent for a new one. */
  consent?: StoredConsent;
  onClose(): void;
  onSaved(consent: StoredConsent): void;
}

/** Number and texts of a consent; a changed text is a new version of it. */
export function ConsentDialog({ consent, onClose, onSaved }: ConsentDialogProps) {
  const { api, t } = useBackOffice();
  const { failure, send } = useSend();
  const [uniqueNumber, setUniqueNumber] = useState(consent?.uniqueNumber ?? '');
  const wrongNumber = numberFault(failure, t);
  const [displayNames, setDisplayNames] = useState<Texts>(() => textsOf(consent));

  function save(event: SubmitEvent) {
    event.preventDefault();
    const body = { uniqueNumber: uniqueNumber.trim(), displayNames };
    void send(
      () =>
        consent
          ? api.call(updateConsent, { params: { id: consent.id }, body })
          : api.call(createConsent, { body }),
      onSaved,
    );
  }

  return (
    <FormDialog
      title={t(consent ? 'admin.consent.change' : 'admin.consent.add')}
      description={consent && t('admin.consent.versionNote', { version: consent.version })}
      submit={t('admin.save')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('admin.consent.number')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={uniqueNumber}
        error={wrongNumber}
        onChange={({ target }) => setUniqueNumber(target.value)}
      />
      {!wrongNumber && <p className={styles['hint']}>{t('admin.consent.numberHint')}</p>}
      <TextsFields texts={displayNames} onChange={setDisplayNames} />
      {!wrongNumber && <Refusal failure={failure} text={textFault(failure, t)} />}
    </FormDialog>
  );
}

interface TextsFieldsProps {
  texts: Texts;
  onChange(texts: Texts): void;
}

function TextsFields({ texts, onChange }: TextsFieldsProps) {
  const t = useTexts();
  const hintId = useId();
  return (
    <>
      {LOCALE_NAMES.map(({ value: locale, label }) => (
        <AreaField
          key={locale}
          label={t('admin.consent.textIn', { language: label })}
          lang={locale}
          describedBy={hintId}
          value={texts[locale]}
          onChange={(text) => onChange({ ...texts, [locale]: text })}
        />
      ))}
      <p id={hintId} className={styles['hint']}>
        {t('admin.consent.textHint')}
      </p>
    </>
  );
}

function textsOf(consent: StoredConsent | undefined): Texts {
  return byLocale((locale) => consent?.displayNames[locale] ?? '');
}

function numberFault(
  failure: ApiFailure | null,
  t: ReturnType<typeof useTexts>,
): string | undefined {
  const isFaulty = failure?.error.payload.fields?.['uniqueNumber'] !== undefined;
  return isFaulty ? t('admin.consent.numberFault') : undefined;
}

/** A consent says something in one language at least. */
function textFault(failure: ApiFailure | null, t: ReturnType<typeof useTexts>): string | undefined {
  const isFaulty = failure?.error.payload.fields?.['displayName'] !== undefined;
  return isFaulty ? t('admin.consent.textFault') : undefined;
}
