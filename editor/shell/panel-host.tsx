import { titleOf } from '../actions/say.ts';
import { useTexts } from '../back-office-context.ts';
import { useEditor } from '../editor-context.ts';
import { MasterCard } from '../masters/master-card.tsx';
import { NodeOptions } from '../panel/node-options.tsx';
import { PageSettings } from '../panel/page-settings.tsx';
import { useEditorState, useSelectedNode, useUi } from '../store/selectors.ts';
import { BlockIcon } from '../ui/block-icon.tsx';
import { ManyNodes } from './many-nodes.tsx';
import styles from './panel-host.module.css';

/** Options of the selected node, on the right. */
export function PanelHost() {
  const t = useTexts();
  const count = useEditorState((state) => state.selection.keys.length);
  return (
    <aside className={styles['host']} aria-label={t('panel.label')} data-own-keys>
      {count === 0 && <PageSettings />}
      {count > 1 && <ManyNodes />}
      {count === 1 && <SelectedNode />}
    </aside>
  );
}

function SelectedNode() {
  const editor = useEditor();
  const node = useSelectedNode();
  useUi('locale');
  if (!node) return null;
  return (
    <>
      <header className={styles['header']}>
        <BlockIcon name={editor.registry.get(node.composed.block)?.icon} />
        <h2>{titleOf(editor, node)}</h2>
      </header>
      <MasterCard node={node} />
      <NodeOptions key={node.key} node={node} />
    </>
  );
}
