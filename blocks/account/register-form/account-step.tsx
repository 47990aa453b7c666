import { useTranslate } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import { Button } from '../../_ui/button/button.tsx';
import { ConsentBoxes } from '../../_ui/consents/consent-boxes.tsx';
import type { FormConsent } from '../../_ui/consents/form-consents.ts';
import { PasswordField } from '../../_ui/password-field/password-field.tsx';

interface AccountStepProps {
  formId: string;
  consents: readonly FormConsent[] | null;
}

/** E-mail, password twice, consents (AUTH-15). */
export function AccountStep({ formId, consents }: AccountStepProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        id={`${formId}-email`}
        name="email"
        type="email"
        label={t('register-form:email')}
        value=""
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        id={`${formId}-password`}
        name="password"
        label={t('register-form:password')}
        autoComplete="new-password"
        hint={t('register-form:rule')}
        fault={t('register-form:ruleFault')}
      />
      <PasswordField
        id={`${formId}-again`}
        name="confirmedPassword"
        label={t('register-form:again')}
        autoComplete="new-password"
        fault={t('register-form:againFault')}
      />
      <ConsentBoxes id={formId} consents={consents} />
      <Button type="submit" full disabled={consents === null}>
        {t('register-form:submit')}
      </Button>
    </>
  );
}
