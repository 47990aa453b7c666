import { composeElement } from '#runtime/content/compose.ts';
import type { FlatNode } from '#runtime/content/flat.ts';
import { unflatten } from '#runtime/content/flat.ts';
import type { BlockLookup, MasterMap } from '#runtime/content/types.ts';
import type { Element } from '#schemas/content/element.ts';
import type { Documents, OpenElement } from '../documents.ts';
import type { EditorState } from '../editor-state.ts';
import { subtreeIds } from '../tree.ts';
import type { CanvasNode, Composition } from './canvas-node.ts';
import { addNodes } from './canvas-nodes.ts';
import type { NodeKey } from './node-key.ts';

type Scene = Pick<EditorState, 'documents' | 'placement'>;

/** Elements that are on the canvas, from top to bottom. */
export function canvasElements({ placement }: Pick<EditorState, 'placement'>): number[] {
  const { header, page, footer, cookie } = placement;
  return [header, page, footer, cookie].filter((id) => id !== null);
}

/** The open master sections in nested form, as `composeElement` wants them. */
export function mastersOf(
  documents: Documents,
  asElement: (element: OpenElement) => Element,
): MasterMap {
  const sections = Object.entries(documents).filter(([, element]) => element.type === 'section');
  return Object.fromEntries(sections.map(([id, element]) => [id, asElement(element)]));
}

/** One composed section with what it was composed of. */
interface Section {
  stored: readonly FlatNode[];
  element: Pick<OpenElement, 'tr' | 'language_code'>;
  /** Null for a section that no master has a part in. */
  masters: MasterMap | null;
  root: NodeKey;
  nodes: readonly CanvasNode[];
}

/**
 * Makes the function that lays out the canvas. It keeps its last result: sections that did not
 * change are not composed again, and nodes that did not change keep their identity.
 */
export function createComposer(registry: BlockLookup): (state: Scene) => Composition {
  const nested = new WeakMap<OpenElement, Element>();
  const asElement = (element: OpenElement): Element => {
    const known = nested.get(element) ?? unflatten(element);
    nested.set(element, known);
    return known;
  };
  let last: Scene | null = null;
  let masters: MasterMap = {};
  let sections = new Map<string, Section>();
  let composition: Composition = { byKey: new Map(), roots: {}, sections: new Map() };

  const composeSection = (element: OpenElement, rootId: string): Section => {
    const key = `${element.id}/${rootId}`;
    const before = sections.get(key);
    if (before && isCurrent(before, element, masters)) return before;
    const stored = subtreeOf(element, rootId);
    const part = unflatten({ ...element, rootIds: [rootId] });
    const composed = composeElement(part, masters, registry);
    const byKey = new Map<NodeKey, CanvasNode>();
    const [root = key] = addNodes(composed, {
      elementId: element.id,
      parent: null,
      slot: null,
      byKey,
      before: composition.byKey,
    });
    const hasChild = stored.some(({ role }) => role === 'child');
    const { tr, language_code } = element;
    return {
      stored,
      root,
      element: { tr, language_code },
      masters: hasChild ? masters : null,
      nodes: [...byKey.values()],
    };
  };

  return (state) => {
    if (last?.documents === state.documents && last.placement === state.placement) {
      return composition;
    }
    if (mastersChanged(last?.documents, state.documents)) {
      masters = mastersOf(state.documents, asElement);
    }
    last = state;
    const composed = new Map<string, Section>();
    const byKey = new Map<NodeKey, CanvasNode>();
    const roots: Record<string, readonly NodeKey[]> = {};
    for (const id of canvasElements(state)) {
      const element = state.documents[id];
      if (!element) continue;
      roots[id] = kept(
        composition.roots[id],
        element.rootIds.map((rootId) => {
          const section = composeSection(element, rootId);
          composed.set(`${id}/${rootId}`, section);
          for (const node of section.nodes) byKey.set(node.key, node);
          return section.root;
        }),
      );
    }
    sections = composed;
    const nodesOf = new Map([...composed.values()].map(({ root, nodes }) => [root, nodes]));
    composition = { byKey, roots, sections: nodesOf };
    return composition;
  };
}

function mastersChanged(before: Documents | undefined, after: Documents): boolean {
  return Object.entries(after).some(
    ([id, element]) => element.type === 'section' && before?.[id] !== element,
  );
}

function subtreeOf(element: OpenElement, rootId: string): FlatNode[] {
  return subtreeIds(element, rootId).flatMap((id) => element.nodes[id] ?? []);
}

/** What is in a section follows from its nodes: their slots name the others. */
function isCurrent(section: Section, element: OpenElement, masters: MasterMap): boolean {
  return (
    section.element.tr === element.tr &&
    section.element.language_code === element.language_code &&
    (section.masters === null || section.masters === masters) &&
    section.stored.every((node) => node === element.nodes[node.id])
  );
}

/** The list as it was while it names the same keys, so that nothing renders for a new array. */
function kept(before: readonly NodeKey[] | undefined, now: NodeKey[]): readonly NodeKey[] {
  const isSame = before?.length === now.length && before.every((key, index) => key === now[index]);
  return isSame ? before : now;
}
