import type { BlockContractRules, BlockLookup } from '#runtime/content/types.ts';
import type { CanvasNode, Composition } from '../../../kernel/store/nodes/canvas-node.ts';

/** A node of the page on the canvas, with what its block promises. */
export interface Spot {
  node: CanvasNode;
  contract: BlockContractRules;
}

/** A list of the page: its named places, and how many nodes of the page come before each of its gaps. */
export interface SpotList {
  parent: CanvasNode | null;
  slot: string | null;
  places: readonly string[];
  gaps: readonly number[];
}

/** The page as contracts see it. */
export interface PageSpots {
  /** In the order in which shoppers meet them. */
  spots: readonly Spot[];
  lists: readonly SpotList[];
}

/** Reads the sections of an element on the canvas. */
export function pageSpots(
  { byKey, roots }: Composition,
  elementId: number,
  registry: BlockLookup,
): PageSpots {
  const spots: Spot[] = [];
  const lists: SpotList[] = [];

  function visit(keys: readonly string[], list: Omit<SpotList, 'gaps'>) {
    const gaps: number[] = [];
    for (const key of keys) {
      gaps.push(spots.length);
      const node = byKey.get(key);
      if (node) visitNode(node, list.places);
    }
    lists.push({ ...list, gaps: [...gaps, spots.length] });
  }

  function visitNode(node: CanvasNode, places: readonly string[]) {
    const block = registry.get(node.composed.block);
    spots.push({ node, contract: block?.contract ?? {} });
    for (const [slot, { keys }] of Object.entries(node.slots)) {
      const place = block?.slots?.[slot]?.place;
      visit(keys, { parent: node, slot, places: place ? [...places, place] : places });
    }
  }

  visit(roots[elementId] ?? [], { parent: null, slot: null, places: [] });
  return { spots, lists };
}

/** Whether a node's block keeps a promise. */
export function makes({ contract }: Pick<Spot, 'contract'>, name: string): boolean {
  return contract.provides?.includes(name) ?? false;
}
