import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';

import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableText, type EditableTextProps } from '#runtime/edit/editable-text.tsx';
import { useEditor, useTexts } from '../editor-context.ts';
import { select } from '../store/select.ts';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';

/** Text that is typed where it stands. Enter ends it (or breaks the line), Escape takes it back. */
export function InlineText(props: EditableTextProps) {
  const field = useInlineField(props.field);
  if (field && !field.isLocked) return <EditedText {...props} target={field} />;
  return (
    <EditContext value={null}>
      <EditableText {...props} />
    </EditContext>
  );
}

function EditedText(props: EditableTextProps & { target: InlineField }) {
  const { as: As = 'span', value, className, id, multiline = false, field, target } = props;
  const { store } = useEditor();
  const t = useTexts();
  const element = useRef<HTMLElement>(null);
  const before = useRef(value);

  // The browser owns the text while it is typed in; the document's value is shown otherwise.
  useEffect(() => {
    const node = element.current;
    if (node && textIn(node) !== value) node.textContent = value;
  }, [value]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      target.write(before.current);
      element.current?.blur();
    } else if (event.key === 'Enter' && !multiline) {
      event.preventDefault();
      element.current?.blur();
    }
    event.stopPropagation();
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    event.preventDefault();
    document.execCommand('insertText', false, multiline ? text : text.replace(/\s+/g, ' '));
  }

  return (
    <As
      ref={element}
      id={id}
      className={[className, styles['text']].filter(Boolean).join(' ')}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-multiline={multiline}
      aria-label={t('inline.text')}
      data-inline-key={target.key}
      data-inline-path={field}
      data-multiline={multiline || undefined}
      data-placeholder={t('inline.placeholder')}
      spellCheck
      onFocus={() => {
        before.current = value;
        select(store, target.key);
      }}
      onInput={() =>
        target.write(
          limited(element.current ? textIn(element.current) : '', target.schema.maxLength),
        )
      }
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}

/** Typed text with its line breaks. */
function textIn(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has no line breaks
  return element.innerText ?? element.textContent;
}

function limited(text: string, maxLength: number | undefined): string {
  const clean = text.replace(/\n$/, '');
  return maxLength === undefined ? clean : clean.slice(0, maxLength);
}
