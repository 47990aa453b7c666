import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { MenuChoice, MenuItem, MenuSeparator } from '#kit/ui/menu.tsx';
import { examples } from '#runtime/later-blocks.tsx';
import type { PageState, StateRow } from '#runtime/page-states.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import { useStatesOfPage } from './blocks-on-page.ts';
import styles from './states.module.css';

/** No state of a row is chosen. */
const AS_ANSWERED = 'shop';

/** The states in which a block of the open page looks different, in a menu. */
export function StateChoices() {
  const t = useTexts();
  const { store } = useEditor();
  const met = useUi('met');
  const arrived = useSyncExternalStore(examples.subscribe, examples.now);
  const failed = useSyncExternalStore(examples.subscribe, examples.hasFailed);
  useEffect(() => void examples.fetch(), []);
  const rows = useStatesOfPage();
  if (failed && !arrived) {
    return (
      <MenuItem
        label={t('state.again')}
        detail={t('state.notFetched')}
        onSelect={() => void examples.fetch()}
      />
    );
  }
  if (!arrived) return null;
  if (rows.length === 0) return <p className={styles['note']}>{t('state.none')}</p>;
  const choose = (row: StateRow, state: PageState | typeof AS_ANSWERED) => {
    const { [row]: _, ...others } = met;
    setUi(store, { met: state === AS_ANSWERED ? others : { ...others, [row]: state } });
  };
  return (
    <>
      {rows.map(({ row, states }, index) => (
        <Fragment key={row}>
          {index > 0 && <MenuSeparator />}
          <MenuChoice<PageState | typeof AS_ANSWERED>
            label={t(`state.${row}`)}
            value={met[row] ?? AS_ANSWERED}
            onChange={(state) => choose(row, state)}
            options={[
              { value: AS_ANSWERED, label: t('state.shop') },
              ...states.map((state) => ({ value: state, label: t(stateText(state)) })),
            ]}
          />
        </Fragment>
      ))}
    </>
  );
}

/** Key of the name of a state. */
export function stateText(state: PageState): string {
  return `state.${state.replace(':', '.')}`;
}
