import type { Command } from '../command.ts';
import { documentOf, type OpenElement } from '../documents.ts';
import { type FieldTarget, holderOf, translationKey } from '../fields/field-target.ts';

/** Deletes what is written down for a field, so that it inherits again. Empty holders go with it. */
export function resetField(target: FieldTarget): Command {
  return {
    name: 'resetField',
    run(draft) {
      const element = documentOf(draft, target.elementId);
      const holder = element && holderOf(element, target);
      const bag = holder?.[target.bag];
      if (!element || !holder || !bag || !(target.field in bag)) return;
      delete bag[target.field];
      if (isElementBag(target) || Object.keys(bag).length > 0) return;
      delete holder[target.bag];
      if (Object.keys(holder).length === 0) dropHolder(element, target);
    },
  };
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
