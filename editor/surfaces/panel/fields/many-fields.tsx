import { useState } from 'react';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { blockLabels } from '#kit/fields/block-labels.ts';
import { type FieldFault, faultOf } from '#kit/fields/field-faults.ts';
import { ScrollArea } from '#kit/ui/scroll-area.tsx';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { equalJson } from '#runtime/content/json.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { ResolvedValues } from '#runtime/content/types.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { useEditor } from '../../../kernel/editor-context.ts';
import {
  changeFields,
  clearFields,
  isWrittenIn,
} from '../../../kernel/store/fields/field-access.ts';
import { lockOf } from '../../../kernel/store/fields/field-lock.ts';
import { isAsked } from '../../../kernel/store/fields/is-asked.ts';
import type { CanvasNode } from '../../../kernel/store/nodes/canvas-node.ts';
import { useScope, useUi } from '../../../kernel/store/selectors.ts';
import { PanelGroup } from '../panel-group.tsx';
import { ScopeNotes } from '../scope-notes.tsx';
import { FieldRow } from './field-row.tsx';
import { GROUPS } from './node-fields.tsx';

interface Chosen {
  node: CanvasNode;
  block: AnyBlock;
  resolved: ResolvedValues;
}

/**
 * Fields of look and behaviour that several blocks have in common, changed in all of them in one
 * step. What blocks say is left out: one text for all of them is never meant.
 */
export function ManyFields({ nodes }: { nodes: readonly CanvasNode[] }) {
  const t = useTexts();
  const { viewport, locale, masterId } = useScope();
  const chosen = useChosen(nodes);
  const fields = commonFieldsOf(chosen);
  if (fields.length === 0) return null;
  return (
    <ScrollArea key={`${viewport}:${locale}:${masterId}`}>
      <ScopeNotes />
      {GROUPS.map((group) => {
        const inGroup = fields.filter(({ schema }) => (schema['x-group'] ?? 'content') === group);
        return (
          inGroup.length > 0 && (
            <PanelGroup key={group} title={t(`panel.group.${group}`)} open={group !== 'advanced'}>
              {inGroup.map((field) => (
                <ManyField key={field.name} field={field} chosen={chosen} />
              ))}
            </PanelGroup>
          )
        );
      })}
    </ScrollArea>
  );
}

function useChosen(nodes: readonly CanvasNode[]): Chosen[] {
  const { registry } = useEditor();
  const { viewport, locale } = useScope();
  return nodes.flatMap((node) => {
    const block = registry.get(node.composed.block);
    if (!block || node.composed.problem !== undefined) return [];
    const { levels } = node.composed;
    const scene = { locale, viewport, siteLocale: DEFAULT_LOCALE };
    return [{ node, block, resolved: resolveNode({ schema: block.schema, levels, ...scene }) }];
  });
}

/** A place to link to is one block's own. */
const SINGLE = new Set(['anchor']);

/** Fields that all blocks have, with the same rules, and that mean something in each of them. */
function commonFieldsOf(chosen: readonly Chosen[]): BlockField[] {
  const [first, ...others] = chosen;
  if (!first || others.length === 0) return [];
  return fieldsOf(first.block.schema).list.filter(
    (field) =>
      field.bag === 'options' &&
      !SINGLE.has(field.name) &&
      chosen.every(({ resolved }) => isAsked(field, resolved.values)) &&
      others.every(({ block }) => {
        const theirs = fieldsOf(block.schema).byName.get(field.name);
        return theirs?.bag === field.bag && equalJson(theirs.schema, field.schema);
      }),
  );
}

interface ManyFieldProps {
  field: BlockField;
  chosen: readonly Chosen[];
}

function ManyField({ field, chosen }: ManyFieldProps) {
  const editor = useEditor();
  const { t, store } = editor;
  const locale = useUi('locale');
  const [draft, setDraft] = useState<{ value: unknown; fault: FieldFault } | null>(null);
  const [first] = chosen;
  const origin = first?.resolved.origins[field.name];
  if (!first || !origin) return null;
  const values = chosen.map(({ resolved }) => resolved.values[field.name]);
  const isMixed = values.some((value) => !equalJson(value, values[0]));
  const locks = chosen.flatMap(({ node }) => lockOf(editor, store.getState(), node, field) ?? []);
  const nodes = chosen.map(({ node }) => node);

  function change(next: unknown) {
    const fault = first && faultOf(first.block.schema, field.name, next, t);
    setDraft(fault ? { value: next, fault } : null);
    if (fault) return;
    if (next === undefined) clearFields(editor, nodes, field.name);
    else changeFields(editor, nodes, field.name, next);
  }

  const isWritten = nodes.some((node) => isWrittenIn(editor, node, field.name));
  return (
    <FieldRow
      field={field}
      labels={blockLabels(first.block, locale, t)}
      value={draft ? draft.value : isMixed ? undefined : values[0]}
      origin={origin}
      isMixed={isMixed}
      fault={draft?.fault}
      lockedBecause={locks[0] && t(`panel.locked.${locks[0]}`)}
      onChange={change}
      onReset={isWritten && locks.length === 0 ? () => change(undefined) : undefined}
      onUnset={undefined}
    />
  );
}
