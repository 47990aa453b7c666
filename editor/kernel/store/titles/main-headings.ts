import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import { mapNodes } from '#runtime/content/tree.ts';
import type { BlockLookup, Viewport } from '#runtime/content/types.ts';
import type { Node } from '#schemas/content/element.ts';
import type { CanvasNode, Composition } from '../nodes/canvas-node.ts';
import type { NodeBundle } from '../nodes/node-bundle.ts';
import type { NodeKey } from '../nodes/node-key.ts';

/** Keys of the nodes with a main heading, by the viewport that shows them. */
export type MainHeadings = Record<Viewport, NodeKey[]>;

/** The level of a page's own title; a page has one. */
const MAIN = 'h1';
const NEXT = 'h2';

/** Nodes that show a main heading on any of the viewports; on each of them there should be one. */
export function mainHeadings(composition: Composition, registry: BlockLookup): MainHeadings {
  return {
    desktop: headingsOn('desktop', composition, registry),
    mobile: headingsOn('mobile', composition, registry),
  };
}

function headingsOn(viewport: Viewport, { byKey }: Composition, registry: BlockLookup): NodeKey[] {
  return [...byKey.values()]
    .filter((node) => isMainHeading(node, registry, viewport) && !isHidden(node, byKey, viewport))
    .map(({ key }) => key);
}

/**
 * New nodes as they may join a page that shows a main heading already: every heading level in them
 * that would be a second `h1` becomes `h2`. Values inherited from a master stay.
 */
export function withoutMainHeadings(bundle: NodeBundle, registry: BlockLookup): NodeBundle {
  return { ...bundle, nodes: mapNodes(bundle.nodes, (node) => lowered(node, registry)) };
}

function isMainHeading({ composed }: CanvasNode, registry: BlockLookup, viewport: Viewport) {
  const schema = registry.get(composed.block)?.schema;
  const fields = schema ? fieldsOf(schema).list.filter(isHeadingLevel) : [];
  if (!schema || fields.length === 0 || composed.problem !== undefined) return false;
  const { values } = resolveNode({
    schema,
    levels: composed.levels,
    locale: DEFAULT_LOCALE,
    viewport,
    siteLocale: DEFAULT_LOCALE,
  });
  return fields.some(({ name }) => values[name] === MAIN);
}

/** Hidden by itself or with what it is in. */
export function isHidden(
  node: CanvasNode,
  byKey: Composition['byKey'],
  viewport: Viewport,
): boolean {
  let around: CanvasNode | undefined = node;
  while (around) {
    if (around.composed.hide[viewport]) return true;
    around = around.parent === null ? undefined : byKey.get(around.parent);
  }
  return false;
}

/** A choice among heading elements, whatever the block calls it. */
function isHeadingLevel({ schema }: BlockField): boolean {
  const choices = schema['enum'];
  return Array.isArray(choices) && choices.includes(MAIN) && choices.includes(NEXT);
}

function lowered(node: Node, registry: BlockLookup): Node {
  const schema = registry.get(node.block)?.schema;
  if (!schema) return node;
  return fieldsOf(schema).list.filter(isHeadingLevel).reduce(loweredField, node);
}

/** The node with one heading level lowered, where it names the main one itself or by its default. */
function loweredField(node: Node, { name, bag, mobileBag, initial }: BlockField): Node {
  const inherited = node.role === 'child' ? undefined : initial;
  const isMain = (node[bag]?.[name] ?? inherited) === MAIN;
  const isMainOnMobile = node[mobileBag]?.[name] === MAIN;
  return {
    ...node,
    ...(isMain && { [bag]: { ...node[bag], [name]: NEXT } }),
    ...(isMainOnMobile && { [mobileBag]: { ...node[mobileBag], [name]: NEXT } }),
  };
}
