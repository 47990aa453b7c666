import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { Outline } from '../../surfaces/outline/outline.tsx';
import { Palette } from '../../surfaces/palette/palette.tsx';
import styles from './left-rail.module.css';

const LookPanel = lazyPart(async () => (await import('../../flows/look/look-panel.tsx')).LookPanel);

/** What can be put on the page, what is on it, and how the whole site looks. */
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
        <RailButton id="showLook" />
        <span className={styles['gap']} />
        <RailButton id="commandPalette" />
        <RailButton id="shortcuts" />
      </nav>
      {rail && (
        <section className={styles['panel']} aria-label={t(`rail.${rail}`)}>
          <h2 className={styles['title']}>{t(`rail.${rail}`)}</h2>
          {rail === 'insert' && <Palette />}
          {rail === 'outline' && <Outline />}
          {rail === 'look' && <LookPanel />}
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
