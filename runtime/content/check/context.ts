import type { ElementContent, Fault, Node } from '#schemas/content/element.ts';
import type { MasterIndex } from '../master-index.ts';
import { versionOf } from '../migrations.ts';
import type { BlockLookup, BlockRules } from '../types.ts';
import type { Validators } from './validators.ts';

/** What the single checks need. */
export interface CheckContext {
  content: ElementContent;
  registry: BlockLookup;
  index: MasterIndex;
  validators: Validators;
}

/**
 * The block a node shows: its own, or that of its master's root. Undefined when it is unknown or the
 * node was written against a newer version of it: such content is kept and not judged.
 */
export function blockOf(node: Node, { registry, index }: CheckContext): BlockRules | undefined {
  const base = index.base(node) ?? node;
  const block = registry.get(base.block);
  return block && [node, base].some(({ v }) => isNewer(v, block.version)) ? undefined : block;
}

/** A fault at a node. */
export function faultAt(node: Node, path: string, rule: string, message: string): Fault {
  return { path, rule, message, nodeId: node.id };
}

/** Whether content is of a version that this block does not know. */
export function isNewer(v: unknown, version: number): boolean {
  return versionOf(v) > version;
}
