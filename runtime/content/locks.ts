import {
  BAGS,
  type ElementContent,
  type Fault,
  type Lock,
  type Node,
} from '#schemas/content/element.ts';
import { equalJson } from './json.ts';
import { nodeOfTrKey, type Visit, walk } from './tree.ts';

/** What a change does to a locked node. */
export type Broken = 'lock' | 'delete' | 'move' | 'edit';

/** Where a node stands among its siblings. */
interface Stand {
  visit: Visit;
  /** Path of the list that holds it, by ids. */
  list: string;
  siblings: readonly string[];
}

/**
 * What a change of a content does that its locks forbid: a locked node is gone, stands elsewhere, says
 * something else, or has another lock. New nodes may bring locks along, as copies do.
 */
export function lockFaults(before: ElementContent, after: ElementContent): Fault[] {
  const now = standsOf(after);
  return [...standsOf(before).entries()].flatMap(([id, stand]) => {
    const { node, path } = stand.visit;
    const lock = node.lock ?? {};
    const next = now.get(id);
    if (!next) return lock.delete === true ? [lockFault(node, path, 'delete')] : [];
    return brokenBy(lock, stand, next, { before, after }).map((kind) =>
      lockFault(node, next.visit.path, kind),
    );
  });
}

function brokenBy(
  lock: Lock,
  stand: Stand,
  next: Stand,
  contents: { before: ElementContent; after: ElementContent },
): Broken[] {
  const { node } = stand.visit;
  const broken: Broken[] = [];
  if (!equalJson(lock, next.visit.node.lock ?? {})) broken.push('lock');
  if (lock.move === true && isMoved(node.id, stand, next)) broken.push('move');
  const isEdited =
    (lock.edit === true && !isSame(node, next.visit.node, contents)) ||
    (lock.fields ?? []).some((field) => !isSameField(field, node, next.visit.node, contents));
  if (isEdited) broken.push('edit');
  return broken;
}

/** In another list; or, with it left out, both lists are in one order, and with it they are not. */
function isMoved(id: string, before: Stand, after: Stand): boolean {
  if (before.list !== after.list) return true;
  const known = new Set(after.siblings);
  const stayed = before.siblings.filter((sibling) => known.has(sibling));
  const former = new Set(stayed);
  const order = after.siblings.filter((sibling) => former.has(sibling));
  const without = (list: readonly string[]) => list.filter((sibling) => sibling !== id);
  return !equalJson(stayed, order) && equalJson(without(stayed), without(order));
}

/** Equal but for locks and for where it is, with all that is inside and all translations. */
function isSame(
  before: Node,
  after: Node,
  contents: { before: ElementContent; after: ElementContent },
): boolean {
  const ids = new Set([...walk({ parts: [before] })].map(({ node }) => node.id));
  const textsOf = ({ tr }: ElementContent) =>
    Object.entries(tr).flatMap(([locale, entries]) =>
      Object.entries(entries)
        .filter(([key]) => ids.has(nodeOfTrKey(key)))
        .map(([key, bags]) => [locale, key, bags] as const)
        .toSorted(([, a], [, b]) => (a < b ? -1 : 1)),
    );
  return (
    equalJson(withoutLocks(before), withoutLocks(after)) &&
    equalJson(textsOf(contents.before), textsOf(contents.after))
  );
}

function withoutLocks(node: Node): unknown {
  return JSON.parse(JSON.stringify(node), (key, value: unknown) =>
    key === 'lock' ? undefined : value,
  );
}

function isSameField(
  field: string,
  before: Node,
  after: Node,
  contents: { before: ElementContent; after: ElementContent },
): boolean {
  const valuesOf = (node: Node, { tr }: ElementContent) => [
    BAGS.map((bag) => node[bag]?.[field] ?? null),
    Object.entries(tr).flatMap(([locale, entries]) => {
      const { meta, mobileMeta } = entries[node.id] ?? {};
      const values = [meta?.[field] ?? null, mobileMeta?.[field] ?? null];
      return values.some((value) => value !== null) ? [[locale, values]] : [];
    }),
  ];
  return equalJson(valuesOf(before, contents.before), valuesOf(after, contents.after));
}

function standsOf(content: ElementContent): Map<string, Stand> {
  const visits = [...walk(content)];
  const lists = new Map<string, string[]>();
  const listOf = ({ path, parent }: Visit) =>
    `${parent?.id ?? ''} ${path.slice(path.lastIndexOf('.') + 1).replace(/\[\d+\]$/, '')}`;
  for (const visit of visits) {
    const list = lists.get(listOf(visit)) ?? [];
    list.push(visit.node.id);
    lists.set(listOf(visit), list);
  }
  return new Map(
    visits.map((visit) => {
      const list = listOf(visit);
      return [visit.node.id, { visit, list, siblings: lists.get(list) ?? [] }];
    }),
  );
}

const MESSAGES: Record<Broken, string> = {
  lock: 'Only owners lock and unlock.',
  delete: 'The component is locked: it stays on the page.',
  move: 'The component is locked: it stays where it is.',
  edit: 'The component is locked: it stays as it is.',
};

/** The fault of a change that breaks the lock of a node. */
export function lockFault({ id, lock }: Node, path: string, kind: Broken): Fault {
  const reason = lock?.reason ? ` ${lock.reason}` : '';
  return { path, rule: 'locked', message: `${MESSAGES[kind]}${reason}`, nodeId: id };
}
