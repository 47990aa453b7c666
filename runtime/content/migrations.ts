import type { ElementContent, Node, NodeOverride, Translations } from '#schemas/content/element.ts';
import {
  type BagHolder,
  type BagSet,
  bagsOf,
  translationsOf,
  withBags,
  withTranslations,
} from './bag-set.ts';
import { createMasterIndex, type MasterIndex } from './master-index.ts';
import { applyStep } from './migrate/apply-step.ts';
import { mapNodes } from './tree.ts';
import type { BlockLookup, BlockRules, MasterMap } from './types.ts';

/** One step of a migration: pure data, applied to every bag of every level and locale. */
export type MigrationStep =
  | { op: 'rename'; from: string; to: string }
  /** Moves a field to the other bag, its mobile override too. Translations stay where they are. */
  | { op: 'move'; field: string; to: 'meta' | 'options' }
  /** Replaces values by name (`String(value)`); values not named stay. */
  | { op: 'map'; field: string; values: Record<string, unknown> }
  /**
   * What old content gets where it has no value, so that it keeps its look. Written to the lowest
   * level only (never to a child or an override), into `bag` (default `meta`).
   */
  | { op: 'default'; field: string; value: unknown; bag?: 'meta' | 'options' }
  /** Cuts a text at the separator; the last target takes the rest, missing parts become "". */
  | { op: 'split'; field: string; separator: string; into: readonly string[] }
  | { op: 'drop'; field: string };

/** Steps from one version of a block's schema to the next, in order. */
export type Migration = readonly MigrationStep[];

/** The versions of a block that lead to its current one. */
export type MigratingBlock = Pick<BlockRules, 'version' | 'migrations'>;

/** The version that content was written against. What was sent as one may be anything: then it is the first. */
export function versionOf(v: unknown): number {
  return typeof v === 'number' && Number.isInteger(v) && v > 0 ? v : 1;
}

/**
 * Brings the bags and translations of one level from version `from` to the block's. A level of the
 * current or a newer version comes back as it is. `sparse` marks a child or an override, which must
 * not be given defaults. No step but `drop` loses a value: one whose new place is taken stays in the
 * old one.
 */
export function migrateBags(
  set: BagSet,
  from: number,
  block: MigratingBlock,
  sparse: boolean,
): BagSet {
  let migrated = set;
  for (let version = versionOf(from); version < block.version; version += 1) {
    for (const step of block.migrations?.[version] ?? []) {
      migrated = applyStep(migrated, step, sparse);
    }
  }
  return migrated;
}

/**
 * Brings one node's own bags and translations to its block's version, and sets `v`. Works on nested
 * and flat nodes; slots and overrides are left alone. A node of an unknown block, or of the current
 * or a newer version, comes back as it is.
 */
export function migrateNode<T extends BagHolder & Pick<Node, 'id' | 'block' | 'v' | 'role'>>(
  node: T,
  tr: Translations,
  registry: BlockLookup,
): { node: T; tr: Translations } {
  const block = registry.get(node.block);
  const v = versionOf(node.v);
  if (!block || v >= block.version) return { node, tr };
  const place = { key: node.id, v, sparse: node.role === 'child' };
  const migrated = migrateHolder(node, tr, block, place);
  return { node: { ...migrated.holder, v: block.version }, tr: migrated.tr };
}

/**
 * A whole element with every node, override and translation at the current version of its block.
 * Overrides need the masters they refer to; without them they keep their version.
 */
export function migrateElement<T extends ElementContent>(
  content: T,
  registry: BlockLookup,
  masters: MasterMap = {},
): T {
  const index = createMasterIndex(masters);
  let tr = content.tr;
  const parts = mapNodes(content.parts, (stored) => {
    const migrated = migrateNode(stored, tr, registry);
    const overridden = migrateOverrides(migrated.node, migrated.tr, registry, index);
    tr = overridden.tr;
    return overridden.node;
  });
  return { ...content, parts, tr };
}

function migrateOverrides(node: Node, tr: Translations, registry: BlockLookup, index: MasterIndex) {
  if (!node.overrides) return { node, tr };
  let allTr = tr;
  const overrides: Record<string, NodeOverride> = {};
  for (const [key, override] of Object.entries(node.overrides)) {
    const target = index.target(node, key);
    const base = target && index.base(target);
    const block = base && registry.get(base.block);
    const v = versionOf(override.v ?? target?.v);
    if (!block || v >= block.version) {
      overrides[key] = override;
      continue;
    }
    const place = { key: `${node.id}/${key}`, v, sparse: true };
    const migrated = migrateHolder(override, allTr, block, place);
    overrides[key] = { ...migrated.holder, v: block.version };
    allTr = migrated.tr;
  }
  return { node: { ...node, overrides }, tr: allTr };
}

function migrateHolder<T extends BagHolder>(
  holder: T,
  tr: Translations,
  block: MigratingBlock,
  place: { key: string; v: number; sparse: boolean },
): { holder: T; tr: Translations } {
  const stored = { bags: bagsOf(holder), tr: translationsOf(tr, place.key) };
  const migrated = migrateBags(stored, place.v, block, place.sparse);
  return {
    holder: withBags(holder, migrated.bags),
    tr: withTranslations(tr, place.key, migrated.tr),
  };
}
