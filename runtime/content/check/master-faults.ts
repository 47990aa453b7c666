import { ELEMENT_LIMITS, type Element, type Fault, type Node } from '#schemas/content/element.ts';
import { walk } from '../tree.ts';
import { type CheckContext, faultAt } from './context.ts';

/** What lies under a master: how deep masters nest (itself counts 1), and how many nodes there are. */
interface Extent {
  depth: number;
  nodes: number;
}

/**
 * Faults of masters in masters: circles, more than five levels, more nodes than may be composed. A
 * master that is not at hand is no fault; its children are kept and not shown.
 */
export function masterFaults(context: CheckContext, selfId: number | undefined): Fault[] {
  const { content, index } = context;
  const measured = new Map<Element, Extent | null>();

  function extentOf(master: Element, above: readonly number[]): Extent | null {
    if (above.includes(master.id)) return null;
    const known = measured.get(master);
    if (known !== undefined) return known;
    const extent = sum(master, [...above, master.id]);
    measured.set(master, extent);
    return extent;
  }

  function sum(element: { parts: readonly Node[] }, above: readonly number[]): Extent | null {
    const total = { depth: 1, nodes: 0 };
    for (const { node } of walk(element)) {
      total.nodes += 1;
      const master = index.masterOf(node);
      const inner = master && extentOf(master, above);
      if (inner === null) return null;
      total.depth = Math.max(total.depth, 1 + (inner?.depth ?? 0));
      total.nodes += inner?.nodes ?? 0;
    }
    return total;
  }

  const allowedDepth = ELEMENT_LIMITS.masterDepth - (content.type === 'section' ? 1 : 0);
  const above = selfId === undefined ? [] : [selfId];
  const faults: Fault[] = [];
  let nodes = 0;
  for (const { node, path } of walk(content)) {
    const master = index.masterOf(node);
    const extent = master && extentOf(master, above);
    nodes += 1 + (extent?.nodes ?? 0);
    if (extent === null) {
      const message = 'This master places itself, directly or through others. Take it out.';
      faults.push(faultAt(node, `${path}.master`, 'master-cycle', message));
    } else if (extent && extent.depth > allowedDepth) {
      const message = `Masters nest ${extent.depth} deep here; ${allowedDepth} levels are allowed. Detach one.`;
      faults.push(faultAt(node, `${path}.master`, 'master-depth', message));
    }
  }
  if (nodes > ELEMENT_LIMITS.composedNodes) {
    const message = `Has ${nodes} nodes with those of its masters; ${ELEMENT_LIMITS.composedNodes} are allowed. Take some out.`;
    faults.push({ path: 'parts', rule: 'limit-composed', message });
  }
  return faults;
}
