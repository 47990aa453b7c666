import { copyright } from '#blocks/chrome/copyright/index.ts';
import type { CommonValues } from '#runtime/render/node-context.ts';
import type { NodePlan } from '#runtime/render/plan/node-plan.ts';

/** Common fields of a node that says nothing of them. */
export const NO_COMMON: CommonValues = {
  anchor: '',
  space: 'none',
  spaceBelow: 'same',
  contentWidth: 'page',
  background: 'none',
  backdrop: null,
  audience: 'all',
};

export interface PlanParts {
  key?: string;
  values?: Record<string, unknown>;
  slots?: Record<string, NodePlan[]>;
}

/** A planned node of some block, for what treats plans without rendering them. */
export function aPlan({ key = 'aaa', values = {}, slots = {} }: PlanParts = {}): NodePlan {
  return {
    key,
    block: copyright,
    viewports: ['desktop', 'mobile'],
    copy: false,
    values,
    slots,
    frame: {
      key,
      id: key,
      elementId: 0,
      block: copyright.type,
      rootId: 1,
      mobileValues: {},
      only: null,
      style: {},
      common: NO_COMMON,
    },
    node: {
      key,
      id: key,
      elementId: 1,
      rootId: 1,
      block: copyright.type,
      v: 1,
      levels: [],
      hide: {},
      lock: {},
      slots: {},
    },
  };
}
