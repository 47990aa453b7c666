import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { Element, Node, SlotExposure } from '#schemas/content/element.ts';
import { isRecord, ownValue } from '../json.ts';
import { resolveField } from '../resolve.ts';
import type { BlockRules, Level, Viewport } from '../types.ts';
import type { Chain } from './chain.ts';
import type { Frame, Placement } from './frame.ts';

const VIEWPORTS: readonly Viewport[] = ['desktop', 'mobile'];

/** A node to be composed, with the frame of the element that stores it. */
export interface SlotEntry {
  node: Node;
  frame: Frame;
}

/** What is in a slot, and what the outermost child may do about it. */
export interface FilledSlot {
  exposure: SlotExposure | 'own';
  entries: SlotEntry[];
}

/** A child's say on a slot of its master. */
interface Contribution {
  exposure: SlotExposure;
  list: readonly Node[] | undefined;
  frame: Frame;
}

/** From most to least strict: a master cannot open what a master below it keeps closed. */
const STRICTNESS: readonly SlotExposure[] = ['fixed', 'extend', 'open'];

/** Names of a node's slots: those its block declares, and those that hold something. */
export function slotNames(chain: Chain, above: readonly Placement[], block: BlockRules): string[] {
  const names = new Set(Object.keys(block.slots ?? {}));
  const holders = [...chain.links.map((link) => link.node), ...above.map((p) => p.override)];
  for (const holder of holders) {
    if (isRecord(holder?.slots)) for (const name of Object.keys(holder.slots)) names.add(name);
  }
  return [...names];
}

/** False for a slot that its block shows only from a value on that the node does not reach. */
export function isOffered(name: string, block: BlockRules, levels: readonly Level[]): boolean {
  return VIEWPORTS.some((viewport) => isOfferedOn(name, block, levels, viewport));
}

/** The same for one kind of screen. */
export function isOfferedOn(
  name: string,
  block: BlockRules,
  levels: readonly Level[],
  viewport: Viewport,
): boolean {
  const when = block.slots?.[name]?.when;
  if (!when) return true;
  const { schema } = block;
  const place = { locale: DEFAULT_LOCALE, siteLocale: DEFAULT_LOCALE, viewport };
  const { value } = resolveField({ schema, levels, ...place }, when.field);
  return typeof value !== 'number' || value >= when.atLeast;
}

/** Fills one slot: the master's list, then every child's say from the innermost outwards. */
export function fillSlot(name: string, chain: Chain, above: readonly Placement[]): FilledSlot {
  const { base } = chain;
  let entries = entriesOf(listOf(base.node.slots, name), base.frame);
  let exposure: FilledSlot['exposure'] = 'own';
  for (const contribution of contributions(name, chain, above)) {
    exposure = stricter(exposure, contribution.exposure);
    const { list, frame } = contribution;
    if (list === undefined || exposure === 'fixed') continue;
    const added = entriesOf(list, frame);
    entries = exposure === 'open' ? added : [...entries, ...added];
  }
  return { exposure, entries };
}

function contributions(
  name: string,
  { links }: Chain,
  above: readonly Placement[],
): Contribution[] {
  const found: Contribution[] = [];
  for (let index = links.length - 2; index >= 0; index -= 1) {
    const child = links[index];
    const root = links[index + 1];
    if (!(child && root)) continue;
    const exposure = exposureOf(root.frame.element, root.node.id, name);
    found.push({ exposure, list: listOf(child.node.slots, name), frame: child.frame });
  }
  for (const { master, key, override, frame } of above) {
    found.push({
      exposure: exposureOf(master, key, name),
      list: listOf(override?.slots, name),
      frame,
    });
  }
  return found;
}

/** What a master allows its children to do with a slot; `key` is the node's id or path in the master. */
export function exposureOf(master: Element, key: string, slot: string): SlotExposure {
  const declared = isRecord(master.expose) ? ownValue(master.expose, `${key}.${slot}`) : undefined;
  return declared !== undefined && STRICTNESS.includes(declared) ? declared : 'fixed';
}

function stricter(soFar: FilledSlot['exposure'], next: SlotExposure): SlotExposure {
  if (soFar === 'own') return next;
  return STRICTNESS.indexOf(soFar) < STRICTNESS.indexOf(next) ? soFar : next;
}

function listOf(slots: Node['slots'], name: string): readonly Node[] | undefined {
  const list: unknown = isRecord(slots) ? slots[name] : undefined;
  return Array.isArray(list) ? list : undefined;
}

function entriesOf(list: readonly Node[] | undefined, frame: Frame): SlotEntry[] {
  return (list ?? []).map((node) => ({ node, frame }));
}
