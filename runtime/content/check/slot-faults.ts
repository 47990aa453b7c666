import type { Fault, Node } from '#schemas/content/element.ts';
import { isRecord, recordEntries } from '../json.ts';
import { isNode, type Visit } from '../tree.ts';
import type { BlockRules } from '../types.ts';
import { blockOf, type CheckContext, faultAt } from './context.ts';

type SlotRules = NonNullable<BlockRules['slots']>[string];

/** Faults of what is in a node's slots: unknown slots, blocks that may not be there, counts. */
export function slotFaults({ node, path }: Visit, context: CheckContext): Fault[] {
  const block = blockOf(node, context);
  const faults = block ? listFaults(node, node.slots, block, path, context) : [];
  if (block && node.role === 'own') faults.push(...missingNodes(node, block, path));
  for (const [key, override] of recordEntries(node.overrides)) {
    const target = context.index.target(node, key);
    const targetBlock = target && blockOf(target, context);
    if (!targetBlock) continue;
    const here = `${path}.overrides.${key}`;
    faults.push(...listFaults(node, override?.slots, targetBlock, here, context));
  }
  return faults;
}

function listFaults(
  node: Node,
  slots: Readonly<Record<string, unknown>> | undefined,
  block: BlockRules,
  path: string,
  context: CheckContext,
): Fault[] {
  return recordEntries(slots).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const here = `${path}.slots.${name}`;
    const rules = block.slots && Object.hasOwn(block.slots, name) ? block.slots[name] : undefined;
    if (!rules) {
      if (list.length === 0 || node.role === 'child') return [];
      return [
        faultAt(node, here, 'unknown-slot', `"${block.type}" has no such slot; move its nodes.`),
      ];
    }
    return [...overfull(node, list, rules, here), ...strangers(list, rules, here, context)];
  });
}

function overfull(node: Node, list: readonly unknown[], { max }: SlotRules, path: string): Fault[] {
  if (max === undefined || list.length <= max) return [];
  const message = `Has ${list.length} nodes; ${max} are allowed here. Take some out.`;
  return [faultAt(node, path, 'slot-max', message)];
}

function missingNodes(node: Node, block: BlockRules, path: string): Fault[] {
  return Object.entries(block.slots ?? {}).flatMap(([name, { min = 0 }]) => {
    const list: unknown = isRecord(node.slots) ? node.slots[name] : undefined;
    const count = Array.isArray(list) ? list.length : 0;
    const message = `Has ${count} nodes; at least ${min} must stand here. Add some.`;
    return count < min ? [faultAt(node, `${path}.slots.${name}`, 'slot-min', message)] : [];
  });
}

/** Nodes of known blocks that may not be in the slot. Chrome is only where it is named. */
function strangers(
  list: readonly unknown[],
  { allow }: SlotRules,
  path: string,
  context: CheckContext,
): Fault[] {
  return list.flatMap((node, position) => {
    const block = isNode(node) ? blockOf(node, context) : undefined;
    const fits = !block || (allow ? allow.includes(block.type) : block.category !== 'chrome');
    if (fits || !isNode(node)) return [];
    const allowed = allow ? `Allowed are ${allow.join(', ')}.` : 'It belongs to header and footer.';
    const message = `"${block.type}" may not stand here. ${allowed}`;
    return [faultAt(node, `${path}[${position}]`, 'slot-allow', message)];
  });
}
