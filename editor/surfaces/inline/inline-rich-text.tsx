import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { classNames } from '#kit/ui/class-names.ts';
import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableRichText, type EditableRichTextProps } from '#runtime/edit/editable-rich-text.tsx';
import { RichText } from '#runtime/render/rich-text.tsx';
import { useEditor } from '../../kernel/editor-context.ts';
import { select } from '../../kernel/store/select.ts';
import { useIsSelected } from '../../kernel/store/selectors.ts';
import styles from './inline.module.css';
import type { Point } from './rich-text-editor.tsx';
import { type InlineField, useInlineField } from './use-inline-field.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: editor } = await import('./rich-text-editor.tsx');
  return { default: editor };
});

/** Rich text on the canvas; TipTap comes with the first focus and lives in one field at a time. */
export function InlineRichText(props: EditableRichTextProps) {
  const field = useInlineField(props.field);
  if (field) return <EditedRichText {...props} target={field} />;
  return (
    <EditContext value={null}>
      <EditableRichText {...props} />
    </EditContext>
  );
}

function EditedRichText(props: EditableRichTextProps & { target: InlineField }) {
  const { value, className, target } = props;
  const { history } = useEditor();
  const [isEditing, setEditing] = useState(false);
  const pressed = useRef<Point | null>(null);
  const still = <StillRichText {...props} pressed={pressed} onEdit={() => setEditing(true)} />;
  if (!isEditing) return still;
  return (
    <Suspense fallback={still}>
      <RichTextEditor
        value={value}
        className={classNames(className, styles['rich'])}
        target={target}
        caret={pressed.current}
        onDone={() => {
          history.closeStep();
          pressed.current = null;
          setEditing(false);
        }}
      />
    </Suspense>
  );
}

interface StillProps extends EditableRichTextProps {
  target: InlineField;
  /** Where the pointer went down; the caret is put there. */
  pressed: { current: Point | null };
  onEdit(): void;
}

/** As shoppers see it, until it has the focus. */
function StillRichText({ value, className, target, pressed, onEdit }: StillProps) {
  const { store } = useEditor();
  const t = useTexts();
  const isSelected = useIsSelected(target.key);
  const frame = {
    className: classNames(className, styles['rich']),
    tabIndex: isSelected ? 0 : -1,
    'data-canvas-control': '',
    'data-inline-key': target.key,
    'data-inline-path': target.path,
    onPointerDown({ clientX, clientY }: Point) {
      pressed.current = { clientX, clientY };
    },
    onFocus() {
      select(store, target.key);
      onEdit();
    },
  };
  if (value.content.length > 0) return <RichText doc={value} frame={frame} />;
  return (
    <p {...frame} data-editor-only>
      {t('inline.placeholder')}
    </p>
  );
}
