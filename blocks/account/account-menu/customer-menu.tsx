import { ACTIONS } from '#domain/web/actions.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import tool from '../../_ui/header-tool/header-tool.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './account-menu.module.css';
import type { MenuProps } from './guest-menu.tsx';

/** Initials, and behind them name, profile, wishlist and the way out. */
export function CustomerMenu({ values, group }: MenuProps) {
  const { t, locale } = usePage();
  return (
    <details
      className={styles['menu']}
      name={group}
      data-audience="customer"
      data-menu="dropdown"
      data-menu-host=""
    >
      <summary className={tool['tool']}>
        <span className="visually-hidden">{t('account-menu:mine')}</span>
        <span className={styles['circle']} data-bind="session.initials" />
        {values.showName && (
          <span className={`${tool['label']} ${styles['late']}`} data-bind="session.name" />
        )}
      </summary>
      <div className={styles['panel']}>
        <p className={`${styles['title']} ${styles['late']}`} data-bind="session.name" />
        <ul className={styles['links']}>
          <li>
            <SmartLink link={screenLink('profile', locale)} className={styles['link']}>
              <Icon name="user" />
              {t('account-menu:profile')}
            </SmartLink>
          </li>
          <li>
            <SmartLink
              link={screenLink('profile', locale, '?section=lista-zelja')}
              className={styles['link']}
            >
              <Icon name="heart" />
              {t('account-menu:wishlist')}
            </SmartLink>
          </li>
          <li>
            <form method="post" action={ACTIONS.logout} data-action="auth.logout">
              <button type="submit" className={styles['link']}>
                <Icon name="return" />
                {t('account-menu:logout')}
              </button>
            </form>
          </li>
        </ul>
      </div>
    </details>
  );
}
