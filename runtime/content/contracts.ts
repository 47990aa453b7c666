import type { ElementContent, Fault, Node } from '#schemas/content/element.ts';
import { createMasterIndex, type MasterIndex } from './master-index.ts';
import { walk } from './tree.ts';
import type { BlockContractRules, BlockLookup, MasterMap } from './types.ts';

/** A node of the page with what its block promises. */
interface Placed {
  block: string;
  contract: BlockContractRules;
  /** Where it is in the element itself; of a node of a master, where its child is. */
  path: string;
  nodeId: string;
}

/**
 * Broken duties of blocks on their page (`BlockContract`): one that may occur once occurs twice, one
 * lacks what it requires, one comes before what it must follow. Nodes of masters count where their
 * child is. Part of the publish gate; drafts may break contracts.
 */
export function contractFaults(
  content: Pick<ElementContent, 'parts'>,
  masters: MasterMap,
  registry: BlockLookup,
): Fault[] {
  const index = createMasterIndex(masters);
  const placed = [...walk(content)].flatMap(({ node, path }) =>
    contractsOf(node, registry, index).map((found) => ({ ...found, path, nodeId: node.id })),
  );
  return placed.flatMap((one, position) => [
    ...uniqueFaults(one, placed.slice(0, position)),
    ...requireFaults(one, placed),
    ...orderFaults(one, placed.slice(position + 1)),
  ]);
}

/** Contracts of a node, and of all nodes of the masters it shows. */
function contractsOf(
  node: Node,
  registry: BlockLookup,
  index: MasterIndex,
  seen: ReadonlySet<unknown> = new Set(),
): Pick<Placed, 'block' | 'contract'>[] {
  if (node.role !== 'child') {
    const contract = registry.get(node.block)?.contract;
    return contract ? [{ block: node.block, contract }] : [];
  }
  const master = index.masterOf(node);
  if (!master || seen.has(master)) return [];
  const inside = new Set([...seen, master]);
  return [...walk(master)].flatMap((visit) => contractsOf(visit.node, registry, index, inside));
}

function uniqueFaults(one: Placed, before: readonly Placed[]): Fault[] {
  const isSecond = one.contract.unique && before.some(({ block }) => block === one.block);
  const message = `"${one.block}" stands on the page already and may stand there once. Delete one of them.`;
  return isSecond ? [faultOf(one, 'contract-unique', message)] : [];
}

function requireFaults(one: Placed, all: readonly Placed[]): Fault[] {
  return (one.contract.requires ?? [])
    .filter((name) => !all.some((other) => provides(other, name)))
    .map((name) => {
      const message = `"${one.block}" needs "${name}" on the same page. Add a block that provides it.`;
      return faultOf(one, 'contract-requires', message);
    });
}

function orderFaults(one: Placed, behind: readonly Placed[]): Fault[] {
  return (one.contract.after ?? [])
    .filter((name) => behind.some((other) => provides(other, name)))
    .map((name) => {
      const message = `"${one.block}" must stand after "${name}". Move it down.`;
      return faultOf(one, 'contract-after', message);
    });
}

function provides({ contract }: Placed, name: string): boolean {
  return contract.provides?.includes(name) ?? false;
}

function faultOf({ path, nodeId }: Placed, rule: string, message: string): Fault {
  return { path, rule, message, nodeId };
}
