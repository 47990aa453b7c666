import { blockLabels } from '#kit/fields/block-labels.ts';
import { isBlank } from '#runtime/content/blank.ts';
import { fieldsOf } from '#runtime/content/block-fields.ts';
import { isRecord, isUnset } from '#runtime/content/json.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import type { EditorContextValue } from './editor-context.ts';

/** Whose value it is; without a block only the value itself is looked at. */
export interface ValueOwner {
  block?: AnyBlock | undefined;
  field: string;
}

/** A value in the words of the editor's user, for lists of losses and conflicts; '' for an empty one. */
export function valueText(editor: EditorContextValue, value: unknown, owner: ValueOwner): string {
  const { t } = editor;
  if (isUnset(value)) return t('panel.origin.unset');
  if (typeof value === 'boolean') return t(value ? 'value.on' : 'value.off');
  if (typeof value === 'string') return choiceText(editor, value, owner) ?? value;
  if (typeof value === 'number') return String(value);
  if (isBlank(value)) return '';
  if (Array.isArray(value)) return listText(editor, value);
  return isRecord(value) ? recordText(editor, value) : '';
}

function choiceText(
  { store, t }: EditorContextValue,
  value: string,
  { block, field }: ValueOwner,
): string | null {
  const choices = block && fieldsOf(block.schema).byName.get(field)?.schema['enum'];
  if (!block || !Array.isArray(choices)) return null;
  return blockLabels(block, store.getState().ui.locale, t).choice(field, value);
}

function listText({ t }: EditorContextValue, list: readonly unknown[]): string {
  const isPlain = list.every((item) => typeof item === 'string' || typeof item === 'number');
  return isPlain ? list.join(', ') : t('value.items', { count: list.length });
}

function recordText({ store, t }: EditorContextValue, value: Record<string, unknown>): string {
  if (value['type'] === 'doc') return richTextOf(value).trim();
  if (typeof value['kind'] === 'string') return linkText(value);
  if (typeof value['id'] !== 'number') return JSON.stringify(value, null, 1);
  const { alt = store.getState().media[value['id']]?.title } = value;
  return t('value.picture', { name: typeof alt === 'string' && alt ? alt : `#${value['id']}` });
}

function linkText({ kind, label, href, slug, id }: Record<string, unknown>): string {
  const target = href ?? slug ?? (id === undefined ? kind : `${kind} #${id}`);
  return typeof label === 'string' && label !== '' ? `${label} → ${target}` : String(target);
}

function richTextOf(node: unknown): string {
  if (!isRecord(node)) return '';
  if (typeof node['text'] === 'string') return node['text'];
  const { content } = node;
  const inner = Array.isArray(content) ? content.map(richTextOf).join('') : '';
  return node['type'] === 'paragraph' || node['type'] === 'heading' ? `${inner}\n` : inner;
}
