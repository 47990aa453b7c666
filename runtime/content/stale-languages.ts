import { LOCALES, type Locale } from '#domain/locales.ts';
import type { Element } from '#schemas/content/element.ts';
import { pageSchema } from '#schemas/content/page-fields.ts';
import { composeElement, elementLevel } from './compose.ts';
import { staleFields, type TranslatedNode } from './stale.ts';
import type { BlockLookup, ComposedNode, MasterMap } from './types.ts';

/**
 * Languages in which an element holds stale translations, of its own texts or those of its nodes. What
 * a master holds is told of the master.
 */
export function staleLanguages(
  element: Element,
  masters: MasterMap,
  registry: BlockLookup,
): Locale[] {
  const stale = new Set<Locale>();
  const look = (node: TranslatedNode) => {
    for (const { locale, elementId } of staleFields(node)) {
      if (elementId === element.id) stale.add(locale);
    }
  };
  const enter = (nodes: readonly ComposedNode[]) => {
    for (const { block, levels, slots, problem } of nodes) {
      const schema = problem ? undefined : registry.get(block)?.schema;
      if (schema) look({ schema, levels });
      for (const slot of Object.values(slots)) enter(slot.nodes);
    }
  };
  look({ schema: pageSchema, levels: [elementLevel(element)] });
  enter(composeElement(element, masters, registry));
  return LOCALES.filter((locale) => stale.has(locale));
}
