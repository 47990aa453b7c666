import { ACTIONS } from '#domain/web/actions.ts';
import { NOTICE_QUERY } from '#domain/web/notices.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { Island } from '#runtime/islands/island.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { FormCard } from '../../_ui/account/form-card.tsx';
import { LoginFields } from '../../_ui/account/login-fields.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { SocialButtons } from '../../_ui/social-buttons/social-buttons.tsx';
import type { LoginFormData } from './login-form.loader.ts';
import styles from './login-form.module.css';
import type { LoginFormValues } from './login-form.schema.ts';
import { island } from './verify-email.island.tsx';

/** Posts the login; works without JavaScript, then failures come back as a notice (AUTH-07). */
export function LoginForm({ values, data, nodeId }: BlockProps<LoginFormValues, LoginFormData>) {
  const page = usePage();
  const { t, locale } = page;
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
        <Verification {...data} />
        <LoginFields
          id={nodeId}
          to={data.to}
          page={withQuery(pageHref(page.path, page), 'redirect', data.to)}
        />
        <SocialButtons providers={data.providers} to={data.to} />
      </FormCard>
    </BlockRoot>
  );
}

/** The form that confirms an e-mail address: a link of a mail alone must not do it (AUTH-09). */
function Verification({ verificationToken }: Pick<LoginFormData, 'verificationToken'>) {
  const { locale, mainLocale } = usePage();
  if (verificationToken === undefined) return null;
  const home = withQuery(pathOf('home', locale, mainLocale), NOTICE_QUERY, 'email-confirmed');
  return (
    <Island
      of={island}
      token={verificationToken}
      action={ACTIONS.verifyEmail}
      page={pathOf('login', locale, mainLocale)}
      home={home}
    />
  );
}

function redirectQuery(to: string): string {
  return to === '/' ? '' : `?${new URLSearchParams({ redirect: to })}`;
}
