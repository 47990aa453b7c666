import type { ReactNode } from 'react';

import type { AnyBlock } from '../define-block.ts';
import { NodeContext, type NodeContextValue } from './node-context.ts';
import type { NodePlan } from './plan/node-plan.ts';
import { SlotContext } from './slot.tsx';

export interface NodeViewProps {
  block: AnyBlock;
  frame: NodeContextValue;
  values: Record<string, unknown>;
  /** What the block's loader returned. */
  data: unknown;
  /** Renders the nodes of a slot. */
  slot(name: string): ReactNode;
}

/** One node: its block's component in the contexts that the primitives inside it read. */
export function NodeView({ block, frame, values, data, slot }: NodeViewProps) {
  const { Component } = block;
  return (
    <NodeContext value={frame}>
      <SlotContext value={slot}>
        <Component values={values} data={data} nodeId={frame.id} />
      </SlotContext>
    </NodeContext>
  );
}

export interface PlanViewProps {
  plan: NodePlan;
  /** Data of a plan by its key; null for a node whose loader failed: it is left out. */
  data(key: string): { value: unknown } | null;
}

/** A planned node with all that is in its slots. */
export function PlanView({ plan, data }: PlanViewProps) {
  const loaded = data(plan.key);
  if (!loaded) return null;
  return (
    <NodeView
      block={plan.block}
      frame={plan.frame}
      values={plan.values}
      data={loaded.value}
      slot={(name) =>
        plan.slots[name]?.map((child) => <PlanView key={child.key} plan={child} data={data} />)
      }
    />
  );
}
