import { useContext, useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import type { FieldSchema } from '#kit/fields/control-props.ts';
import { isBlank } from '#runtime/content/blank.ts';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { isRecord } from '#runtime/content/json.ts';
import { resolveField } from '#runtime/content/resolve.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { CanvasKeyContext } from '../../kernel/canvas-contexts.ts';
import { type EditorContextValue, useEditor } from '../../kernel/editor-context.ts';
import type { ScopeState } from '../../kernel/store/editor-state.ts';
import { changeField } from '../../kernel/store/fields/field-access.ts';
import { lockOf } from '../../kernel/store/fields/field-lock.ts';
import { readInField, replaceInField, rootField } from '../../kernel/store/fields/field-path.ts';
import type { CanvasNode } from '../../kernel/store/nodes/canvas-node.ts';
import type { NodeKey } from '../../kernel/store/nodes/node-key.ts';

/** What is beside a text. */
export type Company = 'none' | 'wordless' | 'words';

/** A field of a node that may be changed on the canvas. */
export interface InlineField {
  key: NodeKey;
  path: string;
  /** Schema of the field itself, also inside a list. */
  schema: FieldSchema;
  /** What is written down, with its placeholders. */
  read(): unknown;
  write(value: unknown): void;
  /**
   * What its list item or its node shows without it: nothing at all, things without words (a
   * picture), or other texts.
   */
  company(): Company;
}

/**
 * The field at `path` of the node whose block is being rendered. Null outside of the canvas, in the
 * preview, and where the field may not be changed in the current scope.
 */
export function useInlineField(path: string): InlineField | null {
  const editor = useEditor();
  const key = useContext(CanvasKeyContext);
  const openness = useMemo(() => createOpenness(editor, key, path), [editor, key, path]);
  const isOpen = useSyncExternalStore(openness.subscribe, openness.read);
  const found = isOpen && key !== null ? find(editor, key, path) : null;
  return found && key !== null ? inlineField(editor, key, path, found) : null;
}

/**
 * Whether a field may be changed now. Asked for every text on the canvas, so it is asked only when
 * the node, the scope or the shell changed, and the answer is kept until one that matters did.
 */
function createOpenness(editor: EditorContextValue, key: NodeKey | null, path: string) {
  let known: { node: CanvasNode | undefined; scope: ScopeState; preview: boolean } | null = null;
  let answer = false;
  const read = (): boolean => {
    if (key === null) return false;
    const state = editor.store.getState();
    const node = editor.composition(state).byKey.get(key);
    const { scope } = state;
    const { preview } = state.ui;
    if (known?.node === node && known?.scope === scope && known.preview === preview) return answer;
    known = { node, scope, preview };
    const found = find(editor, key, path);
    answer = found !== null && !preview && lockOf(editor, state, found.node, found.field) === null;
    return answer;
  };
  const subscribe = (changed: () => void) => {
    if (key === null) return () => undefined;
    const { nodes, parts } = editor;
    const stops = [nodes.subscribe(key, changed), parts.scope(changed), parts.ui(changed)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { read, subscribe };
}

interface Found {
  node: CanvasNode;
  block: AnyBlock;
  field: BlockField;
}

function find(editor: EditorContextValue, key: NodeKey, path: string): Found | null {
  const node = editor.composition(editor.store.getState()).byKey.get(key);
  const block = node && editor.registry.get(node.composed.block);
  const field = block && fieldsOf(block.schema).byName.get(rootField(path));
  return node && block && field ? { node, block, field } : null;
}

function inlineField(
  editor: EditorContextValue,
  key: NodeKey,
  path: string,
  { block, field }: Found,
): InlineField {
  const write = (value: unknown) => {
    const next = replaceInField(path, shownValue(editor, key, field.name), value);
    changeField(editor, key, field.name, next);
  };
  return {
    key,
    path,
    schema: schemaAt(field.schema, path),
    read: () => readInField(path, shownValue(editor, key, field.name)),
    write,
    company() {
      const isItem = path.includes('.');
      const record = isItem
        ? readInField(parentOf(path), shownValue(editor, key, field.name))
        : Object.fromEntries(
            fieldsOf(block.schema).list.map(({ name }) => [name, shownValue(editor, key, name)]),
          );
      const fields = isItem
        ? (schemaAt(field.schema, parentOf(path)).properties ?? {})
        : block.schema.properties;
      const company = companyIn(record, fields);
      return company === 'none' && !isItem && block.load ? 'wordless' : company;
    },
  };
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

/** Content fields of a record that show something. */
function companyIn(record: unknown, fields: Readonly<Record<string, FieldSchema>>): Company {
  if (!isRecord(record)) return 'none';
  const shown = Object.entries(fields).filter(
    ([name, schema]) => schema['x-bag'] !== 'options' && !schema.enum && !isBlank(record[name]),
  );
  if (shown.some(([, schema]) => schema.type === 'string' && schema['x-i18n'] === true))
    return 'words';
  return shown.length > 0 ? 'wordless' : 'none';
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

/** Value of a whole field as the canvas shows it, to lay a change of one part over it. */
function shownValue(editor: EditorContextValue, key: NodeKey, field: string): unknown {
  const found = find(editor, key, field);
  if (!found) return undefined;
  const { locale, viewport } = editor.store.getState().scope;
  const { levels } = found.node.composed;
  const { schema } = found.block;
  return resolveField({ schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }, field)
    .value;
}
