import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { classNames } from '#kit/ui/class-names.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableRichText, type EditableRichTextProps } from '#runtime/edit/editable-rich-text.tsx';
import { RichText } from '#runtime/render/rich-text/rich-text.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { useCanvasParts } from '../../kernel/placement/canvas-parts.ts';
import { select } from '../../kernel/store/select.ts';
import { useIsSelected } from '../../kernel/store/selectors.ts';
import styles from './inline.module.css';
import type { EditingStart, Point } from './rich-text/rich-text-editor.tsx';
import { type InlineField, useInlineField } from './use-inline-field.ts';

const fetchEditor = () => import('./rich-text/rich-text-editor.tsx');

const RichTextEditor = lazy(async () => ({ default: (await fetchEditor()).RichTextEditor }));

/** Rich text on the canvas; TipTap comes with the selection of its block and lives in one field at a time. */
export function InlineRichText(props: EditableRichTextProps) {
  const field = useInlineField(props.field);
  if (field) return <EditedRichText {...props} target={field} />;
  return (
    <EditContext value={null}>
      <EditableRichText {...props} />
    </EditContext>
  );
}

/** Until TipTap is there, the text as shoppers see it keeps the focus and what is typed. */
function EditedRichText(props: EditableRichTextProps & { target: InlineField }) {
  const { value, className, target } = props;
  const { history } = useEditor();
  const { scroller } = useCanvasParts();
  const [step, setStep] = useState<'still' | 'fetching' | 'editing'>('still');
  const start = useRef<EditingStart>({ caret: null, keys: [] });
  return (
    <>
      {step !== 'editing' && (
        <StillRichText
          {...props}
          start={start}
          onEdit={() => setStep('fetching')}
          onLeave={() => {
            start.current = { caret: null, keys: [] };
            // Not where the text gives way to the editor, which some browsers tell as a loss of focus.
            setStep((current) => (current === 'fetching' ? 'still' : current));
          }}
        />
      )}
      {step !== 'still' && (
        <Suspense fallback={null}>
          <RichTextEditor
            value={value}
            className={classNames(className, styles['rich'])}
            target={target}
            start={start}
            onReady={() => setStep('editing')}
            // Back to the canvas, where the arrow keys go on.
            onExit={() => scroller.current?.focus({ preventScroll: true })}
            onDone={() => {
              history.closeStep();
              start.current = { caret: null, keys: [] };
              setStep('still');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface StillProps extends EditableRichTextProps {
  target: InlineField;
  start: { current: EditingStart };
  onEdit(): void;
  /** The focus left, or Escape was pressed, before TipTap came. */
  onLeave(): void;
}

/** As shoppers see it, until it has the focus. */
function StillRichText({ value, className, target, start, onEdit, onLeave }: StillProps) {
  const { store } = useEditor();
  const t = useTexts();
  const isSelected = useIsSelected(target.key);
  useEffect(() => {
    // What does not come now is asked for again, and missed aloud, when the text has the focus.
    if (isSelected) fetchEditor().catch(() => undefined);
  }, [isSelected]);
  const frame = {
    className: classNames(className, styles['rich']),
    tabIndex: isSelected ? 0 : -1,
    'data-canvas-control': '',
    'data-inline-key': target.key,
    'data-inline-path': target.path,
    onPointerDown({ clientX, clientY }: Point) {
      start.current.caret = { clientX, clientY };
    },
    onFocus() {
      select(store, target.key);
      onEdit();
    },
    onBlur: onLeave,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') event.currentTarget.blur();
      if (!isTyped(event)) return;
      event.preventDefault();
      start.current.keys.push({ key: event.key, command: isCommand(event) });
    },
  };
  if (value.content.length > 0) return <RichText doc={value} frame={frame} />;
  return (
    <p {...frame} data-editor-only>
      {t('inline.placeholder')}
    </p>
  );
}

/** AltGr, which types characters, is Ctrl and Alt to some systems. */
function isCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey;
}

/** Keys that change a text or select all of it. */
function isTyped(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, nativeEvent } = event;
  if (nativeEvent.isComposing) return false;
  if (isCommand(event)) return key.toLowerCase() === 'a';
  return key.length === 1 ? !altKey || ctrlKey : ['Enter', 'Backspace'].includes(key);
}
