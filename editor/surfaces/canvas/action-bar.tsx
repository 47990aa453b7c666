import { EllipsisVertical, GripVertical } from 'lucide-react';
import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Menu } from '#kit/ui/menu.tsx';
import { actionById } from '../../kernel/actions/all-actions.ts';
import { NodeMenuItems } from '../../kernel/actions/node-menu-items.tsx';
import { titleOf } from '../../kernel/actions/say.ts';
import { useAction } from '../../kernel/actions/use-action.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { isPlaced } from '../../kernel/store/nodes/node-sources.ts';
import { useCanvasNode } from '../../kernel/store/selectors.ts';
import { useDragZone } from '../dnd/use-drag-zone.ts';
import styles from './action-bar.module.css';
import { useNodeBox } from './use-node-box.ts';

/** Height of the bar with its gap to the node. */
const BAR = 40;
/** Room the bar needs before it is moved to the left. */
const BAR_WIDTH = 300;

/** What can be done with the selected node, right above it; stays in view while the page scrolls. */
export function ActionBar({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const box = useNodeBox(nodeKey);
  const { stage } = useCanvasParts();
  if (!box) return null;
  const room = stage.current?.clientWidth ?? box.width;
  const top = Math.max(box.top - BAR, 0);
  const left = Math.max(Math.min(box.left, room - BAR_WIDTH), 0);
  return (
    <div
      className={styles['track']}
      style={{ left, top, height: box.height + box.top - top }}
      data-canvas-control
    >
      <div role="toolbar" aria-label={t('canvas.actions')} className={styles['bar']}>
        <Handle nodeKey={nodeKey} />
        <ActionButton id="moveUp" />
        <ActionButton id="moveDown" />
        <ActionButton id="duplicate" />
        <ActionButton id="delete" />
        <Menu
          align="end"
          trigger={<IconButton icon={EllipsisVertical} label={t('canvas.more')} size="s" />}
        >
          <NodeMenuItems />
        </Menu>
      </div>
    </div>
  );
}

/** Name of the node; the place where it is picked up. */
function Handle({ nodeKey }: { nodeKey: NodeKey }) {
  const t = useTexts();
  const editor = useEditor();
  const node = useCanvasNode(nodeKey);
  const zone = useDragZone('canvas-handle');
  if (!node) return null;
  const title = titleOf(editor, node);
  const ofMaster = node.composed.master !== undefined || !isPlaced(node);
  return (
    <button
      type="button"
      className={styles['handle']}
      data-master={ofMaster ? '' : undefined}
      aria-label={t('canvas.drag', { name: title })}
      data-drag-node={nodeKey}
      {...zone}
    >
      <GripVertical size={14} aria-hidden />
      {title}
    </button>
  );
}

function ActionButton({ id }: { id: string }) {
  const { label, enabled, run } = useAction(id);
  const { icon, keys } = actionById(id);
  return (
    <IconButton
      icon={icon}
      label={label}
      keys={keys?.[0]}
      size="s"
      disabled={!enabled}
      onClick={run}
    />
  );
}
