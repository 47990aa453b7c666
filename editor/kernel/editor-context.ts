import { createContext, useContext } from 'react';
import type { Locale } from '#domain/locales.ts';
import type { BackOfficeContextValue } from '#kit/back-office-context.ts';
import type { Registry } from '#runtime/registry.ts';
import type { EditorState } from './store/editor-state.ts';
import type { EditorStore } from './store/editor-store.ts';
import type { FactShelf } from './store/fields/facts.ts';
import type { Composition } from './store/nodes/canvas-node.ts';
import type { NodeFeed } from './store/nodes/node-feed.ts';
import type { PartFeed } from './store/nodes/part-feed.ts';
import type { History } from './store/run.ts';
import type { Autosave } from './store/saving/autosave.ts';

/** What every part of the editor shares; one per opened page. */
export interface EditorContextValue extends BackOfficeContextValue {
  store: EditorStore;
  registry: Registry;
  /** Runs commands; undo and redo. */
  history: History;
  autosave: Autosave;
  /** Nodes on the canvas for a state; the same state gives the same object. */
  composition(state: EditorState): Composition;
  /** Single nodes of the canvas, for components that show one. */
  nodes: NodeFeed;
  /** Parts of the state that do not change while one types. */
  parts: PartFeed;
  /** What placeholders in texts are filled with. */
  facts: FactShelf;
  /** Fetches what editor and blocks say in a language. Rejects where it does not arrive. */
  loadTexts(locale: Locale): Promise<void>;
  /** Path of the page in the shop. */
  path: string;
  /** Opens the page anew, as it is on the server. */
  reopen(): void;
}

export const EditorContext = createContext<EditorContextValue | null>(null);

/** The editor; throws outside of it. */
export function useEditor(): EditorContextValue {
  const editor = useContext(EditorContext);
  if (!editor)
    throw new Error('Izlog: useEditor() outside of the editor. Wrap the tree in <EditorContext>.');
  return editor;
}
