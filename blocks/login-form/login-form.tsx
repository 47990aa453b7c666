import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { ACTIONS } from '#schemas/actions.ts';
import { withQuery } from '#schemas/safe-path.ts';
import { FormCard } from '../_ui/account/form-card.tsx';
import { Button } from '../_ui/button/button.tsx';
import { Field } from '../_ui/field/field.tsx';
import { Input } from '../_ui/field/input.tsx';
import { screenLink } from '../_ui/nav/screen-link.ts';
import { PasswordField } from '../_ui/password-field/password-field.tsx';
import type { LoginFormData } from './login-form.loader.ts';
import styles from './login-form.module.css';
import type { LoginFormValues } from './login-form.schema.ts';

/** AUTH-07: posts the login; works without JavaScript, then failures come back as a notice. */
export function LoginForm({ values, data, nodeId }: BlockProps<LoginFormValues, LoginFormData>) {
  const { t, locale } = usePage();
  const titleId = `${nodeId}-title`;
  const register = screenLink('register', locale, redirectQuery(data.to));
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <FormCard
        title={values.title === '' ? t('login-form:title') : values.title}
        text={values.text}
        titleId={titleId}
        footer={
          <>
            <span>{t('login-form:new')}</span>
            <SmartLink link={register}>{t('login-form:register')}</SmartLink>
          </>
        }
      >
        <Credentials data={data} nodeId={nodeId} />
      </FormCard>
    </BlockRoot>
  );
}

function Credentials({ data, nodeId }: { data: LoginFormData; nodeId: string }) {
  const page = usePage();
  const { t, locale } = page;
  const email = { id: `${nodeId}-email`, label: t('login-form:email'), error: '' };
  return (
    <form className={styles['form']} method="post" action={ACTIONS.login} data-action="auth.login">
      <input type="hidden" name="redirect" value={data.to} />
      <input
        type="hidden"
        name="page"
        value={withQuery(pageHref(page.path, page), 'redirect', data.to)}
      />
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
        id={`${nodeId}-password`}
        name="password"
        label={t('login-form:password')}
        autoComplete="current-password"
      />
      <SmartLink link={screenLink('forgotPassword', locale)} className={styles['forgot']}>
        {t('login-form:forgot')}
      </SmartLink>
      <Button type="submit" full>
        {t('login-form:submit')}
      </Button>
    </form>
  );
}

function redirectQuery(to: string): string {
  return to === '/' ? '' : `?${new URLSearchParams({ redirect: to })}`;
}
