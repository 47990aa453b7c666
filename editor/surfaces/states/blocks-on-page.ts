import type { AnyBlock } from '#runtime/define-block.ts';
import { type PageState, type StateRow, statesOfBlocks } from '#runtime/page-states.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';

/** Every block that stands on the canvas, once. */
export function useBlocksOnPage(): AnyBlock[] {
  const { composition, registry } = useEditor();
  const { byKey } = useEditorState(composition);
  const types = new Set([...byKey.values()].map(({ composed }) => composed.block));
  return [...types].flatMap((type) => registry.get(type) ?? []);
}

/** Who a section may be shown to alone. */
const AUDIENCES: readonly PageState[] = ['visitor:guest', 'visitor:member'];

/** The states in which something on the page looks different, by row. */
export function useStatesOfPage(): { row: StateRow; states: readonly PageState[] }[] {
  const { composition } = useEditor();
  const { byKey } = useEditorState(composition);
  const rows = statesOfBlocks(useBlocksOnPage());
  const isForSome = [...byKey.values()].some(hasAudience);
  if (!isForSome || rows.some(({ row }) => row === 'visitor')) return rows;
  return [...rows, { row: 'visitor', states: AUDIENCES }];
}

function hasAudience({ composed }: CanvasNode): boolean {
  return composed.levels.some(({ bags }) => (bags.options['audience'] ?? 'all') !== 'all');
}
