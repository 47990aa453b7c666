import { diffFlat } from '#runtime/content/diff.ts';
import type { FlatElement, FlatNode } from '#runtime/content/flat.ts';
import { fieldSteps, goesAlong } from '#runtime/content/patching/field-path.ts';
import { nodeOfTrKey } from '#runtime/content/tree.ts';
import { BAGS, ELEMENT_TR_KEY, type Patch } from '#schemas/content/element.ts';

const BAG_NAMES: ReadonlySet<string> = new Set(BAGS);

/** What the server keeps of a draft beside its content. */
const NOT_CONTENT: ReadonlySet<string> = new Set(['id', 'rev', 'status']);

/** One thing that differs between two contents. */
export interface Change {
  /** A field, a whole node that is new or gone, or the order in a list of nodes. */
  kind: 'field' | 'added' | 'removed' | 'order';
  /** The node that it is about; null for the page itself. */
  node: FlatNode | null;
  /** Name of the field; '' for a whole node. */
  field: string;
  locale: string | null;
  isMobile: boolean;
  before: unknown;
  after: unknown;
}

/** What differs within one section of a page, or on the page itself. */
export interface ChangedSection {
  /** Root node of the section; null for the page itself. */
  rootId: string | null;
  changes: readonly Change[];
}

/** Everything that differs between two contents, section by section in the order of the newer one. */
export function revisionChanges(older: FlatElement, newer: FlatElement): ChangedSection[] {
  const roots = new Map([...rootsOf(older), ...rootsOf(newer)]);
  const bySection = new Map<string | null, Change[]>();
  const patches = diffFlat(older, newer).filter(({ path }) => !NOT_CONTENT.has(String(path[0])));
  for (const patch of patches.flatMap(fieldSteps).filter(({ path }) => !goesAlong(path))) {
    for (const change of changesOf(patch, older, newer)) {
      const rootId = change.node && (roots.get(change.node.id) ?? null);
      bySection.set(rootId, [...(bySection.get(rootId) ?? []), change]);
    }
  }
  const order = [null, ...newer.rootIds, ...older.rootIds];
  return [...new Set(order)].flatMap((rootId) => {
    const changes = bySection.get(rootId);
    return changes ? [{ rootId, changes }] : [];
  });
}

/** Which section each node is in. */
function rootsOf({ rootIds, nodes }: FlatElement): Map<string, string> {
  const roots = new Map<string, string>();
  const visit = (id: string, rootId: string) => {
    const node = nodes[id];
    if (!node || roots.has(id)) return;
    roots.set(id, rootId);
    for (const child of childrenOf(node)) visit(child, rootId);
  };
  for (const rootId of rootIds) visit(rootId, rootId);
  return roots;
}

function childrenOf({ slots, overrides }: FlatNode): string[] {
  const kept = Object.values(overrides ?? {}).map((override) => override.slots ?? {});
  return [slots ?? {}, ...kept].flatMap((lists) => Object.values(lists).flat());
}

function changesOf({ path }: Patch, older: FlatElement, newer: FlatElement): Change[] {
  const [head, id = ''] = path.map(String);
  const before = valueAt(older, path);
  const after = valueAt(newer, path);
  const of = (node: FlatNode | null, rest: Partial<Change>): Change[] => [
    { kind: 'field', node, field: '', locale: null, isMobile: false, before, after, ...rest },
  ];
  if (head === 'rootIds') return isReordered(older.rootIds, newer.rootIds) ? of(null, order()) : [];
  if (head === 'nodes') {
    const node = newer.nodes[id] ?? older.nodes[id] ?? null;
    return nodeChange(path, node, { older, newer }).flatMap((rest) => of(node, rest));
  }
  if (head === 'tr')
    return translationChange(path, older, newer).flatMap(([n, rest]) => of(n, rest));
  return of(null, { field: fieldName(path), isMobile: isMobile(path) });
}

function nodeChange(
  path: Patch['path'],
  node: FlatNode | null,
  { older, newer }: { older: FlatElement; newer: FlatElement },
): Partial<Change>[] {
  if (!node) return [];
  if (path.length === 2) return [{ kind: older.nodes[node.id] ? 'removed' : 'added' }];
  if (path.includes('slots')) {
    const lists = [valueAt(older, path), valueAt(newer, path)];
    return isReordered(...lists.map(idsOf)) ? [order()] : [];
  }
  // The version of a block's schema is no matter of editors.
  if (path.at(-1) === 'v') return [];
  return [{ field: fieldName(path), isMobile: isMobile(path) }];
}

function translationChange(
  path: Patch['path'],
  older: FlatElement,
  newer: FlatElement,
): [FlatNode | null, Partial<Change>][] {
  const [, locale = '', key = ''] = path.map(String);
  const id = nodeOfTrKey(key);
  const node = key === ELEMENT_TR_KEY ? null : (newer.nodes[id] ?? older.nodes[id] ?? null);
  return [[node, { field: fieldName(path), locale, isMobile: isMobile(path) }]];
}

function order(): Partial<Change> {
  return { kind: 'order' };
}

/** True when both lists hold the same in another order; what came or went is told by itself. */
function isReordered(before: readonly string[] = [], after: readonly string[] = []): boolean {
  const kept = before.filter((id) => after.includes(id));
  const still = after.filter((id) => before.includes(id));
  return kept.some((id, index) => id !== still[index]);
}

function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The step behind the bag; what has no bag is its own name. */
function fieldName(path: Patch['path']): string {
  // The second step names a node or a language.
  const bag = path.findIndex((step, index) => index !== 1 && BAG_NAMES.has(String(step)));
  return String((bag === -1 ? path.at(-1) : path[bag + 1]) ?? '');
}

function isMobile(path: Patch['path']): boolean {
  return path.includes('mobileMeta') || path.includes('mobileOptions');
}

function valueAt(root: unknown, path: Patch['path']): unknown {
  let found = root;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}
