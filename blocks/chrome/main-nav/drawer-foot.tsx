import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './drawer-foot.module.css';

/** Account links at the end of the drawer; which pair shows is decided by CSS (`data-audience`). */
export function DrawerFoot() {
  const { t, locale } = usePage();
  return (
    <div className={styles['foot']}>
      <div className={styles['pair']} data-audience="guest">
        <SmartLink link={screenLink('login', locale)} className={styles['link']}>
          <Icon name="user" />
          {t('main-nav:login')}
        </SmartLink>
        <SmartLink link={screenLink('register', locale)} className={styles['link']}>
          {t('main-nav:register')}
        </SmartLink>
      </div>
      <div className={styles['pair']} data-audience="customer">
        <SmartLink link={screenLink('profile', locale)} className={styles['link']}>
          <Icon name="user" />
          {t('main-nav:profile')}
        </SmartLink>
        <SmartLink
          link={screenLink('profile', locale, '?section=lista-zelja')}
          className={styles['link']}
        >
          <Icon name="heart" />
          {t('main-nav:wishlist')}
        </SmartLink>
      </div>
    </div>
  );
}
