import type { Documents } from './documents.ts';
import type { NodeKey } from './nodes/node-key.ts';

/**
 * One undoable change of the open elements. A command checks nothing that the user was told before
 * (limits, locks): that is done where it is offered. A command whose node is gone changes nothing.
 *
 * @example
 * run(setHide({ elementId: 1, nodeId: 'hero' }, { mobile: true }));
 */
export interface Command {
  /** Key below `command.` in the editor's catalogue; shown as "Undo: …". */
  readonly name: string;
  /** Changes the draft in place; everything it does is one step of the history. */
  run(draft: Documents): void;
  /** Commands with the same key merge into one step until a pause in typing. */
  readonly merge?: string;
  /** What is selected afterwards; absent = the selection stays. */
  readonly select?: readonly NodeKey[];
}

/** Several commands as one step of the history. */
export function together(name: string, commands: readonly Command[]): Command {
  return {
    name,
    run(draft) {
      for (const command of commands) command.run(draft);
    },
  };
}
