import { type SubmitEvent, useRef, useState } from 'react';
import { companyFaults } from '#domain/company/check.ts';
import { type Company, tidyCompany } from '#domain/company/company.ts';
import { COMPANY_FORMS, type CompanyField } from '#domain/company/fields.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { adminUpdateCompany, type CompanyState } from '#schemas/api/admin-company.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import styles from './company.module.css';
import { COMPANY_PARTS, isAsked } from './company-fields.ts';
import { CompanyInput, SelectField } from './company-input.tsx';
import { useCompanyTexts } from './use-company-texts.ts';

interface CompanyFormProps {
  draft: Company;
  saved: Company;
  onChange(draft: Company): void;
  onSaved(state: CompanyState): void;
}

type Faults = Partial<Record<CompanyField, string>>;

/** The seller's data; what is wrong is said at its field, at the first try and while it is mended. */
export function CompanyForm({ draft, saved, onChange, onSaved }: CompanyFormProps) {
  const { api, user, announce } = useBackOffice();
  const t = useCompanyTexts();
  const { failure, send } = useSend();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isOwner = user.role === 'owner';
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  const found: Faults = { ...failure?.error.payload.fields, ...companyFaults(tidyCompany(draft)) };
  const faults = isTried ? found : {};
  const hasFaults = Object.keys(faults).length > 0;

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(companyFaults(tidyCompany(draft))).length > 0) {
      // The marks are there once the state has been drawn.
      requestAnimationFrame(() => {
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      });
      return;
    }
    await send(
      () => api.call(adminUpdateCompany, { body: draft }),
      (state) => {
        setTried(false);
        announce(t('company.saved'));
        onSaved(state);
      },
    );
  }

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <LeaveDialog isDirty={isDirty} />
      {!isOwner && <p className={styles['note']}>{t('company.onlyOwners')}</p>}
      <fieldset className={styles['fieldset']} disabled={!isOwner}>
        {COMPANY_PARTS.map(({ part, fields }) => (
          <Card key={part} title={t(`company.part.${part}`)}>
            <div className={styles['fields']}>
              {part === 'who' && (
                <SelectField
                  label={t('company.form')}
                  value={draft.form}
                  options={COMPANY_FORMS.map((value) => ({
                    value,
                    label: t(`company.form.${value}`),
                  }))}
                  onChange={(value) => {
                    const next = COMPANY_FORMS.find((known) => known === value);
                    if (next) onChange({ ...draft, form: next });
                  }}
                />
              )}
              {fields
                .filter((field) => isAsked(field, draft))
                .map((field) => (
                  <CompanyInput
                    key={field}
                    field={field}
                    company={draft}
                    fault={faults[field]}
                    onChange={(text) => onChange({ ...draft, [field]: text })}
                  />
                ))}
            </div>
          </Card>
        ))}
      </fieldset>
      {isOwner && (
        <div className={styles['foot']}>
          {hasFaults ? (
            <p className={styles['fault']} role="alert">
              {t('company.fault.some')}
            </p>
          ) : (
            <>
              <Refusal failure={failure} />
              <p className={styles['unsaved']} role="status">
                {isDirty && t('company.unsaved')}
              </p>
            </>
          )}
          <Button type="submit" size="l" kind="primary">
            {t('company.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
