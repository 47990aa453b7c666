import Link from '@tiptap/extension-link';
import { EditorContent, useEditor as useTipTap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';

import type { RichTextDoc } from '#schemas/content/values.ts';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '#schemas/fields.ts';
import { safeUrl } from '#schemas/formats.ts';
import { useTexts } from '../editor-context.ts';
import { asRichText } from './as-rich-text.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import type { InlineField } from './use-inline-field.ts';

interface RichTextEditorProps {
  value: RichTextDoc;
  className: string | undefined;
  target: InlineField;
  /** The focus left text and toolbar. */
  onDone(): void;
}

/** TipTap on one field: only what the field allows, stored as its JSON. */
export function RichTextEditor({ value, className, target, onDone }: RichTextEditorProps) {
  const t = useTexts();
  const editor = useTipTap({
    extensions: extensionsFor(target),
    content: value,
    autofocus: 'end',
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: { class: className ?? '', 'aria-label': t('inline.richText') } },
    onUpdate({ editor: current }) {
      const doc = asRichText(current.getJSON());
      if (doc) target.write(doc);
    },
  });

  // TipTap holds the document while it is typed in; undo and other editors reach it here.
  useEffect(() => {
    if (!editor || editor.isFocused) return;
    if (JSON.stringify(editor.getJSON()) !== JSON.stringify(value))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the text inside pass through here
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.blur();
        event.stopPropagation();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        const isInside =
          event.currentTarget.contains(next) || next?.closest('[data-rich-text-toolbar]');
        if (!isInside) onDone();
      }}
    >
      <EditorContent editor={editor} />
      <RichTextToolbar
        editor={editor}
        marks={allowed(target, 'x-marks')}
        nodes={allowed(target, 'x-nodes')}
      />
    </div>
  );
}

function allowed({ schema }: InlineField, keyword: 'x-marks' | 'x-nodes'): ReadonlySet<string> {
  return new Set(schema[keyword] ?? (keyword === 'x-marks' ? RICH_TEXT_MARKS : RICH_TEXT_NODES));
}

/** Extensions of TipTap by the names that fields allow; what is not allowed does not exist. */
function extensionsFor(target: InlineField) {
  const marks = allowed(target, 'x-marks');
  const nodes = allowed(target, 'x-nodes');
  const on = <T extends object>(isAllowed: boolean, options: T) =>
    isAllowed ? options : (false as const);
  return [
    StarterKit.configure({
      bold: on(marks.has('bold'), {}),
      italic: on(marks.has('italic'), {}),
      underline: on(marks.has('underline'), {}),
      strike: on(marks.has('strike'), {}),
      code: on(marks.has('code'), {}),
      heading: on(nodes.has('heading'), { levels: [2, 3, 4] as const }),
      bulletList: on(nodes.has('bulletList'), {}),
      orderedList: on(nodes.has('orderedList'), {}),
      listItem: on(nodes.has('listItem'), {}),
      blockquote: on(nodes.has('blockquote'), {}),
      hardBreak: on(nodes.has('hardBreak'), {}),
      horizontalRule: on(nodes.has('horizontalRule'), {}),
      codeBlock: false,
      link: false,
      undoRedo: false,
    }),
    ...(marks.has('link')
      ? [
          Link.configure({
            openOnClick: false,
            autolink: false,
            isAllowedUri: (url) => safeUrl(url) !== null,
          }),
        ]
      : []),
  ];
}
