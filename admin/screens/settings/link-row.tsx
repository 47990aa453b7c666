import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import type { SettingLink } from './setting-links.ts';
import styles from './settings.module.css';
import { useSettingsTexts } from './use-settings-texts.ts';

/** Names of screens: as the side menu calls them, others as the settings do. */
export function useLinkName() {
  const t = useTexts();
  const say = useSettingsTexts();
  return ({ key }: SettingLink) => textOr(say, `link.${key}.name`, t(`admin.menu.${key}`));
}

/** What is set on a screen of its own. */
export function LinkRow({ link }: { link: SettingLink }) {
  const say = useSettingsTexts();
  const name = useLinkName()(link);
  const content = (
    <>
      <span>
        <b>{name}</b>
        <small>{say(`link.${link.key}`)}</small>
      </span>
      <ArrowRight size={16} aria-hidden />
    </>
  );
  return link.to === undefined ? (
    <a className={styles['link']} href={link.href}>
      {content}
    </a>
  ) : (
    <Link className={styles['link']} to={link.to}>
      {content}
    </Link>
  );
}
