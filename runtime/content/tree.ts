import { customAlphabet } from 'nanoid';

import type { Node, NodeOverride, Translations } from '#schemas/content/element.ts';
import { isRecord, mapRecord, recordEntries } from './json.ts';
import type { BlockRules } from './types.ts';

/** A node met on a walk, with its path. */
export interface Visit {
  node: Node;
  /** Path in the element, as faults name it: `parts[3].slots.main[0]`. */
  path: string;
  /** Node that holds it; null for a section. */
  parent: Node | null;
  /** 1 for a section. */
  depth: number;
}

/** True for stored JSON that can be dealt with as a node: it has an id and names a block. */
export function isNode(value: unknown): value is Node {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['block'] === 'string';
}

/**
 * Every node of an element, also those that children hold in slots of their master; parents first,
 * in the order of the page. What is not a node is passed over.
 */
export function* walk(content: { parts: readonly Node[] }): Generator<Visit> {
  const waiting = visitsOf(content.parts, 'parts', null, 1).reverse();
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    yield visit;
    const inside = visitsInside(visit);
    for (let index = inside.length - 1; index >= 0; index -= 1) {
      const next = inside[index];
      if (next) waiting.push(next);
    }
  }
}

function visitsInside({ node, path, depth }: Visit): Visit[] {
  if (!(node.slots || node.overrides)) return [];
  const inside = slotVisits(node.slots, path, node, depth + 1);
  for (const [key, override] of recordEntries(node.overrides)) {
    inside.push(...slotVisits(override?.slots, `${path}.overrides.${key}`, node, depth + 1));
  }
  return inside;
}

function slotVisits(slots: Node['slots'], path: string, parent: Node, depth: number): Visit[] {
  return recordEntries(slots).flatMap(([name, list]) =>
    visitsOf(list, `${path}.slots.${name}`, parent, depth),
  );
}

function visitsOf(list: unknown, path: string, parent: Node | null, depth: number): Visit[] {
  const visits: Visit[] = [];
  if (!Array.isArray(list)) return visits;
  list.forEach((node: unknown, index) => {
    if (isNode(node)) visits.push({ node, path: `${path}[${index}]`, parent, depth });
  });
  return visits;
}

/** The node with an id, at any depth. */
export function findNode(content: { parts: readonly Node[] }, id: string): Node | undefined {
  for (const { node } of walk(content)) if (node.id === id) return node;
  return;
}

/** A new node id: 10 letters and digits. */
export const newNodeId: () => string = customAlphabet(
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  10,
);

/** A deep copy under new ids, and which new id replaces which old one. */
export function cloneNode(node: Node): { node: Node; ids: Map<string, string> } {
  const ids = new Map<string, string>();
  const [clone = node] = mapNodes([structuredClone(node)], (original) => {
    const id = newNodeId();
    ids.set(original.id, id);
    return { ...original, id };
  });
  return { node: clone, ids };
}

/** The translations of cloned nodes under their new ids, to merge into the element's `tr`. */
export function cloneTranslations(
  tr: Translations,
  ids: ReadonlyMap<string, string>,
): Translations {
  return mapTranslationKeys(tr, (key) => {
    const [id = '', ...rest] = key.split('/');
    const renamed = ids.get(id);
    return renamed === undefined ? null : [renamed, ...rest].join('/');
  });
}

/** Translations under other keys; entries whose key becomes null, and locales left empty, go. */
export function mapTranslationKeys(
  tr: Translations,
  rename: (key: string) => string | null,
): Translations {
  const renamed: Translations = {};
  for (const [locale, entries] of Object.entries(tr)) {
    const kept = Object.entries(entries).flatMap(([key, bags]) => {
      const next = rename(key);
      return next === null ? [] : [[next, bags] as const];
    });
    if (kept.length > 0) renamed[locale] = Object.fromEntries(kept);
  }
  return renamed;
}

/** Id of the node that a key of the translations belongs to. */
export function nodeOfTrKey(key: string): string {
  return key.split('/', 1)[0] ?? key;
}

/** A new node made from an example of a block, with new ids throughout. */
export function nodeFromExample(
  block: Pick<BlockRules, 'type' | 'version'>,
  example: Partial<
    Pick<Node, 'meta' | 'mobileMeta' | 'options' | 'mobileOptions' | 'slots' | 'hide'>
  >,
): Node {
  const { meta, mobileMeta, options, mobileOptions, slots, hide } = example;
  const bags = { meta, mobileMeta, options, mobileOptions, slots, hide };
  const present = Object.fromEntries(
    Object.entries(bags).filter(([, value]) => value !== undefined),
  );
  return cloneNode({
    id: 'example',
    block: block.type,
    v: block.version,
    role: 'own',
    ...present,
  }).node;
}

/**
 * The list with every node changed by `change`, at any depth and also in the slots of overrides.
 * `change` gets a node before its slots are entered; what is not a node stays as it is.
 */
export function mapNodes(list: readonly Node[], change: (node: Node) => Node): Node[] {
  return list.map((stored) => {
    if (!isNode(stored)) return stored;
    const node = change(stored);
    const { slots, overrides } = node;
    return {
      ...node,
      ...(slots && { slots: mapSlots(slots, change) }),
      ...(overrides && { overrides: mapOverrideSlots(overrides, change) }),
    };
  });
}

function mapSlots(slots: Record<string, Node[]>, change: (node: Node) => Node) {
  return mapRecord(slots, (list) => (Array.isArray(list) ? mapNodes(list, change) : list));
}

function mapOverrideSlots(overrides: Record<string, NodeOverride>, change: (node: Node) => Node) {
  return mapRecord(overrides, (override) =>
    isRecord(override?.slots) ? { ...override, slots: mapSlots(override.slots, change) } : override,
  );
}
