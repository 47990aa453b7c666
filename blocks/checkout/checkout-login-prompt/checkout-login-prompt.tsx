import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { LOGIN_MODAL_ID } from '../../_ui/nav/anchors.ts';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { CheckoutLoginPromptData } from './checkout-login-prompt.loader.ts';
import styles from './checkout-login-prompt.module.css';
import type { CheckoutLoginPromptValues } from './checkout-login-prompt.schema.ts';

/** A guest may have an account; it leads back here (CHK-05). */
export function CheckoutLoginPrompt({
  values,
  data,
}: BlockProps<CheckoutLoginPromptValues, CheckoutLoginPromptData>) {
  const { t, locale, mainLocale } = usePage();
  const back = new URLSearchParams({ redirect: pathOf('checkout', locale, mainLocale) });
  return (
    <BlockRoot as="div" className={styles['root']}>
      {data.isCustomer ? (
        <p className={styles['line']}>{t('checkout-login-prompt:known', { name: data.name })}</p>
      ) : (
        <div className={styles['line']}>
          <EditableText
            field="text"
            value={values.text === '' ? t('checkout-login-prompt:text') : values.text}
            as="p"
          />
          <SmartLink
            link={screenLink('login', locale, `?${back}`)}
            className={styles['link']}
            data-opens={LOGIN_MODAL_ID}
          >
            {t('checkout-login-prompt:login')}
          </SmartLink>
        </div>
      )}
    </BlockRoot>
  );
}
