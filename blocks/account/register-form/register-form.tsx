import { ACTIONS } from '#domain/web/actions.ts';
import { withQuery } from '#domain/web/path-query.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { Island } from '#runtime/islands/island.tsx';
import { pageHref } from '#runtime/links/page-href.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { FormCard } from '../../_ui/account/form-card.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { SocialButtons } from '../../_ui/social-buttons/social-buttons.tsx';
import type { RegisterFormData } from './register-form.loader.ts';
import styles from './register-form.module.css';
import type { RegisterFormValues } from './register-form.schema.ts';
import { island } from './register-steps.island.tsx';

/** AUTH-14..19. Without JavaScript both steps are on the page as one form. */
export function RegisterForm({
  values,
  data,
  nodeId,
}: BlockProps<RegisterFormValues, RegisterFormData>) {
  const page = usePage();
  const { t, locale } = page;
  const titleId = `${nodeId}-title`;
  const query = data.to === '/' ? '' : `?${new URLSearchParams({ redirect: data.to })}`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <FormCard
        title={values.title === '' ? t('register-form:title') : values.title}
        text={values.text}
        titleId={titleId}
        footer={
          <>
            <span>{t('register-form:known')}</span>
            <SmartLink link={screenLink('login', locale, query)}>
              {t('register-form:login')}
            </SmartLink>
          </>
        }
      >
        <Island
          of={island}
          formId={nodeId}
          action={ACTIONS.register}
          to={data.to}
          page={withQuery(pageHref(page.path, page), 'redirect', data.to)}
          consents={data.consents}
        />
        <SocialButtons providers={data.providers} to={data.to} />
      </FormCard>
    </BlockRoot>
  );
}
