import styles from './groups.module.css';
import type { SettingGroup } from './settings-list.ts';
import { useSettingsTexts } from './use-settings-texts.ts';

/** Leads to each group; who follows goes on at its heading. */
export function GroupIndex({ groups }: { groups: readonly SettingGroup[] }) {
  const say = useSettingsTexts();
  return (
    <nav className={styles['index']} aria-label={say('groups')}>
      <ul>
        {groups.map((group) => (
          <li key={group}>
            <button type="button" onClick={() => goTo(group)}>
              {say(`group.${group}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goTo(group: SettingGroup) {
  const heading = document.getElementById(`group-${group}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
