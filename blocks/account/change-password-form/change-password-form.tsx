import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import form from '../../_ui/account/form-grid.module.css';
import { PASSWORD_SECTION } from '../../_ui/account/sections.ts';
import { Button } from '../../_ui/button/button.tsx';
import { PasswordField } from '../../_ui/password-field/password-field.tsx';
import styles from './change-password-form.module.css';
import type { ChangePasswordFormValues } from './change-password-form.schema.ts';

/** Holds nothing personal: the server asks who sends it (PROF-14). */
export function ChangePasswordForm({ values, nodeId }: BlockProps<ChangePasswordFormValues>) {
  const page = usePage();
  const { t } = page;
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('change-password-form:title') : values.title}
        titleId={titleId}
      >
        <form
          className={`${form['form']} ${styles['form']}`}
          method="post"
          action={ACTIONS.changePassword}
          data-action="auth.changePassword"
        >
          <input
            type="hidden"
            name="redirect"
            value={`${pageHref(page.path, page)}?section=${PASSWORD_SECTION}`}
          />
          <PasswordField
            id={`${nodeId}-old`}
            name="oldPassword"
            label={t('change-password-form:old')}
            autoComplete="current-password"
          />
          <PasswordField
            id={`${nodeId}-new`}
            name="newPassword"
            label={t('change-password-form:new')}
            autoComplete="new-password"
            hint={t('account:passwordRule')}
            fault={t('account:passwordFault')}
          />
          <PasswordField
            id={`${nodeId}-again`}
            name="newPasswordAgain"
            label={t('change-password-form:again')}
            autoComplete="new-password"
            fault={t('account:repeatFault')}
          />
          <div className={form['actions']}>
            <Button type="submit">{t('change-password-form:submit')}</Button>
          </div>
        </form>
      </AccountPanel>
    </BlockRoot>
  );
}
