import type { TObject } from 'typebox';
import type { Locale } from '#domain/locales.ts';
import type { Bag, Element, Hide, Lock, SlotExposure } from '#schemas/content/element.ts';
import type { SystemPageName } from '#schemas/content/system-pages.ts';
import type { Migration } from './migrations.ts';

/** Which of the two sets of values is asked for. Mobile values count only for `mobile`. */
export type Viewport = 'desktop' | 'mobile';

/** Where a level's bags are written down: enough for the editor to change or reset a value. */
export interface LevelSource {
  elementId: number;
  /** Node that holds the bags. */
  nodeId: string;
  /** Of a level that is an entry in a child's `overrides`: its key. */
  override?: string;
}

/** One place where a field may be written. Levels are ordered: child, its master, that master's master … */
export interface Level {
  kind: 'own' | 'child' | 'master';
  source: LevelSource;
  bags: { meta: Bag; mobileMeta: Bag; options: Bag; mobileOptions: Bag };
  /** Translated bags of this level by locale, and which source texts they were made of. */
  tr: Record<string, { meta?: Bag; mobileMeta?: Bag; of?: Record<string, string> }>;
  /** Language of the untranslated bags. */
  baseLocale: Locale;
}

/** Where a resolved value came from. */
export interface Origin {
  /** `own`, `child`, `master`, or `default` for the block's default. */
  level: Level['kind'] | 'default';
  /** Index into the node's levels; -1 for the default. */
  index: number;
  source: LevelSource | null;
  locale: Locale | null;
  viewport: Viewport | null;
  /** The level wrote `$unset`. */
  unset: boolean;
  /** An `x-i18n` field shows text of another language than asked for. */
  untranslated: boolean;
}

/** Values of a node for one locale and viewport, with the origin of each field. */
export interface ResolvedValues {
  values: Record<string, unknown>;
  origins: Record<string, Origin>;
}

/** A node after masters were laid under children: levels instead of bags, slots filled. */
export interface ComposedNode {
  /** Unique on the page: node ids joined by `/` from the child that places a master downwards. */
  key: string;
  /** Id in its own element. */
  id: string;
  /** Element whose slot or parts list holds this node (a master's id for nodes below a child). */
  elementId: number;
  /** Element that is composed: the page, header or footer that shows it. */
  rootId: number;
  block: string;
  /** Version the nearest level was written against; levels are already migrated to the block's version. */
  v: number;
  levels: Level[];
  hide: Hide;
  lock: Lock;
  /** What editors call it. */
  name?: string;
  /** Fields that still hold what the example of the block says. */
  example?: readonly string[];
  /** Present on the root of a placed master. */
  master?: { id: number; pin?: number };
  slots: Record<string, { exposure: SlotExposure | 'own'; nodes: ComposedNode[] }>;
  /** Set when the node cannot be rendered; it is kept as it is. */
  problem?: 'unknown-block' | 'newer-version' | 'missing-master' | 'master-cycle' | 'invalid';
  /** What is stored, of a node with a problem: for the editor's placeholder. */
  stored?: unknown;
  /**
   * Overrides of this child whose node, field or slot has gone: kept, not rendered, reported. Each is
   * a path inside the child: `meta.title`, `slots.main`, `overrides.<key>`, `overrides.<key>.meta.title`.
   */
  orphans?: string[];
}

/** Masters by element id; of a pinned child the key is `<id>@<rev>`. */
export type MasterMap = Record<string, Element>;

/** Duties of a block on its page; see `BlockContract` of `define-block.ts`. */
export interface BlockContractRules {
  readonly provides?: readonly string[];
  readonly requires?: readonly string[];
  readonly unique?: boolean;
  readonly after?: readonly string[];
  readonly inside?: string;
  readonly on?: readonly SystemPageName[];
  readonly notOn?: readonly SystemPageName[];
}

/** What the content rules need of a block; every `BlockDefinition` is one. */
export interface BlockRules {
  readonly type: string;
  readonly version: number;
  readonly schema: TObject;
  readonly category?: string;
  readonly slots?: Readonly<
    Record<
      string,
      {
        readonly allow?: readonly string[];
        readonly min?: number;
        readonly max?: number;
        readonly when?: { readonly field: string; readonly atLeast: number };
        readonly place?: string;
      }
    >
  >;
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** Present on a block whose content comes from data. */
  readonly load?: unknown;
  readonly contract?: BlockContractRules;
}

/** The registry as the content rules see it. */
export interface BlockLookup {
  get(type: string): BlockRules | undefined;
  all?(): readonly BlockRules[];
}
