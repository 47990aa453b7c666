import type { Locale } from '#domain/locales.ts';
import type { BlockField } from '#runtime/content/block-fields.ts';
import type { LevelSource } from '#runtime/content/types.ts';
import { type Bag, type BagName, ELEMENT_TR_KEY } from '#schemas/content/element.ts';
import { type Documents, documentOf, type OpenElement } from '../documents.ts';
import type { ScopeState } from '../editor-state.ts';
import type { CanvasNode } from '../nodes/canvas-node.ts';
import { placedSource } from '../nodes/node-sources.ts';

/** Exactly one place where the value of a field is written down. */
export interface FieldTarget {
  elementId: number;
  /** null for the element's own bags (page-level values such as SEO). */
  nodeId: string | null;
  /** Key in the child's `overrides`, for a node below its master's root. */
  override?: string;
  bag: BagName;
  /** A translation, or null for the base language. */
  locale: Locale | null;
  field: string;
}

/**
 * Where the values of a node are written in the current scope: with what is on the page itself,
 * or in the master that is being edited. Null when the node is none of that master's.
 */
export function editedSource(node: CanvasNode, scope: ScopeState): LevelSource | null {
  if (scope.masterId === null) return placedSource(node);
  const { levels } = node.composed;
  return levels.find((level) => level.source.elementId === scope.masterId)?.source ?? null;
}

/** Where a change of this field goes. `documents` tell the base language of the element. */
export function fieldTarget(
  source: LevelSource,
  field: BlockField,
  scope: ScopeState,
  documents: Documents,
): FieldTarget {
  const base = documentOf(documents, source.elementId)?.language_code;
  const translated = field.translated && base !== undefined && scope.locale !== base;
  return {
    elementId: source.elementId,
    nodeId: source.nodeId === ELEMENT_TR_KEY ? null : source.nodeId,
    ...(source.override === undefined ? {} : { override: source.override }),
    bag: bagFor(field, scope, translated),
    locale: translated ? scope.locale : null,
    field: field.name,
  };
}

/** The field's own bag, or the mobile one where it may differ there. Translations know only `meta`. */
function bagFor(field: BlockField, scope: ScopeState, translated: boolean): BagName {
  const isMobile = scope.viewport === 'mobile' && field.mobile !== false;
  if (translated) return isMobile ? 'mobileMeta' : 'meta';
  return isMobile ? field.mobileBag : field.bag;
}

/** Text that is equal for equal targets: merges typing, keys drafts of controls. */
export function targetKey(target: FieldTarget): string {
  const { elementId, nodeId, override, bag, locale, field } = target;
  return [elementId, nodeId ?? '', override ?? '', locale ?? '', bag, field].join(':');
}

/** The value that is written down at the target, or undefined. */
export function readTarget(documents: Documents, target: FieldTarget): unknown {
  const element = documentOf(documents, target.elementId);
  return element && holderOf(element, target)?.[target.bag]?.[target.field];
}

type Bags = { [name in BagName]?: Bag };

/** What holds the bag of a target; undefined when there is none yet. */
export function holderOf(element: OpenElement, target: FieldTarget): Bags | undefined {
  const { nodeId, override, locale } = target;
  if (locale !== null) return element.tr[locale]?.[translationKey(nodeId, override)];
  if (nodeId === null) return element;
  const node = element.nodes[nodeId];
  return override === undefined ? node : node?.overrides?.[override];
}

/** Key of a node, an override or the element itself in the translations of its element. */
export function translationKey(nodeId: string | null, override: string | undefined): string {
  if (nodeId === null) return ELEMENT_TR_KEY;
  return override === undefined ? nodeId : `${nodeId}/${override}`;
}
