import type { BlockField } from '#runtime/content/block-fields.ts';
import type { EditorContextValue } from '../../editor-context.ts';
import { documentOf } from '../documents.ts';
import type { EditorState } from '../editor-state.ts';
import type { CanvasNode } from '../nodes/canvas-node.ts';
import { targetOf } from './field-access.ts';

/**
 * Why a field may not be changed in the current scope: the node is locked or lies outside of the
 * master that is edited, or the field is the same on phones, or in all languages.
 */
export type FieldLock = 'node' | 'mobile' | 'locale';

export function lockOf(
  editor: EditorContextValue,
  { scope, documents }: EditorState,
  node: CanvasNode,
  field: BlockField,
): FieldLock | null {
  const target = targetOf(editor, node, field.name);
  if (!target) return 'node';
  if (scope.viewport === 'mobile' && field.mobile === false) return 'mobile';
  const isBase = documentOf(documents, target.elementId)?.language_code === scope.locale;
  return isBase || field.translated ? null : 'locale';
}
