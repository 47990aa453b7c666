import {
  BAGS,
  type ElementContent,
  type Node,
  type NodeOverride,
} from '#schemas/content/element.ts';

/** Which master, and at which published revision if it is pinned. */
export interface MasterRef {
  id: number;
  pin?: number;
}

/** A node that shows a master. */
export interface MasterPlace {
  nodeId: string;
  /** Where the node is, as faults name it: `parts[3].slots.main[0]`. */
  path: string;
  master: MasterRef;
  /** Fields that it overrides. */
  overrides: number;
}

/** All places of masters in a content, at any depth, also in slots that a child overrides. */
export function masterPlaces({ parts }: Pick<ElementContent, 'parts'>): MasterPlace[] {
  return placesIn(parts, 'parts');
}

function placesIn(nodes: readonly Node[], listPath: string): MasterPlace[] {
  return nodes.flatMap((node, index) => {
    const path = `${listPath}[${index}]`;
    const overrides = Object.entries(node.overrides ?? {});
    return [
      ...placeOf(node, path),
      ...slotPlaces(node, path),
      ...overrides.flatMap(([key, entry]) => slotPlaces(entry, `${path}.overrides.${key}`)),
    ];
  });
}

function placeOf(node: Node, path: string): MasterPlace[] {
  if (!node.master) return [];
  const entries = [node, ...Object.values(node.overrides ?? {})];
  const overrides = entries.reduce((sum, entry) => sum + fieldCount(entry), 0);
  return [{ nodeId: node.id, path, master: node.master, overrides }];
}

function slotPlaces({ slots = {} }: Node | NodeOverride, path: string): MasterPlace[] {
  return Object.entries(slots).flatMap(([name, list]) => placesIn(list, `${path}.slots.${name}`));
}

function fieldCount(owner: Node | NodeOverride): number {
  return BAGS.reduce((sum, bag) => sum + Object.keys(owner[bag] ?? {}).length, 0);
}
