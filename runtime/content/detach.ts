import type { Locale } from '#domain/locales.ts';
import {
  BAGS,
  type ElementContent,
  type Node,
  type Translations,
} from '#schemas/content/element.ts';
import { type BagSet, withTranslations } from './bag-set.ts';
import { collapseLevels } from './collapse.ts';
import { mapRecord } from './json.ts';
import {
  cloneNode,
  findNode,
  isNode,
  mapNodes,
  mapTranslationKeys,
  newNodeId,
  nodeOfTrKey,
  walk,
} from './tree.ts';
import type { BlockLookup, ComposedNode, Level } from './types.ts';

/** What `detach` needs beside the child and its composed form. */
export interface DetachContext {
  /** Language of the page the child is on. */
  language: Locale;
  siteLocale: Locale;
  registry: BlockLookup;
}

/** A child turned into nodes of the page. */
export interface Detached {
  node: Node;
  /** Translations of the new nodes, to merge into the page's. */
  tr: Translations;
  /** New node ids by the keys of the composed nodes. */
  ids: Map<string, string>;
}

/**
 * Makes own nodes of a child and of everything its masters put under it, under new ids. They look
 * the same in every locale and viewport. What the child itself put into slots keeps its ids. Nodes
 * that cannot be resolved (unknown block, missing master) are copied as they are stored.
 */
export function detach(child: Node, composed: ComposedNode, context: DetachContext): Detached {
  const own = new Map([...walk({ parts: [child] })].map(({ node }) => [node.id, node]));
  own.delete(child.id);
  const work: Work = { ...context, own, elementId: composed.elementId, ids: new Map(), tr: {} };
  const node = detachNode(composed, work);
  return { node, tr: work.tr, ids: work.ids };
}

interface Work extends DetachContext {
  /** Nodes of the page that the child holds in slots of its masters. */
  own: Map<string, Node>;
  /** The page. */
  elementId: number;
  ids: Map<string, string>;
  tr: Translations;
}

function detachNode(composed: ComposedNode, work: Work): Node {
  const kept = composed.elementId === work.elementId ? work.own.get(composed.id) : undefined;
  if (kept) return kept;
  const block = composed.problem ? undefined : work.registry.get(composed.block);
  if (!block) return copyStored(composed, work);
  const { language, siteLocale } = work;
  const set = collapseLevels({
    schema: block.schema,
    levels: composed.levels,
    language,
    siteLocale,
  });
  const node: Node = {
    id: register(composed, set, work),
    block: composed.block,
    v: block.version,
    role: 'own',
    ...filledBags(set.bags),
    ...placing(composed),
  };
  const slots = mapRecord(composed.slots, ({ nodes }) =>
    nodes.map((inner) => detachNode(inner, work)),
  );
  return Object.keys(slots).length > 0 ? { ...node, slots } : node;
}

function register({ key }: ComposedNode, { tr }: Pick<BagSet, 'tr'>, work: Work): string {
  const id = newNodeId();
  work.ids.set(key, id);
  work.tr = withTranslations(work.tr, id, tr);
  return id;
}

function copyStored(composed: ComposedNode, work: Work): Node {
  const set = overlaid(composed.levels);
  const id = register(composed, set, work);
  const stored = isNode(composed.stored) ? cloneNode(composed.stored).node : undefined;
  const bare: Node = { id, block: composed.block, v: composed.v, role: 'own' };
  return { ...bare, ...stored, id, ...filledBags(set.bags), ...placing(composed) };
}

/** The bags of all levels in one, nearer ones over farther ones, field by field. */
function overlaid(levels: readonly Level[]): BagSet {
  const result: BagSet = {
    bags: { meta: {}, mobileMeta: {}, options: {}, mobileOptions: {} },
    tr: {},
  };
  for (const { bags, tr } of levels) {
    result.bags = layered(bags, result.bags);
    for (const [locale, entry] of Object.entries(tr)) {
      const nearer = result.tr[locale];
      result.tr[locale] = {
        meta: { ...entry.meta, ...nearer?.meta },
        mobileMeta: { ...entry.mobileMeta, ...nearer?.mobileMeta },
      };
    }
  }
  return result;
}

function layered(farther: Level['bags'], nearer: Level['bags']): Level['bags'] {
  return {
    meta: { ...farther.meta, ...nearer.meta },
    mobileMeta: { ...farther.mobileMeta, ...nearer.mobileMeta },
    options: { ...farther.options, ...nearer.options },
    mobileOptions: { ...farther.mobileOptions, ...nearer.mobileOptions },
  };
}

function filledBags(bags: Level['bags']): Partial<Level['bags']> {
  const filled: Partial<Level['bags']> = {};
  for (const name of BAGS) if (Object.keys(bags[name]).length > 0) filled[name] = bags[name];
  return filled;
}

function placing({ hide, lock, name }: ComposedNode): Pick<Node, 'hide' | 'lock' | 'name'> {
  return {
    ...(Object.keys(hide).length > 0 && { hide }),
    ...(Object.keys(lock).length > 0 && { lock }),
    ...(name !== undefined && { name }),
  };
}

/**
 * The element with one child detached, its translations and new nodes in place, and the id of the
 * node that is where the child was. Throws `RangeError` when there is no such child.
 */
export function detachChild<T extends ElementContent>(
  content: T,
  composed: ComposedNode,
  context: Omit<DetachContext, 'language'>,
): { content: T; nodeId: string } {
  const child = findNode(content, composed.id);
  if (child?.role !== 'child')
    throw new RangeError(`"${composed.id}" is no child of this element.`);
  const { node, tr: added } = detach(child, composed, {
    ...context,
    language: content.language_code,
  });
  let tr = mapTranslationKeys(content.tr, (key) => (nodeOfTrKey(key) === child.id ? null : key));
  for (const [locale, entries] of Object.entries(added)) {
    tr = { ...tr, [locale]: { ...tr[locale], ...entries } };
  }
  const parts = mapNodes(content.parts, (stored) => (stored.id === child.id ? node : stored));
  return { content: { ...content, parts, tr }, nodeId: node.id };
}
