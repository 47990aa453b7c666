import { useTexts } from '#kit/back-office-context.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { Button } from '#kit/ui/button.tsx';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { select } from '../../kernel/store/select.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import styles from './panel-host.module.css';

/** Several blocks are selected: which ones they are, and what can be done with all of them. */
export function ManyNodes() {
  const t = useTexts();
  const editor = useEditor();
  const keys = useEditorState((state) => state.selection.keys);
  useUi('locale');
  return (
    <>
      <header className={styles['header']}>
        <h2>{t('panel.many', { count: keys.length })}</h2>
      </header>
      <ul className={styles['chosen']}>
        {keys.map((key) => {
          const node = nodeAt(editor, key);
          return (
            node && (
              <li key={key}>
                <button type="button" onClick={() => select(editor.store, key)}>
                  <BlockIcon name={editor.registry.get(node.composed.block)?.icon} size={15} />
                  <span>{titleOf(editor, node)}</span>
                </button>
              </li>
            )
          );
        })}
      </ul>
      <div className={styles['actions']}>
        <ManyAction id="copy" />
        <ManyAction id="duplicate" />
        <ManyAction id="delete" />
      </div>
    </>
  );
}

function ManyAction({ id }: { id: string }) {
  const { label, icon: Icon, enabled, run } = useAction(id);
  return (
    <Button disabled={!enabled} onClick={run}>
      {Icon && <Icon size={15} strokeWidth={1.75} aria-hidden />}
      {label}
    </Button>
  );
}
