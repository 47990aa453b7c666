import { type Editor, EditorContent, useEditor as useTipTap } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEditor } from '#editor/kernel/editor-context.ts';
import { addMedia } from '#editor/kernel/store/media-loader.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { MediaPicker } from '#kit/media/media-picker.tsx';
import type { RichTextDoc } from '#schemas/content/values.ts';
import type { Media } from '#schemas/media.ts';
import type { InlineField } from '../use-inline-field.ts';
import { asRichText } from './as-rich-text.ts';
import { cleanPaste } from './clean-paste.ts';
import { allowedIn, extensionsFor } from './extensions.ts';
import { insertBlock } from './insert-block.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { type KeyTaker, SlashMenu } from './slash-menu.tsx';

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
  target: Pick<InlineField, 'schema' | 'read' | 'write'>;
  start: { current: EditingStart };
  /** The text can be typed in: what stood for it goes. */
  onReady(): void;
  /** The focus left text and toolbar. */
  onDone(): void;
  /** Escape was pressed, or Tab in the toolbar: the focus belongs elsewhere. */
  onExit(): void;
}

/** TipTap on one field: only what the field allows, stored as its JSON. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { className, target, start, onReady, onDone, onExit } = props;
  // What is typed names facts; what is shown is filled with them.
  const value = asRichText(target.read(), target.schema) ?? props.value;
  const t = useTexts();
  const { store } = useEditor();
  const toolbar = useRef<HTMLDivElement>(null);
  const menuKeys = useRef<KeyTaker | null>(null);
  /** ProseMirror prevents what every Escape does by default, so that this cannot be read off it. */
  const takenByMenu = useRef<Event | null>(null);
  /** A dialog has the focus that text and toolbar get back. */
  const isHeld = useRef(false);
  const [isPicking, setPicking] = useState(false);
  const nodes = allowedIn(target.schema, 'x-nodes');
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
      handleKeyDown(_view, event) {
        const isTaken = !event.isComposing && (menuKeys.current?.(event.key) ?? false);
        if (isTaken) takenByMenu.current = event;
        return isTaken;
      },
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
      const doc = asRichText(current.getJSON(), target.schema);
      if (doc) target.write(doc);
    },
  });

  // TipTap holds the document while it is typed in; changes of others reach it here.
  useEffect(() => {
    if (!editor || editor.isFocused) return;
    const shown = asRichText(editor.getJSON(), target.schema);
    if (JSON.stringify(shown) !== JSON.stringify(value))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value, target.schema]);

  if (!editor) return null;

  function leave() {
    onExit();
    onDone();
  }

  function pickPicture(isOpen: boolean) {
    isHeld.current = isOpen;
    setPicking(isOpen);
  }

  function insertPicture(media: Media) {
    addMedia(store, [media]);
    pickPicture(false);
    if (editor) insertBlock(editor, { type: 'picture', attrs: { id: media.id } });
  }

  /** The focus left for another place than text, toolbar, or a dialog of theirs. */
  function done() {
    if (!isHeld.current) onDone();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      if (event.nativeEvent !== takenByMenu.current) leave();
    }
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
          if (!isToolbar(relatedTarget)) done();
        }}
      />
      {isReady && (
        <RichTextToolbar
          editor={editor}
          marks={allowedIn(target.schema, 'x-marks')}
          nodes={nodes}
          parts={toolbar}
          pickPicture={() => pickPicture(true)}
          onHold={(isOpen) => {
            isHeld.current = isOpen;
          }}
          onLeave={done}
          onExit={leave}
        />
      )}
      {isReady && (
        <SlashMenu
          editor={editor}
          nodes={nodes}
          keys={menuKeys}
          pickPicture={() => pickPicture(true)}
        />
      )}
      <MediaPicker
        open={isPicking}
        finalFocus={() => editor.view.dom}
        onClose={() => pickPicture(false)}
        onPick={insertPicture}
      />
    </>
  );
}

/** Tab, unless a list used it for its depth or a table for its next cell; Alt+F10 always. */
function isWayToTools({ key, shiftKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return (key === 'Tab' && !shiftKey && !defaultPrevented) || (key === 'F10' && altKey);
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
