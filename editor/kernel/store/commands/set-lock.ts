import type { Lock } from '#schemas/content/element.ts';
import type { Command } from '../command.ts';
import { type NodeRef, nodeOf } from '../documents.ts';

/** Locks a node, or takes its lock off where nothing of it is left. */
export function setLock(
  ref: NodeRef,
  { move, delete: stays, edit, fields, reason }: Lock,
): Command {
  const isAny = move || stays || edit || (fields ?? []).length > 0;
  const lock: Lock = {
    ...(move && { move }),
    ...(stays && { delete: stays }),
    ...(edit && { edit }),
    ...(fields && fields.length > 0 && { fields }),
    ...(reason && { reason }),
  };
  return {
    name: 'setLock',
    run(draft) {
      const node = nodeOf(draft, ref);
      if (!node) return;
      if (isAny) node.lock = lock;
      else delete node.lock;
    },
  };
}
