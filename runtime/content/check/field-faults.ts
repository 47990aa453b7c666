import { BAGS, type Fault, type Node, type NodeOverride } from '#schemas/content/element.ts';
import { type BagSet, bagsOf, translationsOf } from '../bag-set.ts';
import { type BlockField, fieldsOf } from '../block-fields.ts';
import { isUnset, recordEntries } from '../json.ts';
import { migrateBags } from '../migrations.ts';
import type { Visit } from '../tree.ts';
import type { BlockRules, Level } from '../types.ts';
import { dottedPath, pointedFaults } from './ajv-faults.ts';
import { blockOf, type CheckContext, isNewer } from './context.ts';

/** Bags of one level, with their paths. */
interface Holder {
  node: Node;
  block: BlockRules;
  set: BagSet;
  /** Path of the node or override. */
  path: string;
  /** Key of its translations. */
  trKey: string;
  /** A child may override fields that its master no longer has; they are kept, for it may return. */
  keepsUnknown: boolean;
}

/**
 * Faults of the fields of a node, of its overrides and of their translations. Content of an unknown
 * block or a newer version is not judged, nor what a child says of a master that now shows another
 * block. Old content is judged as it is after its migrations.
 */
export function fieldFaults({ node, path }: Visit, context: CheckContext): Fault[] {
  const block = blockOf(node, context);
  const holders =
    block && block.type === node.block ? [nodeHolder(node, path, block, context)] : [];
  for (const [key, override] of recordEntries(node.overrides)) {
    holders.push(...overrideHolders(node, key, override, path, context));
  }
  return holders.flatMap((holder) => [
    ...BAGS.flatMap((bag) => bagFaults(holder, bag, context)),
    ...translationFaults(holder, context),
  ]);
}

function nodeHolder(
  node: Node,
  path: string,
  block: BlockRules,
  { content }: CheckContext,
): Holder {
  const stored = { bags: bagsOf(node), tr: translationsOf(content.tr, node.id) };
  const isChild = node.role === 'child';
  const set = migrateBags(stored, node.v, block, isChild);
  return {
    node,
    block,
    set,
    path,
    trKey: node.id,
    keepsUnknown: isChild || isNewer(node.v, block.version),
  };
}

function overrideHolders(
  node: Node,
  key: string,
  override: NodeOverride | undefined,
  path: string,
  context: CheckContext,
): Holder[] {
  const target = context.index.target(node, key);
  const block = target && blockOf(target, context);
  if (!(block && override) || isNewer(override.v, block.version)) return [];
  const trKey = `${node.id}/${key}`;
  const stored = { bags: bagsOf(override), tr: translationsOf(context.content.tr, trKey) };
  const set = migrateBags(stored, override.v ?? target.v, block, true);
  return [{ node, block, set, path: `${path}.overrides.${key}`, trKey, keepsUnknown: true }];
}

function bagFaults(holder: Holder, bag: keyof Level['bags'], context: CheckContext): Fault[] {
  const isIn = (field: BlockField) => field.bag === bag || field.mobileBag === bag;
  const isMobile = bag === 'mobileMeta' || bag === 'mobileOptions';
  const misplaced = (field: BlockField) => {
    if (!isIn(field)) return `Belongs into "${isMobile ? field.mobileBag : field.bag}"; move it.`;
    return isMobile && field.mobile === false ? 'Has no value for small screens; remove it.' : null;
  };
  return valueFaults(holder, holder.set.bags[bag], `${holder.path}.${bag}`, misplaced, context);
}

function translationFaults(holder: Holder, context: CheckContext): Fault[] {
  const misplaced = (field: BlockField) =>
    field.translated ? null : 'Is the same in every language; remove the translation.';
  return Object.entries(holder.set.tr).flatMap(([locale, entry]) => {
    const path = `tr.${locale}.${holder.trKey}`;
    return [
      ...valueFaults(holder, entry.meta ?? {}, `${path}.meta`, misplaced, context),
      ...valueFaults(holder, entry.mobileMeta ?? {}, `${path}.mobileMeta`, misplaced, context),
    ];
  });
}

function valueFaults(
  { node, block, keepsUnknown }: Holder,
  bag: Readonly<Record<string, unknown>>,
  path: string,
  misplaced: (field: BlockField) => string | null,
  { validators }: CheckContext,
): Fault[] {
  const { byName } = fieldsOf(block.schema);
  const faults: Fault[] = [];
  const values: Record<string, unknown> = {};
  const add = (name: string, rule: string, message: string) =>
    faults.push({ path: `${path}${name}`, rule, message, nodeId: node.id });
  for (const [name, value] of Object.entries(bag)) {
    const field = byName.get(name);
    const wrongPlace = field && misplaced(field);
    if (wrongPlace) add(`.${name}`, 'misplaced-field', wrongPlace);
    else if (field && !isUnset(value)) values[name] = value;
    else if (!(field || keepsUnknown)) {
      add(`.${name}`, 'unknown-field', `"${block.type}" has no such field; remove it.`);
    }
  }
  for (const { pointer, rule, message } of pointedFaults(validators.fields(block.schema, values))) {
    add(`.${dottedPath(pointer)}`, rule, message);
  }
  return faults;
}
