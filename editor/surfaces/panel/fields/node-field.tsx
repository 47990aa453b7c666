import { useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { type FieldFault, faultOf } from '#kit/fields/field-faults.ts';
import type { BlockField } from '#runtime/content/block-fields.ts';
import { isStale, sourceOf } from '#runtime/content/stale.ts';
import type { Origin } from '#runtime/content/types.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { type EditorContextValue, useEditor } from '../../../kernel/editor-context.ts';
import { wordsOf } from '../../../kernel/field-parts.ts';
import {
  acceptField,
  changeField,
  clearField,
  isExample,
  isWrittenIn,
  keepField,
  shownTranslation,
  targetOf,
} from '../../../kernel/store/fields/field-access.ts';
import { lockOf } from '../../../kernel/store/fields/field-lock.ts';
import type { FieldTarget } from '../../../kernel/store/fields/field-target.ts';
import type { CanvasNode } from '../../../kernel/store/nodes/canvas-node.ts';
import { useUi } from '../../../kernel/store/selectors.ts';
import { FieldRow, type FieldRowProps } from './field-row.tsx';
import type { Drafts } from './node-fields.tsx';

const UNSET = { $unset: true };

interface NodeFieldProps {
  node: CanvasNode;
  block: AnyBlock;
  field: BlockField;
  value: unknown;
  origin: Origin;
  drafts: UseFormReturn<Drafts>;
}

/**
 * One field of a node. A value that keeps the rules goes to the document at once and is shown from
 * there; one that breaks a rule stays in the form with its message until it is mended or reset. What
 * the store says of the field changes with the node, or with the scope, where the panel begins again.
 */
export function NodeField({ node, block, field, value, origin, drafts }: NodeFieldProps) {
  const editor = useEditor();
  const { t } = editor;
  const locale = useUi('locale');
  const labels = useMemo(() => blockLabels(block, locale, t), [block, locale, t]);
  const draft = useDraft(field.name, drafts);
  const lock = lockOf(editor, editor.store.getState(), node, field);
  const target = targetOf(editor, node, field.name);
  const isWritten = isWrittenIn(editor, node, field.name);
  const inherits = doesInherit(editor, node, field, target);

  function change(next: unknown) {
    const fault = faultOf(block.schema, field.name, next, t);
    if (fault) {
      draft.keep(next, fault);
      return;
    }
    draft.drop();
    if (next !== undefined) changeField(editor, node.key, field.name, next);
    else if (inherits) changeField(editor, node.key, field.name, UNSET);
    else clearField(editor, node.key, field.name);
  }

  return (
    <FieldRow
      field={field}
      labels={labels}
      value={draft.fault ? draft.value : value}
      origin={origin}
      fault={draft.fault}
      lockedBecause={lock ? t(`panel.locked.${lock}`) : undefined}
      onChange={change}
      onReset={
        (isWritten || draft.fault) && !lock
          ? () => {
              draft.drop();
              clearField(editor, node.key, field.name);
            }
          : undefined
      }
      onKeep={
        isExample(editor, node, field.name)
          ? () => void keepField(editor, node.key, field.name)
          : undefined
      }
      source={sourceOfField(editor, node, field, origin, target)}
      onUnset={inherits && !(lock || origin.unset) ? () => change(undefined) : undefined}
    />
  );
}

/** The words that an edited translation is made of; none for a field without words. */
function sourceOfField(
  editor: EditorContextValue,
  node: CanvasNode,
  field: BlockField,
  origin: Origin,
  target: FieldTarget | null,
): FieldRowProps['source'] {
  const block = editor.registry.get(node.composed.block);
  if (!block || !target || target.locale === null) return;
  const { levels } = node.composed;
  const translated = { schema: block.schema, levels };
  const viewport = origin.viewport ?? 'desktop';
  const text = wordsOf(sourceOf(translated, 0, field.name, viewport), field.schema).join(' · ');
  if (text === '') return;
  const isOld = isStale(translated, field.name, origin);
  const isHere = isOld && shownTranslation(editor, node, field.name) !== null;
  return {
    text,
    language: levels[0]?.baseLocale ?? DEFAULT_LOCALE,
    isStale: isOld,
    onAccept: isHere ? () => void acceptField(editor, node.key, field.name) : undefined,
  };
}

/** What was typed last, as long as it breaks a rule. */
function useDraft(name: string, form: UseFormReturn<Drafts>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { error } = fieldState;
  const fault: FieldFault | undefined = error && {
    path: error.type.split('.').filter(Boolean),
    message: error.message ?? '',
  };
  return {
    value: field.value,
    fault,
    keep(value: unknown, { path, message }: FieldFault) {
      field.onChange(value);
      form.setError(name, { type: path.join('.'), message });
    },
    drop: () => form.resetField(name),
  };
}

/** True when a field without a value here shows that of a master, the desktop or another language. */
function doesInherit(
  { store }: EditorContextValue,
  node: CanvasNode,
  field: BlockField,
  target: FieldTarget | null,
): boolean {
  const { viewport } = store.getState().scope;
  const isMobile = viewport === 'mobile' && field.mobile !== false;
  return node.composed.levels.length > 1 || isMobile || (target?.locale ?? null) !== null;
}
