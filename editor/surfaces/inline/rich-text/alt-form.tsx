import { type Editor, useEditorState } from '@tiptap/react';
import { useEditorState as useShellState } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import styles from '../inline.module.css';

/** What is in the picture that is selected, for those who do not see it. */
export function AltForm({ editor }: { editor: Editor }) {
  const t = useTexts();
  const picture = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      current.isActive('picture') ? current.getAttributes('picture') : null,
  });
  const record = useShellState(({ media }) => picture && media[Number(picture['id'])]);
  if (!picture) return null;
  return (
    <div className={styles['altForm']}>
      <input
        aria-label={t('media.alt')}
        maxLength={300}
        placeholder={record?.description || t('media.altMissing')}
        value={String(picture['alt'] ?? '')}
        // The toolbar keeps the focus in the text, which a field needs for itself.
        onMouseDown={(event) => event.stopPropagation()}
        onChange={({ target }) =>
          editor.commands.updateAttributes('picture', { alt: target.value || null })
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') editor.view.focus();
        }}
      />
    </div>
  );
}
