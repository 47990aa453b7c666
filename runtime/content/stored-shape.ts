import { BAGS, type Element, type Node } from '#schemas/content/element.ts';
import { isRecord } from './json.ts';
import { walk } from './tree.ts';

/** A part of a stored element that is not of the kind it must be, and is therefore passed over. */
export interface BrokenPart {
  /** Node that has it; empty for the element's own. */
  nodeId: string;
  /** Block of that node; empty for the element's own. */
  block: string;
  /** Names of the parts: `parts`, `meta`, `slots.main`. */
  fields: string[];
}

/** Bags that are no records, lists of nodes that are no lists: one entry per node, the element first. */
export function brokenParts(element: Element): BrokenPart[] {
  const { parts, tr }: Record<'parts' | 'tr', unknown> = element;
  const own = [
    ...(Array.isArray(parts) ? [] : ['parts']),
    ...(tr === undefined || isRecord(tr) ? [] : ['tr']),
    ...brokenBags(element),
  ];
  const found = own.length > 0 ? [{ nodeId: '', block: '', fields: own }] : [];
  for (const { node } of walk(element)) {
    const fields = [...brokenBags(node), ...brokenSlots(node)];
    if (fields.length > 0) found.push({ nodeId: node.id, block: node.block, fields });
  }
  return found;
}

function brokenBags(holder: Partial<Record<(typeof BAGS)[number], unknown>>): string[] {
  return BAGS.filter((bag) => holder[bag] !== undefined && !isRecord(holder[bag]));
}

function brokenSlots(node: Node): string[] {
  const { slots, overrides }: { slots?: unknown; overrides?: unknown } = node;
  return [
    ...(overrides === undefined || isRecord(overrides) ? [] : ['overrides']),
    ...(slots === undefined || isRecord(slots) ? [] : ['slots']),
    ...Object.entries(isRecord(slots) ? slots : {})
      .filter(([, list]) => !Array.isArray(list))
      .map(([name]) => `slots.${name}`),
  ];
}
