import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { namesFacts } from '../../kernel/store/fields/facts.ts';
import { select } from '../../kernel/store/select.ts';
import { useIsSelected } from '../../kernel/store/selectors.ts';
import { announce } from '../../kernel/store/ui.ts';
import type { InlineField } from './use-inline-field.ts';

interface TextEditing {
  value: string;
  multiline: boolean;
  target: InlineField;
}

/**
 * Makes an element one that is typed in. Every change goes to the document at once. Enter ends the
 * typing (or breaks the line); Escape ends it too and leaves the block selected, as in rich text. What
 * was typed stays: undo takes it back. The browser owns the DOM inside the element, so that the caret,
 * the input methods and its own undo work.
 */
export function useTextEditing({ value, multiline, target }: TextEditing) {
  const { store, history, t } = useEditor();
  const { scroller } = useCanvasParts();
  const element = useRef<HTMLElement>(null);
  const [isEditing, setEditing] = useState(false);
  const isSelected = useIsSelected(target.key);
  const typed = isEditing ? typedText(target, value) : value;
  const max = target.schema.maxLength ?? Number.POSITIVE_INFINITY;

  const tellLimit = useCallback(
    () => announce(store, t('panel.fault.maxLength', { limit: max })),
    [store, t, max],
  );

  /** What does not fit is not typed at all; a native event, because React's lacks what is needed. */
  const ref = useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      if (!node) return undefined;
      const onBeforeInput = (event: InputEvent) => {
        const length = (event.data ?? '').length;
        const left = max - readText(node, multiline).length + selectedLength(node);
        if (!event.inputType.startsWith('insert') || event.isComposing || length <= left) return;
        event.preventDefault();
        tellLimit();
      };
      node.addEventListener('beforeinput', onBeforeInput);
      return () => node.removeEventListener('beforeinput', onBeforeInput);
    },
    [max, multiline, tellLimit],
  );

  useLayoutEffect(() => {
    const node = element.current;
    if (!node || readText(node, multiline) === typed) return;
    showText(node, typed);
    // The text that the caret was put into showed what placeholders are filled with.
    if (typed !== value) node.ownerDocument.getSelection()?.selectAllChildren(node);
    if (typed !== value) node.ownerDocument.getSelection()?.collapseToEnd();
  });

  function onInput() {
    const node = element.current;
    if (!node) return;
    const text = readText(node, multiline);
    if (text.length <= max) {
      target.write(text);
    } else {
      showText(node, typed);
      tellLimit();
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isDone = event.key === 'Enter' && !multiline;
    if (!isDone && event.key !== 'Escape') return;
    event.preventDefault();
    // Back to the canvas, where the arrow keys go on; without one, just out of the text.
    scroller.current?.focus({ preventScroll: true });
    element.current?.blur();
  }

  function onPaste(event: ClipboardEvent) {
    event.preventDefault();
    const node = element.current;
    if (!node) return;
    const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    const text = multiline ? pasted : pasted.trim().replace(/\s+/g, ' ');
    const left = max - readText(node, multiline).length + selectedLength(node);
    if (text.length > left) tellLimit();
    document.execCommand('insertText', false, text.slice(0, Math.max(0, left)));
  }

  return {
    isEditing,
    isSelected,
    attributes: {
      ref,
      contentEditable: 'plaintext-only' as const,
      suppressContentEditableWarning: true,
      spellCheck: true,
      // The canvas is one tab stop; inside the selected block Tab goes from text to text.
      tabIndex: isSelected ? 0 : -1,
      'data-inline-key': target.key,
      'data-inline-path': target.path,
      onFocus() {
        setEditing(true);
        const { keys } = store.getState().selection;
        if (keys.length !== 1 || keys[0] !== target.key) select(store, target.key);
      },
      onBlur() {
        history.closeStep();
        setEditing(false);
        if (element.current) showText(element.current, value);
      },
      onInput,
      onKeyDown,
      onPaste,
    },
  };
}

/** A text as it is typed: with the placeholders that are filled for the eye. */
function typedText(target: InlineField, shown: string): string {
  const text = target.read();
  return typeof text === 'string' && namesFacts(text) ? text : shown;
}

/** Shows a text as the shop does: line breaks are `<br>`. */
function showText(element: HTMLElement, text: string): void {
  const parts = text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]));
  element.replaceChildren(...parts.filter((part) => part !== ''));
}

/** The text that was typed. Browsers end a text with one more break than shows; it does not count. */
function readText(element: HTMLElement, multiline: boolean): string {
  const text = [...element.childNodes].map(textOf).join('').replace(/\n$/, '');
  return multiline ? text : text.replaceAll('\n', ' ');
}

function textOf(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.childNodes.length > 0) return [...node.childNodes].map(textOf).join('');
  return node.textContent ?? '';
}

/** How much of an element's text is selected, and would be replaced by typing. */
function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  return selection && element.contains(selection.anchorNode) ? selection.toString().length : 0;
}
