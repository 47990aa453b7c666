import { UserRoundSearch } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { withLaterTexts } from '#kit/later-texts.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { Menu } from '#kit/ui/menu.tsx';
import { useUi } from '../../kernel/store/selectors.ts';
import styles from './state-switch.module.css';

/** The choices of the switch; sample data comes with them. */
export const StateChoices = lazyPart(
  async () =>
    (await withLaterTexts(import('../../surfaces/states/state-choices.tsx'))).StateChoices,
);

/** Shows the page as somebody meets it: as a guest, with an empty cart, with a product that is sold out. */
export function StateSwitch() {
  const t = useTexts();
  const isMet = Object.keys(useUi('met')).length > 0;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={UserRoundSearch} label={t('topbar.states')} pressed={isMet} />}
    >
      <StateChoices />
      <p className={styles['waiting']}>{t('state.loading')}</p>
    </Menu>
  );
}
