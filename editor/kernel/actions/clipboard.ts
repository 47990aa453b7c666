import { isRecord } from '#runtime/content/json.ts';
import { isNode } from '#runtime/content/tree.ts';
import { storage } from '#runtime/state/storage.ts';
import type { Node, Translations } from '#schemas/content/element.ts';
import type { EditorContextValue } from '../editor-context.ts';
import type { CanvasNode } from '../store/nodes/canvas-node.ts';
import { copyBundle, type NodeBundle, takeBundle } from '../store/nodes/node-bundle.ts';
import { nodeWords } from '../store/nodes/node-summary.ts';
import { placeForInsert, putBundle } from './insert-operations.ts';
import { deleteSelection } from './node-operations.ts';
import { say } from './say.ts';
import { nodeAt, selectedNodes } from './scene.ts';

/** The format of nodes on the clipboard, beside the plain text of their words. */
const TYPE = 'application/x-izlog-nodes+json';
const FORMAT = 'izlog/nodes@1';
/** What was copied last in this browser, for the menus: they may not read the clipboard. */
const KEPT = 'editor.clipboard';

/** Copies the selected nodes: the browser's own event carries them, so that no permission is needed. */
export function copySelection(editor: EditorContextValue): boolean {
  const clip = clipOf(editor);
  if (!clip) return false;
  const onCopy = (event: ClipboardEvent) => putInto(event, clip);
  window.addEventListener('copy', onCopy, { capture: true });
  const isWritten = document.execCommand('copy');
  window.removeEventListener('copy', onCopy, { capture: true });
  const isKept = storage.set(KEPT, clip.json);
  if (!isWritten && !isKept) {
    say(editor, 'said.clipboardBlocked');
    return false;
  }
  say(editor, 'said.copied', { count: clip.count });
  return true;
}

export function cutSelection(editor: EditorContextValue): void {
  if (copySelection(editor)) deleteSelection(editor);
}

/** Answers the browser's events of copying and cutting while nodes are selected. */
export function onCopyEvent(editor: EditorContextValue, event: ClipboardEvent): void {
  const clip = clipOf(editor);
  if (!clip) return;
  putInto(event, clip);
  storage.set(KEPT, clip.json);
  say(editor, 'said.copied', { count: clip.count });
  if (event.type === 'cut') deleteSelection(editor);
}

/** Puts nodes that another page, tab or site copied behind the selection. */
export function onPasteEvent(editor: EditorContextValue, event: ClipboardEvent): void {
  event.preventDefault();
  pasteBundle(editor, parseBundle(event.clipboardData?.getData(TYPE) ?? ''));
}

/** Puts the nodes that were copied last in this browser behind the selection. */
export function pasteNodes(editor: EditorContextValue): void {
  pasteBundle(editor, parseBundle(storage.get(KEPT) ?? ''));
}

interface Clip {
  json: string;
  /** The words of the nodes, for programs that know nothing of blocks. */
  words: string;
  count: number;
}

function clipOf(editor: EditorContextValue): Clip | null {
  const nodes = selectedNodes(editor);
  if (nodes.length === 0) return null;
  const { scope } = editor.store.getState();
  const json = JSON.stringify({ format: FORMAT, ...selectedBundle(editor) });
  const words = nodes
    .flatMap((node) => withInner(editor, node))
    .flatMap((node) => nodeWords(editor.registry, node, scope.locale));
  return { json, words: words.join('\n'), count: nodes.length };
}

/** The selected nodes with all that is below them, as they are stored. */
export function selectedBundle(editor: EditorContextValue): NodeBundle {
  const { documents } = editor.store.getState();
  const bundles = selectedNodes(editor).flatMap(({ stored }) => {
    const element = documents[stored.elementId];
    return element ? [takeBundle(element, [stored.nodeId])] : [];
  });
  return {
    nodes: bundles.flatMap((bundle) => bundle.nodes),
    tr: mergeTranslations(bundles.map(({ tr }) => tr)),
  };
}

function withInner(editor: EditorContextValue, node: CanvasNode): CanvasNode[] {
  const inner = Object.values(node.slots)
    .flatMap(({ keys }) => keys)
    .flatMap((key) => nodeAt(editor, key) ?? []);
  return [node, ...inner.flatMap((one) => withInner(editor, one))];
}

function putInto(event: ClipboardEvent, { json, words }: Clip): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  event.clipboardData?.setData(TYPE, json);
  event.clipboardData?.setData('text/plain', words);
}

/** Puts nodes behind the selection, under new ids. */
function pasteBundle(editor: EditorContextValue, bundle: NodeBundle | null): void {
  if (!bundle) {
    say(editor, 'said.nothingToPaste');
    return;
  }
  const copy = copyBundle(bundle);
  if (putBundle(editor, copy, placeForInsert(editor), 'pasteNodes')) {
    say(editor, 'said.pasted', { count: copy.nodes.length });
  }
}

/** The nodes in a text from the clipboard; null when it holds something else. */
export function parseBundle(text: string): NodeBundle | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value['format'] !== FORMAT || !Array.isArray(value['nodes']))
      return null;
    const nodes: Node[] = value['nodes'].filter(isNode);
    const tr = isRecord(value['tr']) ? readTranslations(value['tr']) : {};
    return nodes.length > 0 ? { nodes, tr } : null;
  } catch {
    return null;
  }
}

function readTranslations(value: Record<string, unknown>): Translations {
  const tr: Translations = {};
  for (const [locale, entries] of Object.entries(value)) {
    if (!isRecord(entries)) continue;
    tr[locale] = Object.fromEntries(
      Object.entries(entries).flatMap(([key, bags]) => (isRecord(bags) ? [[key, bags]] : [])),
    );
  }
  return tr;
}

function mergeTranslations(all: readonly Translations[]): Translations {
  const merged: Translations = {};
  for (const [locale, entries] of all.flatMap((tr) => Object.entries(tr))) {
    merged[locale] = { ...merged[locale], ...entries };
  }
  return merged;
}
