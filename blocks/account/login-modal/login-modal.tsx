import { withQuery } from '#domain/web/path-query.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { LoginFields } from '../../_ui/account/login-fields.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { StaticDialog } from '../../_ui/dialog/static-dialog.tsx';
import { LOGIN_MODAL_ID } from '../../_ui/nav/anchors.ts';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import type { LoginModalData } from './login-modal.loader.ts';
import styles from './login-modal.module.css';
import type { LoginModalValues } from './login-modal.schema.ts';

/**
 * Opens at the checkout for who is not logged in (AUTH-11, AUTH-12). What opens it (`data-opens`)
 * is a link to the login, which is where it leads without JavaScript.
 */
export function LoginModal({
  values,
  nodeId,
  data: { isCheckout },
}: BlockProps<LoginModalValues, LoginModalData>) {
  const { t, locale, mainLocale } = usePage();
  const checkout = pathOf('checkout', locale, mainLocale);
  const query = `?${new URLSearchParams({ redirect: checkout })}`;
  const words = (field: 'title' | 'newTitle' | 'newText') =>
    values[field] === '' ? t(`login-modal:${field}`) : values[field];
  return (
    <BlockRoot as="div" className={styles['root']} hidden={!isCheckout}>
      {isCheckout && (
        <StaticDialog
          id={LOGIN_MODAL_ID}
          title={<EditableText field="title" value={words('title')} />}
          closeLabel={t('close')}
          width="s"
        >
          <div className={styles['content']}>
            <div className={styles['new']}>
              <EditableText as="h3" field="newTitle" value={words('newTitle')} />
              <EditableText as="p" field="newText" value={words('newText')} />
              <SmartLink link={screenLink('register', locale, query)}>
                {t('login-modal:register')}
              </SmartLink>
            </div>
            <LoginFields
              id={nodeId}
              to={checkout}
              page={withQuery(pathOf('login', locale, mainLocale), 'redirect', checkout)}
            />
            <SmartLink
              link={screenLink('checkout', locale)}
              className={buttonClass({ variant: 'secondary', full: true })}
            >
              {t('login-modal:guest')}
            </SmartLink>
          </div>
        </StaticDialog>
      )}
    </BlockRoot>
  );
}
