import { Link } from 'react-router-dom';
import type { ShortSettingChange } from '#schemas/api/setting-history.ts';
import { useAdmin } from '../../admin-context.ts';
import { formatMoment } from '../system/format.ts';
import styles from './settings.module.css';
import { useSettingsTexts } from './use-settings-texts.ts';

/** When and by whom a setting was changed last, with the way to its history. */
export function LastChange({ change, label }: { change: ShortSettingChange; label: string }) {
  const { locale } = useAdmin();
  const say = useSettingsTexts();
  const at = formatMoment(change.at, locale);
  return (
    <p className={styles['last']}>
      {change.who === ''
        ? say('history.lastAt', { at })
        : say('history.last', { at, who: change.who })}{' '}
      <Link
        to={`/settings/history?setting=${encodeURIComponent(change.setting)}`}
        aria-label={say('history.of', { name: label })}
      >
        {say('history.link')}
      </Link>
    </p>
  );
}
