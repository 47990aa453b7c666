import type { Node, NodeOverride } from '#schemas/content/element.ts';
import { bagsOf } from '../bag-set.ts';
import { fieldsOf } from '../block-fields.ts';
import { isRecord } from '../json.ts';
import type { MasterIndex } from '../master-index.ts';
import { migrateBags } from '../migrations.ts';
import type { BlockLookup, BlockRules, ComposedNode } from '../types.ts';
import { exposureOf } from './slots.ts';

/** What is needed to say whether an override still has its place. */
export interface OrphanSearch {
  index: MasterIndex;
  registry: BlockLookup;
}

/**
 * What a child stores that no longer has a place: fields the block does not have, slots that are
 * not open to it, overrides of nodes that have gone.
 */
export function orphansOf(
  child: Node,
  block: BlockRules,
  slots: ComposedNode['slots'],
  search: OrphanSearch,
): string[] {
  const lost = [...lostFields(child, child.v, block), ...lostSlots(child, slots)];
  for (const [key, override] of Object.entries(child.overrides ?? {})) {
    lost.push(...lostOverride(child, key, override, search));
  }
  return lost;
}

function lostSlots(child: Node, slots: ComposedNode['slots']): string[] {
  return filledSlots(child)
    .filter((name) => slots[name] === undefined || slots[name].exposure === 'fixed')
    .map((name) => `slots.${name}`);
}

function lostOverride(
  child: Node,
  key: string,
  override: NodeOverride | undefined,
  { index, registry }: OrphanSearch,
): string[] {
  const path = `overrides.${key}`;
  if (!override || isRoot(child, key, index)) return [path];
  const target = index.target(child, key);
  if (!target) return [path];
  const base = index.base(target);
  const block = base && registry.get(base.block);
  if (!block) return [];
  const master = index.masterOf(child);
  const closed = filledSlots(override)
    .filter((name) => !master || exposureOf(master, key, name) === 'fixed')
    .map((name) => `slots.${name}`);
  const fields = lostFields(override, override.v ?? target.v, block);
  return [...fields, ...closed].map((lost) => `${path}.${lost}`);
}

function filledSlots(holder: NodeOverride): string[] {
  const slots: unknown = holder.slots;
  if (!isRecord(slots)) return [];
  return Object.keys(slots).filter((name) => Array.isArray(slots[name]) && slots[name].length > 0);
}

/** The root of a master is overridden by the child's own bags, never by a key. */
function isRoot(child: Node, key: string, index: MasterIndex): boolean {
  const ids = key.split('/');
  const last = ids.pop();
  const holder = ids.length === 0 ? child : index.target(child, ids.join('/'));
  const master = holder && index.masterOf(holder);
  return master !== undefined && index.rootOf(master)?.id === last;
}

function lostFields(holder: NodeOverride, v: number, block: BlockRules): string[] {
  const { byName } = fieldsOf(block.schema);
  const { bags } = migrateBags({ bags: bagsOf(holder), tr: {} }, v, block, true);
  return Object.entries(bags).flatMap(([bag, values]) =>
    Object.keys(values)
      .filter((name) => !byName.has(name))
      .map((name) => `${bag}.${name}`),
  );
}
