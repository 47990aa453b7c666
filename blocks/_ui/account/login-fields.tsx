import { ACTIONS } from '#domain/web/actions.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { screenLink } from '../nav/screen-link.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import styles from './login-fields.module.css';

export interface LoginFieldsProps {
  /** Ids of the controls begin with it. */
  id: string;
  /** Where a login leads. */
  to: string;
  /** Page with the form, where a refused login comes back to. */
  page: string;
}

/** The form of a login (AUTH-10); works without JavaScript, then failures come back as a notice. */
export function LoginFields({ id, to, page }: LoginFieldsProps) {
  const { t, locale } = usePage();
  const email = { id: `${id}-email`, label: t('account:email'), error: '' };
  return (
    <form className={styles['form']} method="post" action={ACTIONS.login} data-action="auth.login">
      <input type="hidden" name="redirect" value={to} />
      <input type="hidden" name="page" value={page} />
      <Field {...email} required>
        <Input
          of={email}
          type="email"
          name="username"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
        />
      </Field>
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('account:password')}
        autoComplete="current-password"
      />
      <SmartLink link={screenLink('forgotPassword', locale)} className={styles['forgot']}>
        {t('account:forgotPassword')}
      </SmartLink>
      <Button type="submit" full>
        {t('account:login')}
      </Button>
    </form>
  );
}
