import { lazy, Suspense, useState } from 'react';

import { EditContext } from '#runtime/edit/edit-context.ts';
import { EditableRichText, type EditableRichTextProps } from '#runtime/edit/editable-rich-text.tsx';
import { useEditor, useTexts } from '../editor-context.ts';
import { select } from '../store/select.ts';
import styles from './inline.module.css';
import { type InlineField, useInlineField } from './use-inline-field.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: editor } = await import('./rich-text-editor.tsx');
  return { default: editor };
});

/** Rich text on the canvas; TipTap comes with the first focus and lives in one field at a time. */
export function InlineRichText(props: EditableRichTextProps) {
  const field = useInlineField(props.field);
  if (field && !field.isLocked) return <EditedRichText {...props} target={field} />;
  return <StillRichText {...props} />;
}

/** As shoppers see it. */
function StillRichText(props: EditableRichTextProps) {
  return (
    <EditContext value={null}>
      <EditableRichText {...props} />
    </EditContext>
  );
}

function EditedRichText(props: EditableRichTextProps & { target: InlineField }) {
  const { value, className, field, target } = props;
  const { store } = useEditor();
  const t = useTexts();
  const [isEditing, setEditing] = useState(false);
  const still =
    value.content.length > 0 ? (
      <StillRichText {...props} />
    ) : (
      <p className={className}>{t('inline.placeholder')}</p>
    );
  if (isEditing) {
    return (
      <div className={styles['rich']} data-canvas-control>
        <Suspense fallback={still}>
          <RichTextEditor
            value={value}
            className={className}
            target={target}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it turns into a rich-text editor with the focus; no HTML element does
    <div
      className={styles['rich']}
      role="textbox"
      aria-multiline
      aria-label={t('inline.richText')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      data-canvas-control
      data-inline-key={target.key}
      data-inline-path={field}
      onFocus={() => {
        select(store, target.key);
        setEditing(true);
      }}
    >
      {still}
    </div>
  );
}
