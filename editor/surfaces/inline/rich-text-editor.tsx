import Link from '@tiptap/extension-link';
import { type Editor, EditorContent, useEditor as useTipTap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import type { FieldSchema } from '#kit/fields/control-props.ts';
import type { RichTextDoc } from '#schemas/content/values.ts';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES } from '#schemas/fields.ts';
import { safeUrl } from '#schemas/formats.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { asRichText } from './as-rich-text.ts';
import { cleanPaste } from './clean-paste.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import type { InlineField } from './use-inline-field.ts';

/** A place in the window. */
export interface Point {
  clientX: number;
  clientY: number;
}

interface RichTextEditorProps {
  value: RichTextDoc;
  className: string;
  target: InlineField;
  /** Where the caret goes; null puts it at the end. */
  caret: Point | null;
  /** The focus left text and toolbar. */
  onDone(): void;
}

/** TipTap on one field: only what the field allows, stored as its JSON. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { className, target, caret, onDone } = props;
  // What is typed names facts; what is shown is filled with them.
  const value = asRichText(target.read()) ?? props.value;
  const t = useTexts();
  const { scroller } = useCanvasParts();
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useTipTap({
    extensions: extensionsFor(target.schema),
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: className,
        'aria-label': t('inline.richText'),
        'aria-description': t('inline.toolbarHint'),
      },
      transformPastedHTML: cleanPaste,
      handleDOMEvents: { keydown: (view) => readSelection(view) },
    },
    onCreate: ({ editor: created }) => putCaret(created, caret),
    onUpdate({ editor: current }) {
      const doc = asRichText(current.getJSON());
      if (doc) target.write(doc);
    },
  });

  // TipTap holds the document while it is typed in; changes of others reach it here.
  useEffect(() => {
    if (!editor || editor.isFocused) return;
    const shown = asRichText(editor.getJSON());
    if (JSON.stringify(shown) !== JSON.stringify(value))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  if (!editor) return null;

  /** Back to the canvas, where the arrow keys go on. */
  function leave() {
    scroller.current?.focus({ preventScroll: true });
    onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
    if (!isWayToTools(event)) return;
    event.preventDefault();
    toolbar.current?.querySelector<HTMLElement>('button')?.focus();
  }

  return (
    <>
      <EditorContent
        editor={editor}
        data-canvas-control
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!isToolbar(relatedTarget)) onDone();
        }}
      />
      <RichTextToolbar
        editor={editor}
        marks={allowedIn(target.schema, 'x-marks')}
        nodes={allowedIn(target.schema, 'x-nodes')}
        parts={toolbar}
        onLeave={onDone}
        onExit={leave}
      />
    </>
  );
}

/** Tab, unless a list used it for its depth. */
function isWayToTools({ key, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Tab' && !shiftKey && !defaultPrevented;
}

function isToolbar(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-rich-text-toolbar]') !== null;
}

function putCaret(editor: Editor, caret: Point | null): void {
  const place = caret && editor.view.posAtCoords({ left: caret.clientX, top: caret.clientY });
  editor.commands.focus(place ? place.pos : 'end', { scrollIntoView: false });
}

/**
 * Tells the text editor what is selected now. Browsers report a selection that changed by
 * `selectionchange`, later than the next key of somebody who types fast: a format would be given to
 * the selection before. Once the focus is in the toolbar, the report is not heeded at all.
 * A text that is being composed is left alone.
 */
function readSelection({ dom, composing }: { dom: HTMLElement; composing: boolean }): void {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Names of the marks or nodes that a rich-text field allows. */
function allowedIn(schema: FieldSchema, keyword: 'x-marks' | 'x-nodes'): ReadonlySet<string> {
  return new Set(schema[keyword] ?? (keyword === 'x-marks' ? RICH_TEXT_MARKS : RICH_TEXT_NODES));
}

/** Extensions of TipTap for what a field allows; what is not allowed does not exist. */
function extensionsFor(schema: FieldSchema) {
  const marks = allowedIn(schema, 'x-marks');
  const nodes = allowedIn(schema, 'x-nodes');
  const hasLists = nodes.has('bulletList') || nodes.has('orderedList');
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
      listItem: on(hasLists, {}),
      listKeymap: on(hasLists, {}),
      blockquote: on(nodes.has('blockquote'), {}),
      hardBreak: on(nodes.has('hardBreak'), {}),
      horizontalRule: on(nodes.has('horizontalRule'), {}),
      codeBlock: false,
      trailingNode: false,
      link: false,
    }),
    ...(marks.has('link') ? [link] : []),
  ];
}

const link = Link.configure({
  openOnClick: false,
  autolink: false,
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: (url) => safeUrl(url) !== null,
});
