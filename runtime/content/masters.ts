import {
  BAGS,
  type ElementContent,
  type Node,
  type NodeOverride,
} from '#schemas/content/element.ts';
import { bagsOf, translationsOf, viewportOf } from './bag-set.ts';
import { findNode, mapNodes, mapTranslationKeys, nodeOfTrKey, walk } from './tree.ts';
import type { Viewport } from './types.ts';

/** One thing a child would lose by going back to its master. */
export interface Loss {
  /** Key in the child's `overrides`; absent for what the child says of the master's root. */
  override?: string;
  /** Name of the field, `slots.<name>` for a list of nodes, or `hide`. */
  field: string;
  /** Language of the value; null where there is none. */
  locale: string | null;
  /** Viewport of the value; null where there is none. */
  viewport: Viewport | null;
  value: unknown;
}

/** The child as it was when placed: without bags, slots and overrides. Its own hide and lock stay. */
export function backToMaster(child: Node): Node {
  const { meta, mobileMeta, options, mobileOptions, slots, overrides, ...bare } = child;
  return bare;
}

/** Every value that `resetChild` deletes, for the question before it (SECT-02). */
export function losses(content: ElementContent, child: Node): Loss[] {
  const found = lossesOf(content, child, child.id);
  for (const [key, override] of Object.entries(child.overrides ?? {})) {
    const lost = lossesOf(content, override, `${child.id}/${key}`);
    if (override.hide)
      lost.push({ field: 'hide', locale: null, viewport: null, value: override.hide });
    found.push(...lost.map((loss) => ({ ...loss, override: key })));
  }
  return found;
}

function lossesOf(content: ElementContent, holder: NodeOverride, trKey: string): Loss[] {
  const bags = bagsOf(holder);
  const found = BAGS.flatMap((bag) =>
    lossesInBag(bags[bag], content.language_code, viewportOf(bag)),
  );
  for (const [locale, entry] of Object.entries(translationsOf(content.tr, trKey))) {
    found.push(...lossesInBag(entry.meta ?? {}, locale, 'desktop'));
    found.push(...lossesInBag(entry.mobileMeta ?? {}, locale, 'mobile'));
  }
  for (const [name, value] of Object.entries(holder.slots ?? {})) {
    if (value.length > 0)
      found.push({ field: `slots.${name}`, locale: null, viewport: null, value });
  }
  return found;
}

function lossesInBag(bag: Record<string, unknown>, locale: string, viewport: Viewport): Loss[] {
  return Object.entries(bag).map(([field, value]) => ({ field, locale, viewport, value }));
}

/** The element with one child back at its master, without the translations that went with it. */
export function resetChild<T extends ElementContent>(content: T, childId: string): T {
  const child = findNode(content, childId);
  if (child?.role !== 'child') return content;
  return withNode(content, backToMaster(child), idsUnder(child));
}

/** How a new master is called. */
export interface MasterNaming {
  title: string;
  slug: string;
}

/**
 * A master section made of one node, with everything under it and its translations. When the node
 * is shown and what editors may do to it stays with the child (`placeChild`). Throws `RangeError`
 * when the node does not exist.
 */
export function saveAsMaster(
  content: ElementContent,
  nodeId: string,
  { title, slug }: MasterNaming,
): ElementContent {
  const { hide, lock, ...root } = requireNode(content, nodeId);
  const ids = idsUnder(root);
  return {
    schema: 1,
    type: 'section',
    handler: null,
    slug,
    language_code: content.language_code,
    meta: { title },
    mobileMeta: {},
    options: {},
    mobileOptions: {},
    parts: [structuredClone(root)],
    tr: mapTranslationKeys(content.tr, (key) => (ids.has(nodeOfTrKey(key)) ? key : null)),
    expose: {},
  };
}

/** The element with a node replaced by a child of a master; it shows the same as before. */
export function placeChild<T extends ElementContent>(
  content: T,
  nodeId: string,
  masterId: number,
): T {
  const node = requireNode(content, nodeId);
  const { id, block, v, hide, lock } = node;
  const child: Node = {
    id,
    block,
    v,
    role: 'child',
    master: { id: masterId },
    ...(hide && { hide }),
    ...(lock && { lock }),
  };
  return withNode(content, child, idsUnder(node));
}

/** The element with one node replaced, without the translations of the nodes that went. */
function withNode<T extends ElementContent>(content: T, node: Node, gone: ReadonlySet<string>): T {
  const parts = mapNodes(content.parts, (stored) => (stored.id === node.id ? node : stored));
  const tr = mapTranslationKeys(content.tr, (key) => (gone.has(nodeOfTrKey(key)) ? null : key));
  return { ...content, parts, tr };
}

function idsUnder(node: Node): Set<string> {
  return new Set([...walk({ parts: [node] })].map((visit) => visit.node.id));
}

function requireNode(content: ElementContent, nodeId: string): Node {
  const node = findNode(content, nodeId);
  if (!node) throw new RangeError(`The element has no node "${nodeId}".`);
  return node;
}
