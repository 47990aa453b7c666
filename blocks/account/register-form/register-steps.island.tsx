import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { defineIsland } from '#runtime/islands/define-island.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import { TextField } from '../../_ui/account/text-field.tsx';
import { Button } from '../../_ui/button/button.tsx';
import type { FormConsent } from '../../_ui/consents/form-consents.ts';
import { ControlIcon } from '../../_ui/icon/control-icon.tsx';
import { iconButtonClass } from '../../_ui/icon-button/icon-button-class.ts';
import { AccountStep } from './account-step.tsx';
import styles from './register-form.module.css';

export interface RegisterStepsProps {
  formId: string;
  /** Where the form is sent. */
  action: string;
  /** Where a new customer goes. */
  to: string;
  /** Page of the form, where a refused one comes back to. */
  page: string;
  consents: readonly FormConsent[] | null;
}

/**
 * One form in two steps (AUTH-17: no check between them; what is typed stays). The page's script
 * checks and sends it; before that, a fault of the first step brings the first step back.
 */
function RegisterSteps({ formId, action, to, page, consents }: RegisterStepsProps) {
  const t = useTranslate();
  const [step, setStep] = useState<1 | 2>(1);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === 1) {
      event.preventDefault();
      setStep(2);
      return;
    }
    const isFirstFaulty = event.currentTarget.querySelector('fieldset:first-of-type :invalid');
    if (isFirstFaulty) flushSync(() => setStep(1));
  };
  return (
    <form
      className={styles['form']}
      data-step={step}
      method="post"
      action={action}
      data-action="auth.register"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="redirect" value={to} />
      <input type="hidden" name="page" value={page} />
      <p className={styles['progress']} aria-live="polite">
        <button
          type="button"
          className={`${iconButtonClass} ${styles['back']}`}
          aria-label={t('register-form:back')}
          onClick={() => setStep(1)}
        >
          <ControlIcon name="arrow-left" />
        </button>
        {t('register-form:step', { step })}
      </p>
      <fieldset className={`${styles['step']} ${styles['first']}`}>
        <TextField
          id={`${formId}-first`}
          name="firstName"
          label={t('register-form:firstName')}
          value=""
          autoComplete="given-name"
          required
        />
        <TextField
          id={`${formId}-last`}
          name="lastName"
          label={t('register-form:lastName')}
          value=""
          autoComplete="family-name"
          required
        />
        <div className={styles['next']}>
          <Button full onClick={() => setStep(2)}>
            {t('register-form:next')}
          </Button>
        </div>
      </fieldset>
      <fieldset className={`${styles['step']} ${styles['second']}`}>
        <AccountStep formId={formId} consents={consents} />
      </fieldset>
    </form>
  );
}

/** Wakes with the first step. */
export const island = defineIsland({
  name: 'register-steps',
  hydrate: 'intent',
  Component: RegisterSteps,
});
