import { useTranslate } from '#runtime/render/page-context.ts';
import { TextField } from '../_ui/account/text-field.tsx';
import { Button } from '../_ui/button/button.tsx';
import { Checkbox } from '../_ui/checkbox/checkbox.tsx';
import { PasswordField } from '../_ui/password-field/password-field.tsx';
import type { RegisterConsent } from './register-form.loader.ts';
import styles from './register-form.module.css';

interface AccountStepProps {
  formId: string;
  consents: readonly RegisterConsent[];
}

/** AUTH-15: e-mail, password twice, consents. */
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
      {consents.length > 0 && (
        <div>
          {consents.map((consent) => (
            <Consent key={consent.name} id={`${formId}-${consent.name}`} consent={consent} />
          ))}
        </div>
      )}
      <Button type="submit" full>
        {t('register-form:submit')}
      </Button>
    </>
  );
}

/** Unticked; the shop's own text, and a star where registration insists on it. */
function Consent({ id, consent }: { id: string; consent: RegisterConsent }) {
  const { name, html, isRequired } = consent;
  return (
    <div>
      <Checkbox
        id={id}
        name="acceptedConsents"
        value={name}
        aria-describedby={`${id}-error`}
        required={isRequired}
      >
        <span
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitised text of the consent (CONS-01)
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {isRequired && <span aria-hidden="true"> *</span>}
      </Checkbox>
      <p className={styles['error']} id={`${id}-error`} aria-live="polite" />
    </div>
  );
}
