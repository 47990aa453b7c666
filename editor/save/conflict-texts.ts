import { isRecord } from '#runtime/content/json.ts';
import type { Conflict } from '#schemas/content/element.ts';
import { titleOf } from '../actions/say.ts';
import { nodeAt } from '../actions/scene.ts';
import type { EditorContextValue } from '../editor-context.ts';
import { nodeKey } from '../store/node-key.ts';

/** What a conflict is about: "Hero › Title". */
export function conflictName(
  editor: EditorContextValue,
  elementId: number,
  { node, field }: Conflict,
): string {
  const found = node === '' ? undefined : nodeAt(editor, nodeKey(elementId, node));
  const name = found ? titleOf(editor, found) : node || editor.t('outline.page');
  return `${name} › ${fieldName(editor, found?.composed.block, field)}`;
}

function fieldName(
  { registry, store, t }: EditorContextValue,
  block: string | undefined,
  field: string,
) {
  if (field === 'parts') return t('conflict.order');
  if (field === '') return t('conflict.wholeNode');
  const name = field.split('.').at(-1) ?? field;
  const { locale } = store.getState().ui;
  const texts = block === undefined ? undefined : registry.get(block)?.texts[locale];
  return texts?.fields[name] ?? name;
}

/** A value in words: texts as they are, rich text without its marks, anything else as JSON. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (isRecord(value) && value['type'] === 'doc') return richTextOf(value).trim();
  return JSON.stringify(value, null, 1);
}

function richTextOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  const { content } = node;
  const inner = Array.isArray(content) ? content.map(richTextOf).join('') : '';
  return node['type'] === 'paragraph' || node['type'] === 'heading' ? `${inner}\n` : inner;
}
