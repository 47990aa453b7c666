import { isDeeperThan } from '#domain/depth.ts';
import { ELEMENT_LIMITS, type Fault, type Node } from '#schemas/content/element.ts';
import { recordEntries } from './json.ts';
import { walk } from './tree.ts';

/** Deepest JSON an element may hold: nodes, then rich text or lists inside their bags. */
const MAX_JSON_DEPTH = 100;

/**
 * Limits that everything else relies on: JSON that is not absurdly deep, at most 512 KiB of it.
 * What breaks one is not looked at any further.
 */
export function hardLimitFaults(content: unknown): Fault[] {
  if (isDeeperThan(content, MAX_JSON_DEPTH)) {
    return [{ path: '', rule: 'limit-nesting', message: 'Is nested too deeply; take levels out.' }];
  }
  const bytes = new TextEncoder().encode(JSON.stringify(content) ?? '').length;
  if (bytes <= ELEMENT_LIMITS.bytes) return [];
  const kib = Math.ceil(bytes / 1024);
  const message = `Has ${kib} KiB; ${ELEMENT_LIMITS.bytes / 1024} KiB are allowed. Split the page or shorten texts.`;
  return [{ path: '', rule: 'limit-bytes', message }];
}

/** Limits of the tree: sections, nodes in a slot, depth, nodes. They bound what a save may cost. */
export function treeLimitFaults(content: { parts: readonly Node[] }): Fault[] {
  const faults: Fault[] = [];
  const { sections, nodes, depth } = ELEMENT_LIMITS;
  if (content.parts.length > sections) {
    faults.push(tooMany('parts', 'limit-sections', content.parts.length, sections, 'sections'));
  }
  let count = 0;
  for (const visit of walk(content)) {
    count += 1;
    const { node, path } = visit;
    if (visit.depth === depth + 1) {
      const message = `Stands ${visit.depth} levels deep; ${depth} are allowed. Move it up.`;
      faults.push({ path, rule: 'limit-depth', message, nodeId: node.id });
    }
    faults.push(...fullSlots(node.slots, path, node.id));
    for (const [key, override] of recordEntries(node.overrides)) {
      faults.push(...fullSlots(override?.slots, `${path}.overrides.${key}`, node.id));
    }
  }
  if (count > nodes) faults.push(tooMany('parts', 'limit-nodes', count, nodes, 'nodes'));
  return faults;
}

function fullSlots(slots: Node['slots'], path: string, nodeId: string): Fault[] {
  return recordEntries(slots).flatMap(([name, list]) =>
    Array.isArray(list) && list.length > ELEMENT_LIMITS.nodesInSlot
      ? [
          {
            ...tooMany(
              `${path}.slots.${name}`,
              'limit-slot',
              list.length,
              ELEMENT_LIMITS.nodesInSlot,
              'nodes',
            ),
            nodeId,
          },
        ]
      : [],
  );
}

function tooMany(path: string, rule: string, count: number, limit: number, what: string): Fault {
  return { path, rule, message: `Has ${count} ${what}; ${limit} are allowed. Take some out.` };
}
