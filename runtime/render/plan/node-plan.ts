import type { Locale } from '#domain/locales.ts';
import { saysMobile } from '../../content/resolve.ts';
import type { ComposedNode, Viewport } from '../../content/types.ts';
import type { AnyBlock } from '../../define-block.ts';
import type { Registry } from '../../registry.ts';
import { type NodeVariant, variantsOf } from './node-variants.ts';
import { isHiddenFor, nextChange } from './schedule.ts';

/** One rendering of a node with all that is in its slots. */
export interface NodePlan extends NodeVariant {
  /** Unique on the page; a node that is rendered twice has two plans. */
  key: string;
  node: ComposedNode;
  block: AnyBlock;
  slots: Record<string, NodePlan[]>;
}

/** What planning needs to know of the page. */
export interface PlanScope {
  registry: Registry;
  /** Values of a node for one viewport, in the page's locale. */
  resolve(node: ComposedNode, block: AnyBlock, viewport: Viewport): Record<string, unknown>;
  /** Viewports that the answer serves: both, or one for `mobileView=true` and for the editor. */
  viewports: readonly Viewport[];
  /** Language of the page. */
  locale: Locale;
  /** Instant of the render in milliseconds, for nodes that show for a time only. */
  now: number;
  /** The nodes are inside the mobile copy of another. */
  copy?: boolean;
  /** Keeps HTML ids of different elements of one page apart. */
  prefix?: string;
  /** See `NodeContextValue`. */
  elementId?: number;
  /** Called for a node that cannot be rendered. */
  onProblem?(node: ComposedNode, problem: string): void;
  /** Called with each instant at which the page will look different. */
  onChangeAt?(instant: number): void;
}

/** Plans of the nodes that show now, in order, with their slots. */
export function planNodes(nodes: readonly ComposedNode[], scope: PlanScope): NodePlan[] {
  return nodes.flatMap((node) => {
    const change = nextChange(node.hide, scope.now);
    if (change !== null) scope.onChangeAt?.(change);
    if (isHiddenFor(node.hide, scope.locale, scope.now)) return [];
    const block = scope.registry.get(node.block);
    if (node.problem !== undefined || !block) {
      scope.onProblem?.(node, node.problem ?? 'unknown-block');
      return [];
    }
    return planNode(node, block, scope);
  });
}

function planNode(node: ComposedNode, block: AnyBlock, scope: PlanScope): NodePlan[] {
  const desktop = scope.resolve(node, block, 'desktop');
  const mobile = saysMobile(node.levels) ? scope.resolve(node, block, 'mobile') : desktop;
  const change = Date.parse(block.changesAt?.(desktop) ?? '');
  if (change > scope.now) scope.onChangeAt?.(change);
  const variants = variantsOf(node, block, {
    values: { desktop, mobile },
    viewports: scope.viewports,
    copy: scope.copy ?? false,
    prefix: scope.prefix,
    elementId: scope.elementId,
  });
  return variants.map((variant) => {
    const inner = { ...scope, viewports: variant.viewports, copy: variant.copy };
    return { ...variant, key: variant.frame.id, node, block, slots: planSlots(node, inner) };
  });
}

function planSlots(node: ComposedNode, scope: PlanScope): Record<string, NodePlan[]> {
  return Object.fromEntries(
    Object.entries(node.slots).map(([name, slot]) => [name, planNodes(slot.nodes, scope)]),
  );
}
