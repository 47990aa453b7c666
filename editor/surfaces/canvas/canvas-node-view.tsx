import { memo, useCallback, useContext, useMemo } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { Viewport } from '#runtime/content/types.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { MetContext } from '#runtime/edit/edit-context.ts';
import { NodeView } from '#runtime/render/node-view.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import { type NodeVariant, variantsOf } from '#runtime/render/plan/node-variants.ts';
import { isHiddenFor } from '#runtime/render/plan/schedule.ts';
import { CanvasFrameContext, CanvasKeyContext } from '../../kernel/canvas-contexts.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';
import { useCanvasNode } from '../../kernel/store/selectors.ts';
import { LoadingCard, ProblemCard } from './cards.tsx';
import { EmptyNode } from './empty-node.tsx';
import { NodeBoundary } from './node-boundary.tsx';
import { useBlockData, useBlockDataCache, useExampleMet } from './use-block-data.ts';
import { useFilled } from './use-filled.ts';

/** One node of the canvas. Renders again only when this node changes, not when its children do. */
export const CanvasNodeView = memo(function CanvasNodeView({ nodeKey }: { nodeKey: NodeKey }) {
  const node = useCanvasNode(nodeKey);
  const { registry } = useEditor();
  if (!node) return null;
  const block = registry.get(node.composed.block);
  return (
    <CanvasKeyContext value={nodeKey}>
      {block && node.composed.problem === undefined ? (
        <KnownNode node={node} block={block} />
      ) : (
        <ProblemCard node={node} reason={node.composed.problem ?? 'unknown-block'} />
      )}
    </CanvasKeyContext>
  );
});

interface NodeProps {
  node: CanvasNode;
  block: AnyBlock;
}

/** A node whose block is known: once, or once per viewport, exactly as in the shop. */
function KnownNode({ node, block }: NodeProps) {
  return useVariants(node, block).map((variant) => (
    <NodeBoundary
      key={variant.frame.id}
      attempt={node}
      fallback={(message) => <ProblemCard node={node} reason="threw" message={message} />}
    >
      <Variant node={node} block={block} variant={variant} />
    </NodeBoundary>
  ));
}

function useVariants({ composed }: CanvasNode, block: AnyBlock): NodeVariant[] {
  const { locale } = usePage();
  const { viewports, copy, prefix } = useContext(CanvasFrameContext);
  return useMemo(() => {
    if (isHiddenFor(composed.hide, locale, Date.now())) return [];
    const { levels } = composed;
    const { schema } = block;
    const resolve = (viewport: Viewport) =>
      resolveNode({ schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }).values;
    const values = { desktop: resolve('desktop'), mobile: resolve('mobile') };
    return variantsOf(composed, block, { values, viewports, copy, prefix });
  }, [composed, block, locale, viewports, copy, prefix]);
}

function Variant({ node, block, variant }: NodeProps & { variant: NodeVariant }) {
  const { frame, values, viewports, copy } = variant;
  const { prefix } = useContext(CanvasFrameContext);
  const { locale } = usePage();
  const id = `${node.key}${frame.id}`;
  const cache = useBlockDataCache();
  const isMet = useExampleMet(block) !== undefined;
  const data = useBlockData(id, block, values, locale);
  const shown = useFilled(values);
  const told = useFilled(data.status === 'ready' ? data.value : undefined);
  const { slots } = node;
  const slot = useCallback(
    (name: string) => slots[name]?.keys.map((key) => <CanvasNodeView key={key} nodeKey={key} />),
    [slots],
  );
  const inner = useMemo(() => ({ viewports, copy, prefix }), [viewports, copy, prefix]);
  if (data.status === 'loading') return <LoadingCard node={node} />;
  const failure = data.status === 'failed' ? data.message : data.failure;
  const problem = failure !== undefined && (
    <ProblemCard node={node} reason="loader" message={failure} onRetry={() => cache.retry(id)} />
  );
  if (data.status === 'failed') return problem;
  return (
    <CanvasFrameContext value={inner}>
      {!copy && problem}
      <MetContext value={isMet}>
        <NodeView block={block} frame={frame} values={shown} data={told} slot={slot} />
      </MetContext>
      {!copy && !isMet && <EmptyNode node={node} block={block} values={values} data={data.value} />}
    </CanvasFrameContext>
  );
}
