import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { viewportOf } from '#runtime/content/bag-set.ts';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import { type Stamp, stampsFor } from '#runtime/content/stale.ts';
import type { EditorContextValue } from '../../editor-context.ts';
import type { Command } from '../command.ts';
import { acceptTranslation, keepExample, resetField, setField } from '../commands/set-field.ts';
import { isFieldLocked } from '../locks.ts';
import type { CanvasNode } from '../nodes/canvas-node.ts';
import type { NodeKey } from '../nodes/node-key.ts';
import { editedSource, type FieldTarget, fieldTarget, readTarget } from './field-target.ts';

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
  const command = target ? settingOf(editor, node, target, value) : null;
  return command !== null && editor.history.run(command);
}

function settingOf(
  editor: Editor,
  node: CanvasNode,
  target: FieldTarget,
  value: unknown,
): Command | null {
  const block = editor.registry.get(node.composed.block);
  if (!block) return null;
  const version = { v: block.version, level: node.composed.levels[levelOf(node, target)] };
  return setField(target, value, { version, stamps: stampsOf(editor, node, target) });
}

/** Writes one value into a field of several nodes, as one step. False when none of them changed. */
export function changeFields(
  editor: Editor,
  nodes: readonly CanvasNode[],
  field: string,
  value: unknown,
): boolean {
  return runAll(editor, nodes, field, (node, target) => settingOf(editor, node, target, value));
}

/** Deletes what the current scope has written down for a field of several nodes, as one step. */
export function clearFields(editor: Editor, nodes: readonly CanvasNode[], field: string): boolean {
  return runAll(editor, nodes, field, (node, target) =>
    resetField(target, stampsOf(editor, node, target)),
  );
}

function runAll(
  editor: Editor,
  nodes: readonly CanvasNode[],
  field: string,
  commandFor: (node: CanvasNode, target: FieldTarget) => Command | null,
): boolean {
  const commands = nodes.flatMap((node) => {
    const target = targetOf(editor, node, field);
    return (target && commandFor(node, target)) ?? [];
  });
  const [first] = commands;
  if (!first) return false;
  const merge = commands.map((command) => command.merge).join();
  return editor.history.run({
    name: first.name,
    ...(first.merge === undefined ? {} : { merge }),
    run(draft) {
      for (const command of commands) command.run(draft);
    },
  });
}

/** Whether the current scope has written a field of a node down. */
export function isWrittenIn(editor: Editor, node: CanvasNode, field: string): boolean {
  const target = targetOf(editor, node, field);
  return target !== null && readTarget(editor.store.getState().documents, target) !== undefined;
}

/** Index of the level that a target is in; -1 where nothing is written down there. */
function levelOf(node: CanvasNode, target: FieldTarget): number {
  return node.composed.levels.findIndex(
    ({ source }) =>
      source.elementId === target.elementId &&
      source.nodeId === target.nodeId &&
      source.override === target.override,
  );
}

function stampsOf(editor: Editor, node: CanvasNode, target: FieldTarget): Stamp[] {
  const block = editor.registry.get(node.composed.block);
  const field = fieldOf(editor, node, target.field);
  if (!block || !field) return [];
  const { levels } = node.composed;
  const written = { locale: target.locale, viewport: viewportOf(target.bag) };
  // What a child does not override yet is made of what its masters say.
  const at = Math.max(levelOf(node, target), 0);
  return stampsFor({ schema: block.schema, levels }, at, field, written);
}

/**
 * Where the translation that is shown for a field is written down, on a phone that may be the one of
 * the desktop; null where that is not in what is edited here.
 */
export function shownTranslation(
  editor: Editor,
  node: CanvasNode,
  field: string,
): FieldTarget | null {
  const target = targetOf(editor, node, field);
  const block = editor.registry.get(node.composed.block);
  if (!target || target.locale === null || !block) return null;
  const { levels } = node.composed;
  const { viewport } = editor.store.getState().scope;
  const asked = { schema: block.schema, levels, viewport, locale: target.locale };
  const { origin } = resolveField({ ...asked, siteLocale: DEFAULT_LOCALE }, field);
  if (origin.locale !== target.locale || origin.index !== levelOf(node, target)) return null;
  return { ...target, bag: origin.viewport === 'mobile' ? 'mobileMeta' : 'meta' };
}

/** Says that the translation shown for a field is right for its source as it is now. */
export function acceptField(editor: Editor, key: NodeKey, field: string): boolean {
  const node = nodeAt(editor, key);
  const target = node && shownTranslation(editor, node, field);
  if (!node || !target) return false;
  return editor.history.run(acceptTranslation(target, stampsOf(editor, node, target)));
}

/** Whether a field shows what the example of its block says, and may be changed here. */
export function isExample(editor: Editor, node: CanvasNode, field: string): boolean {
  if (!node.composed.example?.includes(field)) return false;
  const target = targetOf(editor, node, field);
  return target !== null && target.override === undefined && levelOf(node, target) === 0;
}

/** Says that a field is meant to say what the example of its block says. */
export function keepField(editor: Editor, key: NodeKey, field: string): boolean {
  const node = nodeAt(editor, key);
  const target = node && targetOf(editor, node, field);
  return target ? editor.history.run(keepExample(target, field)) : false;
}

/** Deletes what the current scope has written down for a field, so that it inherits again. */
export function clearField(editor: Editor, key: NodeKey, field: string): boolean {
  const node = nodeAt(editor, key);
  const target = node && targetOf(editor, node, field);
  return node && target
    ? editor.history.run(resetField(target, stampsOf(editor, node, target)))
    : false;
}

function nodeAt(editor: Editor, key: NodeKey): CanvasNode | undefined {
  return editor.composition(editor.store.getState()).byKey.get(key);
}
