import { useEditor, useTexts } from '../editor-context.ts';
import { blockTitle } from '../store/block-title.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { useEditorState, useScope, useSelectedNode, useUi } from '../store/selectors.ts';
import { MasterBox } from './master-box.tsx';
import { NodeFields } from './node-fields.tsx';
import styles from './options-panel.module.css';
import { PageSettings } from './page-settings.tsx';
import { VisibilityGroup } from './visibility-group.tsx';

/** Options of what is selected; settings of the page when nothing is. */
export function OptionsPanel() {
  const node = useSelectedNode();
  const count = useEditorState((state) => state.selection.keys.length);
  const t = useTexts();
  if (!node) return <PageSettings />;
  if (count > 1) return <p className={styles['empty']}>{t('panel.several', { count })}</p>;
  return <NodePanel key={node.key} node={node} />;
}

function NodePanel({ node }: { node: CanvasNode }) {
  const { registry } = useEditor();
  const t = useTexts();
  const locale = useUi('locale');
  const { viewport } = useScope();
  const block = registry.get(node.composed.block);
  return (
    <section className={styles['panel']} aria-label={t('panel.title')}>
      <header className={styles['header']}>
        <h2 className={styles['title']}>{blockTitle(registry, node.composed.block, locale)}</h2>
        {viewport === 'mobile' && <p className={styles['scope']}>{t('panel.scope.mobile')}</p>}
        <MasterBox node={node} />
      </header>
      <div className={styles['body']}>
        {block && !node.composed.problem ? (
          <NodeFields node={node} block={block} />
        ) : (
          <p className={styles['empty']}>
            {t(`problem.${node.composed.problem ?? 'unknown-block'}`)}
          </p>
        )}
        <VisibilityGroup node={node} />
      </div>
    </section>
  );
}
