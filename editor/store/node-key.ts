/**
 * Names a node on the canvas: `<element id>/<node id>[/<node id in a master> …]`. The first part is
 * the element that stands on the canvas itself, so that header, page and footer never collide.
 */
export type NodeKey = string;

/** Key of a composed node inside an element that stands on the canvas. */
export function nodeKey(elementId: number, composedKey: string): NodeKey {
  return `${elementId}/${composedKey}`;
}

/** The parts of a key: the element on the canvas, its node, and the path inside that node's master. */
export function splitNodeKey(key: NodeKey): {
  elementId: number;
  nodeId: string;
  inside: string;
} {
  const [element = '', nodeId = '', ...inside] = key.split('/');
  return { elementId: Number(element), nodeId, inside: inside.join('/') };
}

/** Key of another node that is stored in the same element and frame as this one. */
export function siblingKey(key: NodeKey, nodeId: string): NodeKey {
  return [...key.split('/').slice(0, -1), nodeId].join('/');
}
