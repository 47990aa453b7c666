import type { Ref } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { nameOfSource } from '../../kernel/actions/move-operations.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';
import styles from './drag-chip.module.css';

/** What is dragged, beside the pointer; tells why a place refuses it. */
export function DragChip({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTexts();
  const editor = useEditor();
  const drag = useEditorState((state) => state.drag);
  if (!drag) return null;
  return (
    <div ref={ref} className={styles['chip']} aria-hidden>
      <span className={styles['name']}>{nameOfSource(editor, drag.source)}</span>
      {drag.refusal && <span className={styles['refusal']}>{t(`refusal.${drag.refusal}`)}</span>}
    </div>
  );
}
