import { BAGS, type Bag, type ElementContent, type Node } from '#schemas/content/element.ts';
import type { BagHolder } from './bag-set.ts';
import { fieldsOf } from './block-fields.ts';
import { isRecord, isRecordId, recordEntries } from './json.ts';
import { type MasterRef, masterKey } from './master-index.ts';
import { walk } from './tree.ts';
import type { BlockLookup, BlockRules } from './types.ts';

/** The masters that an element places, at any depth of its own nodes; each once. */
export function masterRefs(content: { parts: readonly Node[] }): MasterRef[] {
  const refs = new Map<string, MasterRef>();
  for (const { node } of walk(content)) {
    if (node.role === 'child' && isRecord(node.master))
      refs.set(masterKey(node.master), node.master);
  }
  return [...refs.values()];
}

/**
 * Ids of the media that an element shows, in any bag, viewport or language, each once. Fields of
 * known blocks are read by their schema; elsewhere (overrides, unknown blocks, the element's own
 * bags) whatever has the shape of a picture counts, so that the list may hold an id too many but
 * none too few.
 */
export function mediaIds(content: ElementContent, registry: BlockLookup): number[] {
  const ids = new Set<number>();
  visitValues(content, registry, (value, schema) => {
    if (schema) collectBySchema(value, schema, ids);
    else collectByShape(value, ids);
  });
  return [...ids];
}

/**
 * Texts that are documents of their own (`x-document`), in any bag, viewport or language, each once. As
 * with media, of what has no known field whatever looks like one counts.
 */
export function documentsIn(content: ElementContent, registry: BlockLookup): string[] {
  const texts = new Set<string>();
  visitValues(content, registry, (value, schema) => {
    if (typeof value !== 'string') return;
    if (schema ? schema['x-document'] === true : value.includes('<')) texts.add(value);
  });
  return [...texts];
}

/** Called with each stored value, and with the schema of its field where its block is known. */
type Visit = (value: unknown, schema: Readonly<Record<string, unknown>> | undefined) => void;

function visitValues(content: ElementContent, registry: BlockLookup, visit: Visit): void {
  const blocks = new Map<string, BlockRules>();
  visitHolder(content, undefined, visit);
  for (const { node } of walk(content)) {
    const block = registry.get(node.block);
    if (block?.version === node.v) blocks.set(node.id, block);
    visitNode(node, blocks.get(node.id), visit);
  }
  const entries = recordEntries(content.tr).flatMap(([, byKey]) => recordEntries(byKey));
  for (const [key, bags] of entries) visitHolder(bags, blocks.get(key), visit);
}

function visitNode(node: Node, block: BlockRules | undefined, visit: Visit): void {
  visitHolder(node, block, visit);
  for (const [, override] of recordEntries(node.overrides)) visitHolder(override, undefined, visit);
}

function visitHolder(holder: BagHolder, block: BlockRules | undefined, visit: Visit): void {
  for (const name of BAGS) {
    const bag: unknown = isRecord(holder) ? holder[name] : undefined;
    if (isRecord(bag)) visitBag(bag, block, visit);
  }
}

function visitBag(bag: Bag, block: BlockRules | undefined, visit: Visit): void {
  const byName = block && fieldsOf(block.schema).byName;
  for (const [name, value] of Object.entries(bag)) visit(value, byName?.get(name)?.schema);
}

function collectBySchema(value: unknown, schema: unknown, ids: Set<number>): void {
  if (!isRecord(schema)) return;
  if (schema['x-control'] === 'media' || schema['x-control'] === 'richtext') {
    collectByShape(value, ids);
  } else if (Array.isArray(value)) {
    for (const item of value) collectBySchema(item, schema['items'], ids);
  } else if (isRecord(value) && isRecord(schema['properties'])) {
    for (const [name, inner] of Object.entries(value)) {
      collectBySchema(inner, schema['properties'][name], ids);
    }
  }
}

const PICTURE_KEYS = new Set(['id', 'alt', 'focus']);

function collectByShape(value: unknown, ids: Set<number>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectByShape(item, ids);
    return;
  }
  if (!isRecord(value)) return;
  const { id } = value;
  const isPicture = Object.keys(value).every((key) => PICTURE_KEYS.has(key));
  if (isPicture && isRecordId(id)) ids.add(id);
  else for (const inner of Object.values(value)) collectByShape(inner, ids);
}
