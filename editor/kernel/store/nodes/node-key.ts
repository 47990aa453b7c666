/**
 * Names a node on the canvas: `<element id>/<node id>[/<node id in a master> …]`. The first part is
 * the element that is on the canvas itself, so that header, page and footer never collide.
 */
export type NodeKey = string;

/** Key of a composed node inside an element that is on the canvas. */
export function nodeKey(elementId: number, composedKey: string): NodeKey {
  return `${elementId}/${composedKey}`;
}

/** The parts of a key: the element on the canvas, its node, and the path inside that node's master. */
export function splitNodeKey(key: NodeKey): {
  elementId: number;
  nodeId: string;
  inside: string;
} {
  // Read for every text on the canvas at every key press: no arrays.
  const first = key.indexOf('/');
  if (first === -1) return { elementId: Number(key), nodeId: '', inside: '' };
  const second = key.indexOf('/', first + 1);
  const end = second === -1 ? key.length : second;
  return {
    elementId: Number(key.slice(0, first)),
    nodeId: key.slice(first + 1, end),
    inside: key.slice(end + 1),
  };
}

/** Key of another node that is stored in the same element and frame as this one. */
export function siblingKey(key: NodeKey, nodeId: string): NodeKey {
  return [...key.split('/').slice(0, -1), nodeId].join('/');
}
