import { useTexts } from '#kit/back-office-context.ts';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { lazyPart } from '#kit/ui/lazy-part.tsx';
import { MasterCard } from '../../flows/masters/master-card.tsx';
import { titleOf } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useEditorState, useSelectedNode, useUi } from '../../kernel/store/selectors.ts';
import { PageSettings } from '../../surfaces/panel/page-settings.tsx';
import { ManyNodes } from './many-nodes.tsx';
import styles from './panel-host.module.css';

const NodeOptions = lazyPart(
  async () => (await import('../../surfaces/panel/node-options.tsx')).NodeOptions,
);

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
