import {
  BAGS,
  type Element,
  type ElementContent,
  type Fault,
  type Lock,
  type Node,
  type NodeOverride,
} from '#schemas/content/element.ts';
import { equalJson } from '../json.ts';
import { lockFault, lockFaults } from '../locks.ts';
import { createMasterIndex, type MasterIndex } from '../master-index.ts';
import { walk } from '../tree.ts';
import type { MasterMap } from '../types.ts';
import { lockBelow, locksInside } from './master-locks.ts';

/**
 * What a change of a content does that its locks forbid, or those of the masters that it shows: a
 * child is held to the lock of its master's root, and what it says of nodes in the master to theirs.
 * A child that comes in says nothing where its master is locked, and opens no lock.
 */
export function allLockFaults(
  before: ElementContent,
  after: ElementContent,
  masters: MasterMap,
): Fault[] {
  const index = createMasterIndex(masters);
  const faults = [
    ...lockFaults(before, after),
    ...lockFaults(withMasterLocks(before, index), withMasterLocks(after, index)),
    ...childFaults(before, after, index),
  ];
  return [...new Map(faults.map((fault) => [`${fault.nodeId} ${fault.message}`, fault])).values()];
}

/** The content with the locks of masters on the children that show them. */
function withMasterLocks(content: ElementContent, index: MasterIndex): ElementContent {
  const copy = structuredClone(content);
  for (const { node } of walk(copy)) {
    const lock = { ...lockBelow(node, index), ...node.lock };
    if (Object.keys(lock).length > 0) node.lock = lock;
  }
  return copy;
}

function childFaults(before: ElementContent, after: ElementContent, index: MasterIndex): Fault[] {
  const known = new Map([...walk(before)].map(({ node }) => [node.id, node]));
  const children = [...walk(after)].filter(({ node }) => node.role === 'child');
  return children.flatMap(({ node, path }) => {
    const old = known.get(node.id);
    if (old && equalJson(old.master, node.master)) {
      const lock = brokenInside(saidOf(old, before), saidOf(node, after), locksInside(node, index));
      return lock ? [lockFault({ ...node, lock }, path, 'edit')] : [];
    }
    const below = lockBelow(node, index);
    if (isLoosened(below, node.lock ?? {})) return [lockFault(node, path, 'lock')];
    const locks = new Map([['', below], ...locksInside(node, index)]);
    const lock = brokenInside(saidOf(null, before), saidOf(node, after), locks);
    return lock ? [lockFault({ ...node, lock }, path, 'edit')] : [];
  });
}

/** The first lock of those under which something else is said now. */
function brokenInside(said: Said, says: Said, locks: ReadonlyMap<string, Lock>): Lock | undefined {
  const broken = [...locks].find(([key, lock]) => !equalJson(said(key, lock), says(key, lock)));
  return broken?.[1];
}

/** What a child says at a key, of all that a lock there is about. */
type Said = (key: string, lock: Lock) => unknown;

/** Whether a child would open what its master locks. */
function isLoosened(below: Lock, own: Lock): boolean {
  const isOpened = (['move', 'delete', 'edit'] as const).some(
    (kind) => below[kind] === true && own[kind] === false,
  );
  const { fields = below.fields ?? [] } = own;
  return isOpened || (below.fields ?? []).some((field) => !fields.includes(field));
}

/** What a child says of a node in its master, of all that is locked there; the key '' is its root. */
function saidOf(child: Node | null, { tr }: Pick<Element, 'tr'>): Said {
  return (key, lock) => {
    if (!child) return [];
    const holder: NodeOverride = key === '' ? child : (child.overrides?.[key] ?? {});
    const place = key === '' ? child.id : `${child.id}/${key}`;
    const texts = Object.entries(tr).flatMap(([locale, entries]) => {
      const { meta, mobileMeta } = entries[place] ?? {};
      return [meta, mobileMeta].map((bag, index) => [`${locale} ${index}`, bag] as const);
    });
    const bags = [...BAGS.map((name) => [name, holder[name]] as const), ...texts];
    const values = bags.flatMap(([name, bag]) =>
      Object.entries(bag ?? {}).flatMap(([field, value]) =>
        lock.edit === true || (lock.fields ?? []).includes(field) ? [[name, field, value]] : [],
      ),
    );
    const others = lock.edit === true ? Object.entries({ hide: holder.hide, ...holder.slots }) : [];
    return [...values, ...others.filter(([, value]) => value !== undefined)].toSorted();
  };
}
