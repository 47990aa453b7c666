import { memo, useEffect, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { ScrollArea } from '#kit/ui/scroll-area.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { NodeFields } from './fields/node-fields.tsx';
import { LockNote } from './lock-note.tsx';
import styles from './options-panel.module.css';
import { ScopeNotes } from './scope-notes.tsx';
import { VisibilityGroup } from './visibility-group.tsx';

/** Pause in typing after which the panel shows what was typed on the canvas. */
const PAUSE_MS = 250;

/** What a node's block is for, its fields, made from the block's schema, and where and when it is shown. */
export function NodeOptions({ node }: { node: CanvasNode }) {
  return <Options node={usePanelNode(node)} />;
}

const Options = memo(function Options({ node }: { node: CanvasNode }) {
  const { registry } = useEditor();
  const t = useTexts();
  const locale = useUi('locale');
  const block = registry.get(node.composed.block);
  const about = block?.texts(locale).description;
  return (
    <ScrollArea>
      <ScopeNotes />
      <LockNote node={node} />
      {about && <p className={styles['about']}>{about}</p>}
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
});

/**
 * The node as the panel shows it. While text is typed on the canvas the panel waits for a pause, so
 * that a key press costs the text only; what is typed in the panel itself shows at once.
 */
function usePanelNode(node: CanvasNode): CanvasNode {
  const [shown, show] = useState(node);
  const { page } = useCanvasParts();
  useEffect(() => browserTimer.after(PAUSE_MS, () => show(node)), [node]);
  const isOnCanvas = page.current?.contains(document.activeElement) ?? false;
  return isOnCanvas && shown.key === node.key ? shown : node;
}
