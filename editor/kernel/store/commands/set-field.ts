import { viewportOf } from '#runtime/content/bag-set.ts';
import type { FlatNode } from '#runtime/content/flat.ts';
import { type Stamp, stampKey } from '#runtime/content/stale.ts';
import type { Level } from '#runtime/content/types.ts';
import { BAGS, type Bag, type BagName } from '#schemas/content/element.ts';
import type { Command } from '../command.ts';
import { documentOf, type OpenElement } from '../documents.ts';
import { type FieldTarget, holderOf, targetKey, translationKey } from '../fields/field-target.ts';

type Bags = { [name in BagName]?: Bag };

/** The version that values are written in. */
export interface WrittenVersion {
  /** Current version of the node's block. */
  v: number;
  /** What the target holds now, migrated to that version; absent when it holds nothing. */
  level?: Pick<Level, 'bags' | 'tr'> | undefined;
}

/** What goes along with a field: the version of its node, and stamps of texts that were translated. */
export interface Along {
  version?: WrittenVersion | undefined;
  stamps?: readonly Stamp[];
}

/**
 * Writes a value; any value counts, also an empty text. Typing in one field is one step. A node that
 * was written against an older version of its block is brought to the current one first.
 */
export function setField(
  target: FieldTarget,
  value: unknown,
  { version, stamps = [] }: Along = {},
): Command {
  return {
    name: 'setField',
    merge: `field:${targetKey(target)}`,
    run(draft) {
      const element = documentOf(draft, target.elementId);
      if (!element || (target.nodeId !== null && !element.nodes[target.nodeId])) return;
      if (version) bringToVersion(element, target, version);
      const holder = bagHolder(element, target);
      const bag = holder?.[target.bag];
      if (bag) bag[target.field] = value;
      else if (holder) holder[target.bag] = { [target.field]: value };
      dropExampleMark(element, target);
      writeStamps(element, target, stamps);
    },
  };
}

/** Says that translations are right for their sources as these are now. */
export function acceptTranslation(target: FieldTarget, stamps: readonly Stamp[]): Command {
  return {
    name: 'acceptTranslation',
    run(draft) {
      const element = documentOf(draft, target.elementId);
      if (element) writeStamps(element, target, stamps);
    },
  };
}

function writeStamps(
  { tr }: OpenElement,
  { nodeId, override }: FieldTarget,
  stamps: readonly Stamp[],
): void {
  for (const { locale, key, stamp } of stamps) {
    const entry = tr[locale]?.[translationKey(nodeId, override)];
    if (entry) entry.of = { ...entry.of, [key]: stamp };
  }
}

/** Says that what a field holds is meant, though it is what the example of its block says. */
export function keepExample({ elementId, nodeId }: FieldTarget, field: string): Command {
  return {
    name: 'keepExample',
    run(draft) {
      const element = documentOf(draft, elementId);
      const node = nodeId === null ? undefined : element?.nodes[nodeId];
      if (node) dropMark(node, field);
    },
  };
}

/** What was written is no example any more; what phones or another language get says nothing of that. */
function dropExampleMark({ nodes }: OpenElement, target: FieldTarget): void {
  const { nodeId, override, locale, bag, field } = target;
  const node = nodeId === null || override !== undefined ? undefined : nodes[nodeId];
  if (node && locale === null && viewportOf(bag) === 'desktop') dropMark(node, field);
}

function dropMark(node: FlatNode, field: string): void {
  if (!node.example || !(field in node.example)) return;
  if (Object.keys(node.example).length === 1) delete node.example;
  else delete node.example[field];
}

function bringToVersion(element: OpenElement, target: FieldTarget, { v, level }: WrittenVersion) {
  const { nodeId, override } = target;
  if (nodeId === null) return;
  const holder = versionHolder(element, nodeId, override);
  if (!holder || holder.v === v) return;
  const isWritten = BAGS.some((bag) => holder[bag] !== undefined);
  if (isWritten && level) {
    for (const bag of BAGS) writeOrDrop(holder, bag, level.bags[bag]);
    const key = translationKey(nodeId, override);
    for (const [locale, bags] of Object.entries(level.tr)) {
      element.tr[locale] = { ...element.tr[locale], [key]: { ...bags } };
    }
  }
  holder.v = v;
}

function writeOrDrop(holder: Bags, bag: BagName, values: Bag): void {
  if (Object.keys(values).length > 0) holder[bag] = { ...values };
  else delete holder[bag];
}

function versionHolder(
  element: OpenElement,
  nodeId: string,
  override: string | undefined,
): (Bags & { v?: number }) | undefined {
  const node = element.nodes[nodeId];
  if (!node || override === undefined) return node;
  node.overrides ??= {};
  node.overrides[override] ??= {};
  return node.overrides[override];
}

/** What holds the bag, made where it does not exist yet. */
function bagHolder(element: OpenElement, target: FieldTarget): Bags | undefined {
  const { nodeId, override, locale } = target;
  if (locale !== null) {
    const entries = element.tr[locale] ?? {};
    element.tr[locale] = entries;
    const key = translationKey(nodeId, override);
    entries[key] ??= {};
    return entries[key];
  }
  return nodeId === null ? element : versionHolder(element, nodeId, override);
}

/**
 * Deletes what is written down for a field, so that it inherits again. Empty holders go with it, and
 * so does the stamp of a translation.
 */
export function resetField(target: FieldTarget, stamps: readonly Stamp[] = []): Command {
  return {
    name: 'resetField',
    run(draft) {
      const element = documentOf(draft, target.elementId);
      const holder = element && holderOf(element, target);
      const bag = holder?.[target.bag];
      if (!element || !holder || !bag || !(target.field in bag)) return;
      delete bag[target.field];
      dropExampleMark(element, target);
      if (target.locale === null) writeStamps(element, target, stamps);
      else dropStamp(element, target);
      if (isElementBag(target) || Object.keys(bag).length > 0) return;
      delete holder[target.bag];
      if (Object.keys(holder).length === 0) dropHolder(element, target);
    },
  };
}

function dropStamp({ tr }: OpenElement, { nodeId, override, locale, bag, field }: FieldTarget) {
  const entry = tr[locale ?? '']?.[translationKey(nodeId, override)];
  if (!entry?.of) return;
  delete entry.of[stampKey(viewportOf(bag), field)];
  if (Object.keys(entry.of).length === 0) delete entry.of;
}

function isElementBag({ nodeId, locale }: FieldTarget): boolean {
  return nodeId === null && locale === null;
}

function dropHolder(element: OpenElement, { nodeId, locale, override }: FieldTarget): void {
  if (locale !== null) {
    delete element.tr[locale]?.[translationKey(nodeId, override)];
  } else if (override !== undefined && nodeId !== null) {
    delete element.nodes[nodeId]?.overrides?.[override];
  }
}
