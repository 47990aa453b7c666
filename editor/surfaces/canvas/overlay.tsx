import { memo } from 'react';
import { titleOf } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { isPlaced } from '../../kernel/store/nodes/node-sources.ts';
import { useCanvasNode, useEditorState } from '../../kernel/store/selectors.ts';
import { DropIndicator } from '../dnd/drop-indicator.tsx';
import { ActionBar } from './action-bar.tsx';
import styles from './overlay.module.css';
import { useNodeBox } from './use-node-box.ts';

/** The editor's marks over the page: outlines, the action bar, the drop line. Never in a block's DOM. */
export function Overlay() {
  const keys = useEditorState((state) => state.selection.keys);
  const hovered = useEditorState((state) => state.ui.hovered);
  const dragging = useEditorState((state) => state.drag !== null);
  const last = keys.at(-1);
  return (
    <div className={styles['overlay']}>
      {hovered !== null && !dragging && !keys.includes(hovered) && (
        <Outline nodeKey={hovered} kind="hovered" />
      )}
      {keys.map((key) => (
        <Outline key={key} nodeKey={key} kind="selected" />
      ))}
      {last !== undefined && !dragging && <ActionBar nodeKey={last} />}
      <DropIndicator surface="canvas" />
    </div>
  );
}

interface OutlineProps {
  nodeKey: NodeKey;
  kind: 'hovered' | 'selected';
}

const Outline = memo(function Outline({ nodeKey, kind }: OutlineProps) {
  const editor = useEditor();
  const box = useNodeBox(nodeKey);
  const node = useCanvasNode(nodeKey);
  if (!box || !node) return null;
  const ofMaster = node.composed.master !== undefined || !isPlaced(node);
  return (
    <div
      className={styles['outline']}
      data-kind={kind}
      data-master={ofMaster ? '' : undefined}
      style={{ ...box }}
    >
      {kind === 'hovered' && <span className={styles['name']}>{titleOf(editor, node)}</span>}
    </div>
  );
});
