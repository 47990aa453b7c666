import type { LucideIcon } from 'lucide-react';

import type { EditorContextValue } from '../editor-context.ts';

/** The place of an action in menus, the command palette and the list of shortcuts. */
export type ActionGroup = 'edit' | 'node' | 'master' | 'view' | 'page' | 'help';

/** Something the user can do: from a button, a menu, a shortcut or the command palette. */
export interface EditorAction {
  /** Unique; its name is `action.<id>` in the editor's catalogue. */
  id: string;
  group: ActionGroup;
  icon: LucideIcon;
  /** Shortcuts such as `Ctrl+Shift+Z`; the first one is shown. `Ctrl` is the command key on a Mac. */
  keys?: readonly string[];
  /** The shortcut also works while typing in a field. */
  whileTyping?: boolean;
  /** The browser tells of these keys by an event of its own (copy, cut, paste). */
  byBrowser?: boolean;
  danger?: boolean;
  /** Absent = always. */
  isEnabled?(editor: EditorContextValue): boolean;
  /** For actions that switch something on and off. */
  isOn?(editor: EditorContextValue): boolean;
  run(editor: EditorContextValue): void;
}

export function isEnabled(action: EditorAction, editor: EditorContextValue): boolean {
  return action.isEnabled?.(editor) ?? true;
}
