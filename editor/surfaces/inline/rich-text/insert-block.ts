import type { Editor, JSONContent } from '@tiptap/react';

/**
 * Puts a block where the caret is. One that would be the last of the text gets a paragraph behind it:
 * the caret could not go there otherwise.
 */
export function insertBlock(editor: Editor, block: JSONContent): void {
  const { $to } = editor.state.selection;
  const isLast = $to.indexAfter(0) === editor.state.doc.childCount;
  editor
    .chain()
    .focus()
    .insertContent([block, ...(isLast ? [{ type: 'paragraph' }] : [])])
    .run();
}
