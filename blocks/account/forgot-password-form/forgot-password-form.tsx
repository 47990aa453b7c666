import { ACTIONS } from '#domain/web/actions.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { FormCard } from '../../_ui/account/form-card.tsx';
import { Button } from '../../_ui/button/button.tsx';
import { Field } from '../../_ui/field/field.tsx';
import { Input } from '../../_ui/field/input.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { PasswordField } from '../../_ui/password-field/password-field.tsx';
import type { ForgotPasswordData } from './forgot-password-form.loader.ts';
import styles from './forgot-password-form.module.css';
import type { ForgotPasswordFormValues } from './forgot-password-form.schema.ts';

/** Asks for a link by mail; behind that link it asks for the new password (AUTH-21, AUTH-22). */
export function ForgotPasswordForm({
  values,
  data,
  nodeId,
}: BlockProps<ForgotPasswordFormValues, ForgotPasswordData>) {
  const { t, locale } = usePage();
  const titleId = `${nodeId}-title`;
  const isReset = data.token !== '';
  const title = isReset ? 'newTitle' : 'title';
  const text = values.text === '' ? t('forgot-password-form:text') : values.text;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <FormCard
        title={values.title === '' || isReset ? t(`forgot-password-form:${title}`) : values.title}
        text={isReset ? '' : text}
        titleId={titleId}
        footer={
          <SmartLink link={screenLink('login', locale)}>
            {t('forgot-password-form:login')}
          </SmartLink>
        }
      >
        {isReset ? <NewPassword token={data.token} nodeId={nodeId} /> : <Request nodeId={nodeId} />}
      </FormCard>
    </BlockRoot>
  );
}

function Request({ nodeId }: { nodeId: string }) {
  const page = usePage();
  const { t } = page;
  const email = { id: `${nodeId}-email`, label: t('forgot-password-form:email'), error: '' };
  return (
    <form
      className={styles['form']}
      method="post"
      action={ACTIONS.forgotPassword}
      data-action="auth.forgotPassword"
    >
      <input type="hidden" name="redirect" value={pageHref(page.path, page)} />
      <Field {...email} required>
        <Input
          of={email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          required
        />
      </Field>
      <Button type="submit" full>
        {t('forgot-password-form:send')}
      </Button>
    </form>
  );
}

function NewPassword({ token, nodeId }: { token: string; nodeId: string }) {
  const page = usePage();
  const { t, locale } = page;
  return (
    <form
      className={styles['form']}
      method="post"
      action={ACTIONS.resetPassword}
      data-action="auth.resetPassword"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="redirect" value={pathOf('login', locale, page.mainLocale)} />
      <input
        type="hidden"
        name="page"
        value={withQuery(pageHref(page.path, page), 'token', token)}
      />
      <PasswordField
        id={`${nodeId}-new`}
        name="newPassword"
        label={t('forgot-password-form:password')}
        autoComplete="new-password"
        hint={t('account:passwordRule')}
        fault={t('account:passwordFault')}
      />
      <PasswordField
        id={`${nodeId}-again`}
        name="newPasswordAgain"
        label={t('forgot-password-form:again')}
        autoComplete="new-password"
        fault={t('account:repeatFault')}
      />
      <Button type="submit" full>
        {t('forgot-password-form:save')}
      </Button>
    </form>
  );
}
