import { useAction } from '../actions/use-action.ts';
import { useTexts } from '../back-office-context.ts';
import { Outline } from '../outline/outline.tsx';
import { Palette } from '../palette/palette.tsx';
import { useUi } from '../store/selectors.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './left-rail.module.css';

/** What can be put on the page, and what stands on it. */
export function LeftRail() {
  const t = useTexts();
  const rail = useUi('rail');
  return (
    <aside
      className={styles['aside']}
      aria-label={t('rail.label')}
      data-open={rail ? '' : undefined}
    >
      <nav className={styles['rail']} aria-label={t('rail.tools')}>
        <RailButton id="showInsert" />
        <RailButton id="showOutline" />
        <span className={styles['gap']} />
        <RailButton id="commandPalette" />
        <RailButton id="shortcuts" />
      </nav>
      {rail && (
        <section className={styles['panel']} aria-label={t(`rail.${rail}`)}>
          <h2 className={styles['title']}>{t(`rail.${rail}`)}</h2>
          {rail === 'insert' ? <Palette /> : <Outline />}
        </section>
      )}
    </aside>
  );
}

function RailButton({ id }: { id: string }) {
  const { icon, label, keys, pressed, run } = useAction(id);
  return (
    <IconButton
      icon={icon}
      label={label}
      keys={keys}
      pressed={pressed}
      side="right"
      size="l"
      onClick={run}
    />
  );
}
