import type { Conflict } from '#schemas/content/element.ts';
import { titleOf } from '../../kernel/actions/say.ts';
import { nodeAt } from '../../kernel/actions/scene.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';
import { nodeKey } from '../../kernel/store/nodes/node-key.ts';
import { valueText } from '../../kernel/value-text.ts';

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
  const texts = block === undefined ? undefined : registry.get(block)?.texts(locale);
  return texts?.fields[name] ?? name;
}

/** The value of one side in words. */
export function conflictValue(
  editor: EditorContextValue,
  elementId: number,
  { node, field }: Conflict,
  value: unknown,
): string {
  const found = node === '' ? undefined : nodeAt(editor, nodeKey(elementId, node));
  const block = found && editor.registry.get(found.composed.block);
  return valueText(editor, value, { block, field: field.split('.').at(-1) ?? field });
}
