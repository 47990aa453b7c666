import type { CanvasNode } from '#editor/kernel/store/nodes/canvas-node.ts';
import type { PageWarning } from './page-warning.ts';

type LabelOf = (node: CanvasNode, field: string) => string;

/** Blocks that still say what their example says: one warning for each, with the fields by name. */
export function exampleWarnings(nodes: Iterable<CanvasNode>, labelOf: LabelOf): PageWarning[] {
  return [...nodes].flatMap((node): PageWarning[] => {
    const [field, ...others] = node.composed.example ?? [];
    if (field === undefined) return [];
    const labels = [field, ...others].map((name) => labelOf(node, name));
    return [{ kind: 'example', key: node.key, field, about: labels.join(', ') }];
  });
}
