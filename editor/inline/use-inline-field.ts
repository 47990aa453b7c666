import { useContext } from 'react';

import { fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import { DEFAULT_LOCALE } from '#schemas/primitives.ts';
import { CanvasKeyContext } from '../canvas/canvas-contexts.ts';
import { type EditorContextValue, useEditor } from '../editor-context.ts';
import type { FieldSchema } from '../panel/control-props.ts';
import { changeField, targetOf } from '../store/field-access.ts';
import { replaceInField, rootField } from '../store/field-path.ts';
import type { NodeKey } from '../store/node-key.ts';

/** A field of a node that is changed on the canvas. */
export interface InlineField {
  key: NodeKey;
  /** Schema of the field itself, also inside a list. */
  schema: FieldSchema;
  isLocked: boolean;
  write(value: unknown): void;
}

/** The field at `path` of the node whose block is being rendered; null outside of the canvas. */
export function useInlineField(path: string): InlineField | null {
  const editor = useEditor();
  const key = useContext(CanvasKeyContext);
  if (key === null) return null;
  const node = editor.composition(editor.store.getState()).byKey.get(key);
  const block = node && editor.registry.get(node.composed.block);
  const root = block && fieldsOf(block.schema).byName.get(rootField(path));
  if (!node || !root) return null;
  return {
    key,
    schema: schemaAt(root.schema, path),
    isLocked: targetOf(editor, node, root.name) === null,
    write(value) {
      const current = currentValue(editor, key, root.name);
      changeField(editor, key, root.name, replaceInField(path, current, value));
    },
  };
}

function schemaAt(root: FieldSchema, path: string): FieldSchema {
  return path
    .split('.')
    .slice(1)
    .reduce<FieldSchema>(
      (schema, step) =>
        schema.items && /^\d+$/.test(step) ? schema.items : (schema.properties?.[step] ?? schema),
      root,
    );
}

/** Value of the whole field as the canvas shows it, to lay a change of one part over it. */
function currentValue(editor: EditorContextValue, key: NodeKey, field: string): unknown {
  const state = editor.store.getState();
  const node = editor.composition(state).byKey.get(key);
  const block = node && editor.registry.get(node.composed.block);
  if (!node || !block) return undefined;
  const { locale, viewport } = state.scope;
  const request = {
    schema: block.schema,
    levels: node.composed.levels,
    locale,
    viewport,
    siteLocale: DEFAULT_LOCALE,
  };
  return resolveField(request, field).value;
}
