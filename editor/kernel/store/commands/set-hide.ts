import type { Hide } from '#schemas/content/element.ts';
import type { Command } from '../command.ts';
import { type NodeRef, nodeOf } from '../documents.ts';

/**
 * Hides a node on a viewport or for a time, or shows it again. `changes` is laid over what is set;
 * `undefined` takes a part off.
 */
export function setHide(
  ref: NodeRef,
  changes: { [part in keyof Hide]?: Hide[part] | undefined },
): Command {
  return {
    name: 'setHide',
    run(draft) {
      const node = nodeOf(draft, ref);
      if (!node) return;
      const holder = ref.override === undefined ? node : overrideOf(node, ref.override);
      const hide = { ...holder.hide, ...changes };
      const kept = Object.entries(hide).filter(([, value]) => value !== undefined);
      if (kept.length === 0) delete holder.hide;
      else holder.hide = Object.fromEntries(kept);
    },
  };
}

function overrideOf(node: NonNullable<ReturnType<typeof nodeOf>>, key: string): { hide?: Hide } {
  node.overrides ??= {};
  const found = node.overrides[key] ?? {};
  node.overrides[key] = found;
  return node.overrides[key] ?? found;
}
