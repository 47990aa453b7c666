import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { select } from '../../kernel/store/select.ts';
import { useUi } from '../../kernel/store/selectors.ts';
import { setUi } from '../../kernel/store/ui.ts';
import styles from './empty-places.module.css';

/** What a shopper can see, and what the editor itself put there to be filled. */
const CONTENT =
  'img, svg, video, iframe, input, button, hr, [data-inline-path], [data-editor-only], [data-block]';

interface EmptyNodeProps {
  node: CanvasNode;
  block: AnyBlock;
  /** What the block renders: when it changes, it is looked at again. */
  values: unknown;
  data: unknown;
}

/**
 * Stands behind a block that has nothing to show yet and no place to type: tells so, and leads to its
 * options. Blocks that hold no content (a spacer) and windows are never empty.
 */
export function EmptyNode({ node, block, values, data }: EmptyNodeProps) {
  const { elements } = useCanvasParts();
  const preview = useUi('preview');
  const [isEmpty, setEmpty] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the DOM that is looked at follows from node, values and data
  useLayoutEffect(() => {
    setEmpty(holdsContent(block) && elements.all(node.key).every(showsNothing));
  }, [elements, node, block, values, data]);
  return isEmpty && !preview ? <EmptyCard node={node} /> : null;
}

function holdsContent({ schema, slots, load, window }: AnyBlock): boolean {
  if (window) return false;
  const fields = fieldsOf(schema).list;
  return fields.some(({ bag }) => bag === 'meta') || slots !== undefined || load !== undefined;
}

/** The card itself belongs to a node, too. */
function showsNothing(root: HTMLElement): boolean {
  if (root.hasAttribute('data-editor-only')) return true;
  return root.textContent.trim() === '' && root.querySelector(CONTENT) === null;
}

function EmptyCard({ node }: { node: CanvasNode }) {
  const t = useTexts();
  const editor = useEditor();
  const { elements } = useCanvasParts();
  const ref = useCallback(
    (element: HTMLElement | null) => (element ? elements.attach(node.key, element) : undefined),
    [elements, node.key],
  );
  return (
    <div ref={ref} className={styles['node']} data-editor-only>
      <p>{t('canvas.emptyNode', { name: titleOf(editor, node) })}</p>
      <button
        type="button"
        className={styles['add']}
        data-canvas-control
        onClick={() => {
          select(editor.store, node.key);
          setUi(editor.store, { panel: true });
        }}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {t('canvas.fillNode')}
      </button>
    </div>
  );
}
