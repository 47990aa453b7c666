import { current, isDraft } from 'immer';

import { flattenParts, unflatten } from '#runtime/content/flat.ts';
import {
  cloneNode,
  cloneTranslations,
  mapTranslationKeys,
  nodeOfTrKey,
} from '#runtime/content/tree.ts';
import type { Node, Translations } from '#schemas/content/element.ts';
import type { OpenElement } from '../documents.ts';
import { subtreeIds } from '../tree.ts';

/** Nodes taken out of an element together with their translations: clipboard, palette, duplicates. */
export interface NodeBundle {
  nodes: readonly Node[];
  tr: Translations;
}

/** Copies nodes with all that is below them. Ids that do not exist are left out. */
export function takeBundle(source: OpenElement, ids: readonly string[]): NodeBundle {
  const element = isDraft(source) ? current(source) : source;
  const rootIds = ids.filter((id) => id in element.nodes);
  const kept = new Set(rootIds.flatMap((id) => subtreeIds(element, id)));
  return {
    nodes: unflatten({ rootIds, nodes: element.nodes }).parts,
    tr: mapTranslationKeys(element.tr, (key) => (kept.has(nodeOfTrKey(key)) ? key : null)),
  };
}

/** The same nodes under new ids, ready to be put beside the ones they were made from. */
export function copyBundle(bundle: NodeBundle): NodeBundle {
  const clones = bundle.nodes.map(cloneNode);
  const ids = new Map(clones.flatMap((clone) => [...clone.ids]));
  return { nodes: clones.map(({ node }) => node), tr: cloneTranslations(bundle.tr, ids) };
}

/** Puts the nodes of a bundle into an element and returns their ids; a list must name them next. */
export function adoptNodes(element: OpenElement, bundle: NodeBundle): string[] {
  const { rootIds, nodes } = flattenParts(structuredClone([...bundle.nodes]));
  Object.assign(element.nodes, nodes);
  for (const [locale, entries] of Object.entries(bundle.tr)) {
    element.tr[locale] = { ...element.tr[locale], ...structuredClone(entries) };
  }
  return rootIds;
}

/** Takes nodes and their translations out of an element; lists that name them are not touched. */
export function dropNodes(element: OpenElement, ids: readonly string[]): void {
  const gone = new Set(ids);
  for (const id of ids) delete element.nodes[id];
  for (const entries of Object.values(element.tr)) {
    for (const key of Object.keys(entries)) if (gone.has(nodeOfTrKey(key))) delete entries[key];
  }
}
