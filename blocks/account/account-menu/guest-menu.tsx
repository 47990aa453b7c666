import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { buttonClass } from '../../_ui/button/button-class.ts';
import tool from '../../_ui/header-tool/header-tool.module.css';
import { Icon } from '../../_ui/icon/icon.tsx';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import styles from './account-menu.module.css';
import type { AccountMenuValues } from './account-menu.schema.ts';

export interface MenuProps {
  values: AccountMenuValues;
  /** The two menus close each other. */
  group: string;
}

/** Login and registration. */
export function GuestMenu({ values, group }: MenuProps) {
  const { t, locale } = usePage();
  const title = values.guestTitle === '' ? t('account-menu:welcome') : values.guestTitle;
  return (
    <details
      className={styles['menu']}
      name={group}
      data-audience="guest"
      data-menu="dropdown"
      data-menu-host=""
    >
      <summary className={tool['tool']} aria-label={t('account-menu:account')}>
        <Icon name="user" size={24} />
      </summary>
      <div className={styles['panel']}>
        <div className={styles['words']}>
          <EditableText field="guestTitle" value={title} as="p" className={styles['title']} />
          <EditableText
            field="guestText"
            value={values.guestText}
            as="p"
            className={styles['text']}
          />
        </div>
        <div className={styles['buttons']}>
          <SmartLink link={screenLink('login', locale)} className={buttonClass({ full: true })}>
            {t('account-menu:login')}
          </SmartLink>
          <SmartLink
            link={screenLink('register', locale)}
            className={buttonClass({ variant: 'secondary', full: true })}
          >
            {t('account-menu:register')}
          </SmartLink>
        </div>
      </div>
    </details>
  );
}
