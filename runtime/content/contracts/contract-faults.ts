import type { ElementContent, Fault } from '#schemas/content/element.ts';
import type { BlockLookup, MasterMap, Viewport } from '../types.ts';
import { dutiesOf } from './page-duties.ts';
import { type Placed, placedNodes } from './placed-nodes.ts';
import { standsOn } from './stands-on.ts';

/** What contracts are checked on. */
export interface ContractScene {
  content: ElementContent;
  masters: MasterMap;
  registry: BlockLookup;
  /** What pages show around themselves: header, footer, cookie notice. */
  around?: readonly ElementContent[];
}

type Draft = Omit<Fault, 'path' | 'nodeId'>;

/**
 * Broken duties of a page: of its blocks (`BlockContract`), and of the page itself where it is a
 * system page (`PAGE_DUTIES`). Nodes of masters count where their child is; what shoppers of one kind
 * of screen do not see keeps no promise there. Part of the publish gate; drafts may break contracts.
 */
export function contractFaults({
  content,
  masters,
  registry,
  around = [],
}: ContractScene): Fault[] {
  const placed = placedNodes({ content, around, masters, registry });
  const own = placed.filter(({ isOwn }) => isOwn);
  // A master is no page: what its blocks need stands around it.
  if (content.type === 'section') return own.flatMap((one) => uniqueFaults(one, placed));
  const faults = own.flatMap((one) => [
    ...uniqueFaults(one, placed),
    ...requireFaults(one, placed),
    ...placeFaults(one, placed),
    ...pageFaults(one, content),
    ...orderFaults(one, placed),
  ]);
  return oncePerBlock([...faults, ...dutyFaults(content, placed, registry)], registry);
}

function uniqueFaults(one: Placed, all: readonly Placed[]): Fault[] {
  const others = all.filter(({ block }) => block === one.block);
  const isSecond = others.indexOf(one) > 0 || others.some(({ isOwn }) => !isOwn);
  if (!(one.contract.unique && isSecond)) return [];
  const message = `"${one.block}" stands on the page already and may stand there once. Delete one of them.`;
  return [faultOf(one, { rule: 'contract-unique', message })];
}

function requireFaults(one: Placed, all: readonly Placed[]): Fault[] {
  return (one.contract.requires ?? []).flatMap((needs) => {
    const hidden = whereHidden(needs, all, one.mayShow);
    if (hidden === 'nowhere') return [];
    if (hidden) return [hiddenFault(hidden, needs)];
    const message = `"${one.block}" needs "${needs}" on the same page. Add a block that provides it.`;
    return [faultOf(one, { rule: 'contract-requires', message, needs })];
  });
}

/** Duties of the page that no registered block could keep ask for nothing. */
function dutyFaults(
  content: ElementContent,
  all: readonly Placed[],
  registry: BlockLookup,
): Fault[] {
  const known = new Set(
    (registry.all?.() ?? []).flatMap(({ contract }) => contract?.provides ?? []),
  );
  const duties = dutiesOf(content).filter((needs) => known.has(needs));
  return duties.flatMap((needs) => {
    const hidden = whereHidden(needs, all, ['desktop', 'mobile']);
    if (hidden === 'nowhere') return [];
    if (hidden) return [hiddenFault(hidden, needs)];
    const message = `The page needs "${needs}". Add a block that provides it.`;
    return [{ path: 'parts', rule: 'contract-page', message, needs }];
  });
}

/**
 * The node whose promise is not kept on one of the screens because it is hidden there; null where
 * nothing on the page makes the promise, `nowhere` where it is kept on all of them.
 */
function whereHidden(
  name: string,
  all: readonly Placed[],
  screens: readonly Viewport[],
): Placed | null | 'nowhere' {
  const makers = all.filter((one) => makes(one, name));
  const isKept = screens.every((screen) =>
    makers.some(({ alwaysShows }) => alwaysShows.includes(screen)),
  );
  if (isKept) return 'nowhere';
  return makers.find(({ isOwn }) => isOwn) ?? null;
}

function hiddenFault(one: Placed, needs: string): Fault {
  const message = `"${one.block}" provides "${needs}" and is hidden from some shoppers. Show it on every screen, without a schedule.`;
  return faultOf(one, { rule: 'contract-hidden', message, needs });
}

function placeFaults(one: Placed, all: readonly Placed[]): Fault[] {
  const needs = one.contract.inside;
  // Without such a place, what makes it is what is missing: `requires` says so.
  const isThere = needs !== undefined && all.some(({ offers }) => offers.includes(needs));
  if (!isThere || one.places.includes(needs)) return [];
  const message = `"${one.block}" must stand in "${needs}". Move it there.`;
  return [faultOf(one, { rule: 'contract-inside', message, needs })];
}

function pageFaults(one: Placed, content: ElementContent): Fault[] {
  if (standsOn(one, content)) return [];
  const { on } = one.contract;
  const message = `"${one.block}" works on ${on ? `${on.join(', ')} only` : 'other pages'}. Take it off this page.`;
  return [faultOf(one, { rule: 'contract-on', message })];
}

function orderFaults(one: Placed, all: readonly Placed[]): Fault[] {
  const position = all.indexOf(one);
  return (one.contract.after ?? []).flatMap((needs) => {
    const first = all.findIndex((other) => makes(other, needs));
    if (first <= position) return [];
    const message = `"${one.block}" must stand after "${needs}". Move it down.`;
    return [faultOf(one, { rule: 'contract-after', message, needs })];
  });
}

/**
 * What is missing or hidden is told once, however many blocks need it, and not at all where the block
 * that keeps another promise that is missing keeps this one, too.
 */
function oncePerBlock(faults: readonly Fault[], registry: BlockLookup): Fault[] {
  const makersOf = (name: string) =>
    (registry.all?.() ?? []).flatMap(({ type, contract }) =>
      contract?.provides?.includes(name) ? [type] : [],
    );
  const isMissing = ({ rule }: Fault) => MISSING.has(rule);
  const missing = [...new Set(faults.filter(isMissing).flatMap(({ needs }) => needs ?? []))];
  const comesAlong = (name: string) =>
    missing.some((other) => {
      const [makers, others] = [makersOf(name), makersOf(other)];
      const isNarrower = others.length > 0 && others.length < makers.length;
      return isNarrower && others.every((type) => makers.includes(type));
    });
  const open = new Set(missing.filter((name) => !comesAlong(name)));
  return faults.filter((fault) => !(isMissing(fault) && fault.needs) || open.delete(fault.needs));
}

const MISSING = new Set(['contract-requires', 'contract-page', 'contract-hidden']);

function makes({ contract }: Placed, name: string): boolean {
  return contract.provides?.includes(name) ?? false;
}

function faultOf({ path, nodeId }: Placed, fault: Draft): Fault {
  return { path, ...fault, nodeId };
}
