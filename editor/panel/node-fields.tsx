import { useEffect, useMemo, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { DEFAULT_LOCALE } from '#schemas/primitives.ts';
import { useEditor, useTexts } from '../editor-context.ts';
import type { CanvasNode } from '../store/canvas-node.ts';
import { changeField, clearField, targetOf } from '../store/field-access.ts';
import { readTarget } from '../store/field-target.ts';
import { useEditorState, useScope, useUi } from '../store/selectors.ts';
import { blockLabels } from './block-labels.ts';
import { faultOf } from './field-faults.ts';
import { FieldRow } from './field-row.tsx';
import styles from './options-panel.module.css';

const GROUPS = ['content', 'layout', 'style', 'advanced'] as const;

/** All fields of a node in groups. Drafts that break a rule stay in the form and out of the document. */
export function NodeFields({ node, block }: { node: CanvasNode; block: AnyBlock }) {
  const t = useTexts();
  const scope = useScope();
  const { values, origins } = useResolved(node, block);
  const form = useForm<Record<string, unknown>>({
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const root = useRef<HTMLDivElement>(null);
  useFieldFocus(root);
  const visible = fieldsOf(block.schema).list.filter((field) => isShown(field, values));

  return (
    <div ref={root} className={styles['groups']}>
      {GROUPS.map((group) => ({
        group,
        fields: visible.filter((field) => groupOf(field) === group),
      }))
        .filter(({ fields }) => fields.length > 0)
        .map(({ group, fields }) => (
          <details key={group} className={styles['group']} open={group !== 'advanced'}>
            <summary>{t(`panel.group.${group}`)}</summary>
            <div className={styles['fields']}>
              {fields.map((field) => (
                <Controller
                  key={`${field.name}:${scope.viewport}:${scope.locale}:${scope.masterId}`}
                  control={form.control}
                  name={field.name}
                  render={({ field: input, fieldState }) => (
                    <ConnectedRow
                      node={node}
                      block={block}
                      field={field}
                      value={input.value}
                      origin={origins[field.name]}
                      error={fieldState.error?.message}
                      onDraft={(value, fault) => {
                        if (fault) {
                          input.onChange(value);
                          form.setError(field.name, { message: fault });
                        } else form.resetField(field.name, { defaultValue: value });
                      }}
                    />
                  )}
                />
              ))}
            </div>
          </details>
        ))}
    </div>
  );
}

interface ConnectedRowProps {
  node: CanvasNode;
  block: AnyBlock;
  field: BlockField;
  value: unknown;
  origin: ReturnType<typeof useResolved>['origins'][string] | undefined;
  error: string | undefined;
  onDraft(value: unknown, fault: string | undefined): void;
}

function ConnectedRow({ node, block, field, value, origin, error, onDraft }: ConnectedRowProps) {
  const editor = useEditor();
  const { t } = editor;
  const locale = useUi('locale');
  const text = useMemo(() => blockLabels(block, locale, t), [block, locale, t]);
  const lockedBecause = useLock(node, field);
  const written = useEditorState((state) => {
    const target = targetOf(editor, node, field.name);
    return target !== null && readTarget(state.documents, target) !== undefined;
  });
  if (!origin) return null;
  const isInherited = origin.level === 'master' || (node.composed.levels.length > 1 && !written);

  function change(next: unknown) {
    const fault = faultOf(block.schema, field.name, next, t);
    onDraft(next, fault);
    if (fault) return;
    if (next === undefined) clearOrUnset();
    else changeField(editor, node.key, field.name, next);
  }

  function clearOrUnset() {
    if (written) clearField(editor, node.key, field.name);
    else changeField(editor, node.key, field.name, { $unset: true });
  }

  return (
    <FieldRow
      field={field}
      label={text('field', field.name)}
      value={value}
      origin={origin}
      error={error}
      lockedBecause={lockedBecause}
      canReset={written && lockedBecause === undefined}
      text={text}
      onChange={change}
      onReset={() => {
        onDraft(undefined, undefined);
        clearField(editor, node.key, field.name);
      }}
      onUnset={
        isInherited && !lockedBecause && !origin.unset
          ? () => changeField(editor, node.key, field.name, { $unset: true })
          : undefined
      }
    />
  );
}

/** Why a field may not be changed here. */
function useLock(node: CanvasNode, field: BlockField): string | undefined {
  const editor = useEditor();
  const { viewport, locale } = useScope();
  const base = useEditorState(
    (state) => state.documents[String(node.composed.elementId)]?.language_code,
  );
  if (!targetOf(editor, node, field.name)) return editor.t('panel.locked.node');
  if (viewport === 'mobile' && field.mobile === false) return editor.t('panel.locked.mobile');
  const isForeign = base !== undefined && locale !== base;
  return isForeign && !field.translated ? editor.t('panel.locked.locale') : undefined;
}

function useResolved(node: CanvasNode, block: AnyBlock) {
  const { viewport, locale } = useScope();
  const { levels } = node.composed;
  return useMemo(
    () =>
      resolveNode({ schema: block.schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }),
    [block, levels, locale, viewport],
  );
}

/** Brings the field that was chosen on the canvas into view and gives it the focus. */
function useFieldFocus(root: React.RefObject<HTMLDivElement | null>) {
  const field = useEditorState((state) => state.selection.field);
  useEffect(() => {
    if (field === null) return;
    const row = root.current?.querySelector(
      `[data-field="${CSS.escape(field.split('.')[0] ?? '')}"]`,
    );
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('input, textarea, select, button:not([data-level])')?.focus();
  }, [field, root]);
}

function groupOf({ schema }: BlockField): unknown {
  return schema['x-group'] ?? 'content';
}

function isShown({ schema }: BlockField, values: Readonly<Record<string, unknown>>): boolean {
  const when = schema['x-when'];
  if (typeof when !== 'object' || when === null || !('field' in when) || !('in' in when))
    return true;
  return Array.isArray(when.in) && when.in.includes(values[String(when.field)]);
}
