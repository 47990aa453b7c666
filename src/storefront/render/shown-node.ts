import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import { composeElement } from '#runtime/content/compose.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { BlockLookup, ComposedNode, MasterMap } from '#runtime/content/types.ts';
import { isHiddenFor } from '#runtime/render/plan/schedule.ts';
import type { Element } from '#schemas/content/element.ts';

interface Shown {
  element: Element;
  masters: MasterMap;
  registry: BlockLookup;
}

interface Asked {
  key: string;
  locale: Locale;
  /** Instant in milliseconds, for nodes that show for a time only. */
  now: number;
}

/**
 * Values of a node as its renderer gets them on wide screens; null for one that is not there, cannot
 * be shown, or is hidden in the language or at the moment, itself or with what it is in.
 */
export function shownNode(
  { element, masters, registry }: Shown,
  asked: Asked,
): { block: string; values: Record<string, unknown> } | null {
  const node = find(composeElement(element, masters, registry), asked);
  const block = node && registry.get(node.block);
  if (!block) return null;
  const { values } = resolveNode({
    schema: block.schema,
    levels: node.levels,
    locale: asked.locale,
    viewport: 'desktop',
    siteLocale: DEFAULT_LOCALE,
  });
  return { block: node.block, values };
}

function find(nodes: readonly ComposedNode[], asked: Asked): ComposedNode | null {
  for (const node of nodes) {
    const isHidden = isHiddenFor(node.hide, asked.locale, asked.now);
    if (isHidden || node.problem !== undefined) continue;
    if (node.key === asked.key) return node;
    for (const slot of Object.values(node.slots)) {
      const found = find(slot.nodes, asked);
      if (found) return found;
    }
  }
  return null;
}
