import Link from '@tiptap/extension-link';
import { type Editor, EditorContent, useEditor as useTipTap } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** How editing begins. */
export interface EditingStart {
  /** Where the caret goes; null puts it at the end. */
  caret: Point | null;
  /** Keys that were pressed while this file was on its way, in their order. */
  keys: { key: string; command: boolean }[];
}

interface RichTextEditorProps {
  value: RichTextDoc;
  className: string;
  target: InlineField;
  start: { current: EditingStart };
  /** The text can be typed in: what stood for it goes. */
  onReady(): void;
  /** The focus left text and toolbar. */
  onDone(): void;
}

/** TipTap on one field: only what the field allows, stored as its JSON. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { className, target, start, onReady, onDone } = props;
  // What is typed names facts; what is shown is filled with them.
  const value = asRichText(target.read()) ?? props.value;
  const t = useTexts();
  const { scroller } = useCanvasParts();
  const toolbar = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
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
    onCreate({ editor: created }) {
      // At once: no key may fall between the text that was shown and the one that is typed in.
      flushSync(() => {
        onReady();
        setReady(true);
      });
      putCaret(created, start.current.caret);
      for (const key of start.current.keys) typeKey(created, key);
    },
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
        hidden={!isReady}
        data-canvas-control
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!isToolbar(relatedTarget)) onDone();
        }}
      />
      {isReady && (
        <RichTextToolbar
          editor={editor}
          marks={allowedIn(target.schema, 'x-marks')}
          nodes={allowedIn(target.schema, 'x-nodes')}
          parts={toolbar}
          onLeave={onDone}
          onExit={leave}
        />
      )}
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

/** Does what a key would have done, had the text been there when it was pressed. */
function typeKey(editor: Editor, { key, command }: EditingStart['keys'][number]): void {
  const { commands } = editor;
  if (command) commands.selectAll();
  else if (key === 'Enter') commands.keyboardShortcut(key);
  else if (key === 'Backspace') eraseBack(editor);
  else commands.command(({ tr }) => Boolean(tr.insertText(key)));
}

function eraseBack({ commands, state }: Editor): void {
  const { empty, $from } = state.selection;
  if (!empty) commands.deleteSelection();
  else if ($from.parentOffset === 0) commands.keyboardShortcut('Backspace');
  else commands.command(({ tr }) => Boolean(tr.delete($from.pos - 1, $from.pos)));
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
