import type { Command } from '../command.ts';
import { documentOf } from '../documents.ts';

/** Tokens to write; undefined takes one away, so that it follows from the others again. */
export type TokenChanges = Readonly<Record<string, unknown>>;

/** Changes tokens of a theme. Changes of the same token by a slider are one step. */
export function setTokens(elementId: number, changes: TokenChanges): Command {
  const names = Object.keys(changes);
  const [only] = names;
  return {
    name: 'setTokens',
    ...(names.length === 1 ? { merge: `token:${elementId}:${only}` } : {}),
    run(draft) {
      const theme = documentOf(draft, elementId);
      if (!theme) return;
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) delete theme.options[name];
        else theme.options[name] = value;
      }
    },
  };
}
