import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { type BlockField, fieldsOf } from '#runtime/content/block-fields.ts';
import { resolveNode } from '#runtime/content/resolve.ts';
import type { ResolvedValues } from '#runtime/content/types.ts';
import type { AnyBlock } from '#runtime/define-block.ts';
import { rootField } from '../../../kernel/store/fields/field-path.ts';
import { isAsked } from '../../../kernel/store/fields/is-asked.ts';
import type { CanvasNode } from '../../../kernel/store/nodes/canvas-node.ts';
import { useEditorState, useScope } from '../../../kernel/store/selectors.ts';
import { PanelGroup } from '../panel-group.tsx';
import { NodeField } from './node-field.tsx';

/** Parts of the panel, in order. */
export const GROUPS = ['content', 'layout', 'style', 'advanced'] as const;

/** What was typed and breaks a rule, by field; everything else is in the document only. */
export type Drafts = Record<string, unknown>;

interface NodeFieldsProps {
  node: CanvasNode;
  block: AnyBlock;
}

/** All fields of a node. Drafts belong to one place: another scope begins without them. */
export function NodeFields(props: NodeFieldsProps) {
  const { viewport, locale, masterId } = useScope();
  return <ScopedFields key={`${viewport}:${locale}:${masterId}`} {...props} />;
}

function ScopedFields({ node, block }: NodeFieldsProps) {
  const t = useTexts();
  const resolved = useResolved(node, block);
  const drafts = useForm<Drafts>();
  const root = useRef<HTMLDivElement>(null);
  useFieldFocus(root);
  const shown = fieldsOf(block.schema).list.filter((field) => isAsked(field, resolved.values));
  return (
    <div ref={root}>
      {GROUPS.map((group) => {
        const fields = shown.filter(({ schema }) => (schema['x-group'] ?? 'content') === group);
        return (
          fields.length > 0 && (
            <PanelGroup key={group} title={t(`panel.group.${group}`)} open={group !== 'advanced'}>
              <Fields fields={fields} {...{ node, block, resolved, drafts }} />
            </PanelGroup>
          )
        );
      })}
    </div>
  );
}

interface FieldsProps extends NodeFieldsProps {
  fields: readonly BlockField[];
  resolved: ResolvedValues;
  drafts: UseFormReturn<Drafts>;
}

function Fields({ fields, node, block, resolved, drafts }: FieldsProps) {
  return fields.map((field) => {
    const origin = resolved.origins[field.name];
    return (
      origin && (
        <NodeField
          key={field.name}
          node={node}
          block={block}
          field={field}
          value={resolved.values[field.name]}
          origin={origin}
          drafts={drafts}
        />
      )
    );
  });
}

function useResolved(node: CanvasNode, block: AnyBlock): ResolvedValues {
  const { viewport, locale } = useScope();
  const { levels } = node.composed;
  return useMemo(
    () =>
      resolveNode({ schema: block.schema, levels, locale, viewport, siteLocale: DEFAULT_LOCALE }),
    [block, levels, locale, viewport],
  );
}

/** Brings the field that was chosen on the canvas into view and gives it the focus. */
function useFieldFocus(root: RefObject<HTMLElement | null>): void {
  const field = useEditorState((state) => state.selection.field);
  useEffect(() => {
    if (field === null) return;
    const row = root.current?.querySelector(`[data-field="${CSS.escape(rootField(field))}"]`);
    row?.closest('details')?.setAttribute('open', '');
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('[data-control] :is(input, textarea, select, button)')?.focus();
  }, [field, root]);
}
