import type { Fault, Node } from '#schemas/content/element.ts';
import { bagsOf, translationsOf } from '../bag-set.ts';
import { isBlank } from '../blank.ts';
import { type BlockField, fieldsOf } from '../block-fields.ts';
import { isRecord } from '../json.ts';
import { migrateBags } from '../migrations.ts';
import type { Visit } from '../tree.ts';
import type { BlockRules } from '../types.ts';
import { blockOf, type CheckContext, faultAt } from './context.ts';

/**
 * The empty component (EDIT-04), which may not be saved. A node is empty when its block is meant to
 * hold content (it has content fields or slots), and neither the node nor a master below it has any:
 * every content field is blank in every bag, viewport and language, no content field has a default
 * that shows something, and every slot is empty. Content fields are those of `meta` that are neither
 * switches nor choices. Never empty are nodes of blocks that load data, of chrome, of blocks marked
 * `x-may-be-empty`, of unknown blocks, and children whose master is not at hand.
 */
export function emptyFaults({ node, path }: Visit, context: CheckContext): Fault[] {
  const block = blockOf(node, context);
  if (!(block && mustHoldContent(block))) return [];
  const chain = chainOf(node, context);
  if (!chain || chain.some((link) => holdsContent(link, block, context))) return [];
  const message = `This "${block.type}" is empty. Fill in ${fieldNames(block)} or delete it.`;
  return [faultAt(node, path, 'empty', message)];
}

function mustHoldContent(block: BlockRules): boolean {
  const exempt =
    block.load !== undefined || block.category === 'chrome' || mayBeEmpty(block.schema);
  const fields = contentFields(block);
  const hasDefault = fields.some((field) => !isBlank(field.initial));
  const hasPlace = fields.length > 0 || Object.keys(block.slots ?? {}).length > 0;
  return hasPlace && !hasDefault && !exempt;
}

function mayBeEmpty(schema: unknown): boolean {
  return isRecord(schema) && schema['x-may-be-empty'] === true;
}

function contentFields({ schema }: BlockRules): BlockField[] {
  return fieldsOf(schema).list.filter(
    (field) =>
      field.bag === 'meta' &&
      field.schema['type'] !== 'boolean' &&
      field.schema['enum'] === undefined,
  );
}

function fieldNames(block: BlockRules): string {
  const names = contentFields(block).map((field) => field.name);
  const slots = Object.keys(block.slots ?? {}).map((name) => `slot ${name}`);
  return [...names, ...slots].join(', ');
}

/** The node and the roots of the masters below it; null when a master is not at hand. */
function chainOf(node: Node, { index }: CheckContext): Node[] | null {
  const chain = [node];
  if (!index.base(node)) return null;
  for (let link = node; link.role === 'child'; ) {
    const master = index.masterOf(link);
    const root = master && index.rootOf(master);
    if (!root) return null;
    chain.push(root);
    link = root;
  }
  return chain;
}

function holdsContent(node: Node, block: BlockRules, { content }: CheckContext): boolean {
  const lists: unknown[] = isRecord(node.slots) ? Object.values(node.slots) : [];
  if (lists.some((list) => Array.isArray(list) && list.length > 0)) return true;
  const stored = { bags: bagsOf(node), tr: translationsOf(content.tr, node.id) };
  const { bags, tr } = migrateBags(stored, node.v, block, true);
  const written = [bags.meta, bags.mobileMeta];
  for (const entry of Object.values(tr)) written.push(entry.meta ?? {}, entry.mobileMeta ?? {});
  return contentFields(block).some((field) =>
    written.some((bag) => Object.hasOwn(bag, field.name) && !isBlank(bag[field.name])),
  );
}
