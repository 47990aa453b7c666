import type { Command } from '../command.ts';
import { type NodeRef, nodeOf } from '../documents.ts';

/** Names a node for those who edit the page; null gives it back the title of its block. */
export function setName(ref: NodeRef, name: string | null): Command {
  return {
    name: 'setName',
    run(draft) {
      const node = nodeOf(draft, ref);
      if (!node) return;
      if (name === null) delete node.name;
      else node.name = name;
    },
  };
}
