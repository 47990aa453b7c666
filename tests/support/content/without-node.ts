import { mapNodes } from '#runtime/content/tree.ts';
import type { ElementContent, Node } from '#schemas/content/element.ts';

/** A content with other nodes in the place of each; an empty list takes the node out. */
export function withNodes<Content extends ElementContent>(
  content: Content,
  instead: (node: Node) => readonly Node[],
): Content {
  const inList = (list: readonly Node[]) => list.flatMap((node) => [...instead(node)]);
  const parts = mapNodes(inList(content.parts), (node) => ({
    ...node,
    ...(node.slots && {
      slots: Object.fromEntries(
        Object.entries(node.slots).map(([name, list]) => [name, inList(list)]),
      ),
    }),
  }));
  return { ...content, parts };
}

/** The content without a node and what is in it. */
export function withoutNode<Content extends ElementContent>(content: Content, id: string): Content {
  return withNodes(content, (node) => (node.id === id ? [] : [node]));
}
