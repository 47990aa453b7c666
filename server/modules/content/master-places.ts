import type { ElementContent, Node, NodeOverride } from '#schemas/content/element.ts';
import { BAGS } from '#schemas/content/element.ts';

/** A node that stands for a master. */
export interface MasterPlace {
  nodeId: string;
  masterId: number;
  /** Fields that it overrides. */
  overrides: number;
}

/** All places of masters in a content, at any depth, also in slots that a child overrides. */
export function masterPlaces(content: Pick<ElementContent, 'parts'>): MasterPlace[] {
  const places: MasterPlace[] = [];
  const queue: Node[] = [...content.parts];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (node.master) {
      places.push({ nodeId: node.id, masterId: node.master.id, overrides: overrideCount(node) });
    }
    const overrides = Object.values(node.overrides ?? {});
    for (const owner of [node, ...overrides])
      queue.push(...Object.values(owner.slots ?? {}).flat());
  }
  return places;
}

function overrideCount(node: Node): number {
  return (
    fieldCount(node) +
    Object.values(node.overrides ?? {}).reduce((sum, o) => sum + fieldCount(o), 0)
  );
}

function fieldCount(owner: Node | NodeOverride): number {
  return BAGS.reduce((sum, bag) => sum + Object.keys(owner[bag] ?? {}).length, 0);
}
