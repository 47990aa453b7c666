import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import type { EditorContextValue } from '../../editor-context.ts';
import { resetField, setField } from '../commands/set-field.ts';
import { isFieldLocked } from '../locks.ts';
import type { CanvasNode } from '../nodes/canvas-node.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { editedSource, type FieldTarget, fieldTarget } from './field-target.ts';

type Editor = Pick<EditorContextValue, 'store' | 'registry' | 'history' | 'composition'>;

/** Where a field of a node is written in the current scope; null when it may not be changed here. */
export function targetOf(editor: Editor, node: CanvasNode, field: string): FieldTarget | null {
  const { scope, documents } = editor.store.getState();
  const source = editedSource(node, scope);
  const definition = fieldOf(editor, node, field);
  if (!source || !definition || isFieldLocked(node, field)) return null;
  return fieldTarget(source, definition, scope, documents);
}

function fieldOf(editor: Editor, node: CanvasNode, field: string): BlockField | undefined {
  const block = editor.registry.get(node.composed.block);
  return block && fieldsOf(block.schema).byName.get(field);
}

/**
 * Writes a field of a node where the current scope says. For a part of a list (`items.2.title`)
 * hand over the whole new list (`replaceInField`). False when the field may not be changed here.
 */
export function changeField(editor: Editor, key: NodeKey, field: string, value: unknown): boolean {
  const node = nodeAt(editor, key);
  const target = node && targetOf(editor, node, field);
  const block = node && editor.registry.get(node.composed.block);
  if (!node || !target || !block) return false;
  const level = node.composed.levels.find(
    ({ source }) =>
      source.elementId === target.elementId &&
      source.nodeId === target.nodeId &&
      source.override === target.override,
  );
  return editor.history.run(setField(target, value, { v: block.version, level }));
}

/** Deletes what the current scope has written down for a field, so that it inherits again. */
export function clearField(editor: Editor, key: NodeKey, field: string): boolean {
  const node = nodeAt(editor, key);
  const target = node && targetOf(editor, node, field);
  return target ? editor.history.run(resetField(target)) : false;
}

function nodeAt(editor: Editor, key: NodeKey): CanvasNode | undefined {
  return editor.composition(editor.store.getState()).byKey.get(key);
}
