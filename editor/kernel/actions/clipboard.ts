import { isRecord } from '#runtime/content/json.ts';
import { isNode } from '#runtime/content/tree.ts';
import type { Node, Translations } from '#schemas/content/element.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { refusesToHold } from '../placement/placement-rules.ts';
import { insertNode } from '../store/commands/node-commands.ts';
import { copyBundle, type NodeBundle, takeBundle } from '../store/nodes/node-bundle.ts';
import { joining, keyInList, placeForInsert, shownListAt } from './insert-operations.ts';
import { deleteSelection } from './node-operations.ts';
import { say, sayRefusal } from './say.ts';
import { sceneOf, selectedNodes } from './scene.ts';

/** Marks nodes on the clipboard, so that other text is not taken for them. */
const FORMAT = 'izlog/nodes@1';

/** Puts the selected nodes on the clipboard as text, to be pasted on this or another page. */
export async function copySelection(editor: EditorContextValue): Promise<boolean> {
  const nodes = selectedNodes(editor);
  const { documents } = editor.store.getState();
  const bundles = nodes.flatMap(({ stored }) => {
    const element = documents[stored.elementId];
    return element ? [takeBundle(element, [stored.nodeId])] : [];
  });
  const text = JSON.stringify({
    format: FORMAT,
    nodes: bundles.flatMap((bundle) => bundle.nodes),
    tr: mergeTranslations(bundles.map(({ tr }) => tr)),
  });
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    say(editor, 'said.clipboardBlocked');
    return false;
  }
  say(editor, 'said.copied', { count: nodes.length });
  return true;
}

export async function cutSelection(editor: EditorContextValue): Promise<void> {
  if (await copySelection(editor)) deleteSelection(editor);
}

/** Puts the nodes of the clipboard behind the selection, under new ids. */
export async function pasteNodes(editor: EditorContextValue): Promise<void> {
  const bundle = parseBundle(await readClipboard());
  if (!bundle) {
    say(editor, 'said.nothingToPaste');
    return;
  }
  const place = placeForInsert(editor);
  const list = shownListAt(editor, place);
  const scene = sceneOf(editor);
  const refusal = list
    ? bundle.nodes
        .map(({ block }) => refusesToHold({ kind: 'block', block, example: null }, list, scene))
        .find((found) => found)
    : 'inMaster';
  if (refusal || !list) {
    if (refusal) sayRefusal(editor, refusal);
    return;
  }
  const copy = joining(editor, copyBundle(bundle));
  const keys = copy.nodes.map(({ id }) => keyInList(editor, list, id));
  editor.history.run({ ...insertNode(place, copy, keys), name: 'pasteNodes' });
  say(editor, 'said.pasted', { count: copy.nodes.length });
}

async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return '';
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
