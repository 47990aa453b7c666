import { Smartphone } from 'lucide-react';

import { useEditor, useTexts } from '../editor-context.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { useScope } from '../store/selectors.ts';
import { ScrollArea } from '../ui/scroll-area.tsx';
import { NodeFields } from './node-fields.tsx';
import styles from './options-panel.module.css';
import { VisibilityGroup } from './visibility-group.tsx';

/** Fields of a node, made from its block's schema, and where and when it is shown. */
export function NodeOptions({ node }: { node: CanvasNode }) {
  const { registry } = useEditor();
  const t = useTexts();
  const { viewport } = useScope();
  const block = registry.get(node.composed.block);
  return (
    <ScrollArea>
      {viewport === 'mobile' && (
        <p className={styles['scope']}>
          <Smartphone size={14} aria-hidden />
          {t('panel.scope.mobile')}
        </p>
      )}
      {block && !node.composed.problem ? (
        <NodeFields node={node} block={block} />
      ) : (
        <p className={styles['empty']}>
          {t(`problem.${node.composed.problem ?? 'unknown-block'}`)}
        </p>
      )}
      <VisibilityGroup node={node} />
    </ScrollArea>
  );
}
