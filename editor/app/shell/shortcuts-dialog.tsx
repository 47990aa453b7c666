import { useTexts } from '#kit/back-office-context.ts';
import { Keys } from '#kit/ui/keys.tsx';
import type { ActionGroup, EditorAction } from '../../kernel/actions/action.ts';
import { allActions } from '../../kernel/actions/all-actions.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import styles from './shortcuts-dialog.module.css';

const GROUPS: readonly ActionGroup[] = ['edit', 'node', 'view', 'page', 'help'];
/** Keys that work while something has the focus; they belong to no action. */
const FIXED = [
  { keys: 'Space', text: 'shortcuts.pickUp' },
  { keys: 'ArrowUp+ArrowDown', text: 'shortcuts.walk' },
  { keys: 'Enter', text: 'shortcuts.enter' },
];

/** All shortcuts, by what they are for. */
export function ShortcutsDialog() {
  const t = useTexts();
  return (
    <EditorDialog title={t('action.shortcuts')} size="l">
      <div className={styles['groups']}>
        {GROUPS.map((group) => (
          <Group key={group} title={t(`group.${group}`)} actions={actionsWithKeys(group)} />
        ))}
        <section>
          <h3>{t('group.tree')}</h3>
          <dl>
            {FIXED.map(({ keys, text }) => (
              <Shortcut key={keys} name={t(text)} keys={[keys]} />
            ))}
          </dl>
        </section>
      </div>
    </EditorDialog>
  );
}

function Group({ title, actions }: { title: string; actions: readonly EditorAction[] }) {
  const t = useTexts();
  if (actions.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {actions.map(({ id, keys = [] }) => (
          <Shortcut key={id} name={t(`action.${id}`)} keys={keys} />
        ))}
      </dl>
    </section>
  );
}

function Shortcut({ name, keys }: { name: string; keys: readonly string[] }) {
  return (
    <div className={styles['shortcut']}>
      <dt>{name}</dt>
      {keys.map((combination) => (
        <dd key={combination}>
          <Keys keys={combination} />
        </dd>
      ))}
    </div>
  );
}

function actionsWithKeys(group: ActionGroup): EditorAction[] {
  return allActions.filter((action) => action.group === group && action.keys);
}
