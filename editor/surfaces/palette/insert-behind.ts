import {
  insertThing,
  type NewThing,
  nearestPlaceFor,
  placeForInsert,
} from '../../kernel/actions/insert-operations.ts';
import type { EditorContextValue } from '../../kernel/editor-context.ts';

/** Puts a new thing at the nearest place behind the selection that takes it. */
export function insertBehindSelection(editor: EditorContextValue, thing: NewThing): boolean {
  const start = placeForInsert(editor);
  return insertThing(editor, thing, nearestPlaceFor(editor, thing, start) ?? start);
}
