import type { NavNode } from '#schemas/api/site.ts';

/** Levels that a menu may have; the server refuses deeper ones. */
export const MAX_LEVELS = 4;

/** An entry of a menu, in reading order; what follows it on a deeper level is below it. */
export interface MenuEntry {
  /** Stays the same while the menu is edited. */
  key: number;
  /** 0 for the first level. */
  depth: number;
  node: Omit<NavNode, 'children' | 'parent_id'>;
}

export type Entries = readonly MenuEntry[];

/** The entries of a stored tree. */
export function entriesOf(tree: readonly NavNode[]): MenuEntry[] {
  const entries: MenuEntry[] = [];
  const walk = (nodes: readonly NavNode[], depth: number) => {
    for (const { children, parent_id: _parent, ...node } of nodes) {
      entries.push({ key: entries.length + 1, depth, node });
      walk(children, depth + 1);
    }
  };
  walk(tree, 0);
  return entries;
}

/** The entries as the tree that is stored. */
export function treeOf(entries: Entries): NavNode[] {
  const tree: NavNode[] = [];
  const path: NavNode[] = [];
  for (const { depth, node } of entries) {
    const parent = depth > 0 ? path[depth - 1] : undefined;
    const next: NavNode = { ...node, parent_id: parent?.id ?? null, children: [] };
    (parent?.children ?? tree).push(next);
    path.splice(depth, path.length, next);
  }
  return tree;
}

/** Index behind the last entry that is below this one. */
export function endOf(entries: Entries, index: number): number {
  const depth = entries[index]?.depth ?? 0;
  const end = entries.findIndex((entry, at) => at > index && entry.depth <= depth);
  return end < 0 ? entries.length : end;
}

/** The entry before this one under the same parent; -1 for the first. */
function siblingBefore(entries: Entries, index: number): number {
  const depth = entries[index]?.depth ?? 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = entries[at]?.depth ?? 0;
    if (other < depth) return -1;
    if (other === depth) return at;
  }
  return -1;
}

/** The entry after this one under the same parent; -1 for the last. */
function siblingAfter(entries: Entries, index: number): number {
  const end = endOf(entries, index);
  return entries[end]?.depth === entries[index]?.depth ? end : -1;
}

const swapped = (entries: Entries, first: number, second: number): MenuEntry[] => [
  ...entries.slice(0, first),
  ...entries.slice(second, endOf(entries, second)),
  ...entries.slice(first, second),
  ...entries.slice(endOf(entries, second)),
];

const deepened = (block: Entries, by: number): MenuEntry[] =>
  block.map((entry) => ({ ...entry, depth: entry.depth + by }));

function up(entries: Entries, index: number): MenuEntry[] | null {
  const before = siblingBefore(entries, index);
  return before < 0 ? null : swapped(entries, before, index);
}

function down(entries: Entries, index: number): MenuEntry[] | null {
  const after = siblingAfter(entries, index);
  return after < 0 ? null : swapped(entries, index, after);
}

/** Below the entry before it. */
function inward(entries: Entries, index: number): MenuEntry[] | null {
  const end = endOf(entries, index);
  const block = deepened(entries.slice(index, end), 1);
  const isTooDeep = block.some(({ depth }) => depth >= MAX_LEVELS);
  if (isTooDeep || siblingBefore(entries, index) < 0) return null;
  return [...entries.slice(0, index), ...block, ...entries.slice(end)];
}

/** Behind the entry that it was below. */
function outward(entries: Entries, index: number): MenuEntry[] | null {
  const depth = entries[index]?.depth ?? 0;
  if (depth === 0) return null;
  const end = endOf(entries, index);
  const followers = entries.findIndex((entry, at) => at >= end && entry.depth < depth);
  const parentEnd = followers < 0 ? entries.length : followers;
  return [
    ...entries.slice(0, index),
    ...entries.slice(end, parentEnd),
    ...deepened(entries.slice(index, end), -1),
    ...entries.slice(parentEnd),
  ];
}

/** What moves an entry with all that is below it; null where it cannot go further. */
export const MOVES = { up, down, inward, outward } as const;
export type Move = keyof typeof MOVES;

/** The menu without an entry and what is below it. */
export function without(entries: Entries, index: number): MenuEntry[] {
  return [...entries.slice(0, index), ...entries.slice(endOf(entries, index))];
}

/** The menu with a new entry: the last below `parent`, or the last of all. */
export function withNew(entries: Entries, parent: number | null) {
  const id = Math.max(0, ...entries.map(({ node }) => node.id)) + 1;
  const key = Math.max(0, ...entries.map((entry) => entry.key)) + 1;
  const depth = parent === null ? 0 : (entries[parent]?.depth ?? -1) + 1;
  const at = parent === null ? entries.length : endOf(entries, parent);
  const entry: MenuEntry = { key, depth, node: emptyNode(id) };
  return { key, entries: [...entries.slice(0, at), entry, ...entries.slice(at)] };
}

/** Where an entry is: its level, and its place among those beside it, both from 1. */
export function placeOf(entries: Entries, key: number) {
  const index = entries.findIndex((entry) => entry.key === key);
  const depth = entries[index]?.depth ?? 0;
  let place = 1;
  for (let at = siblingBefore(entries, index); at >= 0; at = siblingBefore(entries, at)) place += 1;
  return { level: depth + 1, place };
}

/** The entry that a path of the server names: `tree.0.children.2.link`. */
export function entryAt(entries: Entries, path: string): MenuEntry | undefined {
  const steps = path.split(/[./]/).filter((part) => /^\d+$/.test(part));
  let index = -1;
  for (const [depth, step] of steps.entries()) {
    let left = Number(step);
    index = entries.findIndex((entry, at) => at > index && entry.depth === depth && left-- === 0);
    if (index < 0) return undefined;
  }
  return entries[index];
}

function emptyNode(id: number): MenuEntry['node'] {
  return {
    id,
    name: '',
    title: '',
    link: '',
    linkV2: { kind: 'url', href: '' },
    baseLink: '',
    formattedPath: '',
    target: '_self',
    rel: 'dofollow',
    externalLink: false,
    type: '',
    product: null,
  };
}
