import { TextCursorInput } from 'lucide-react';
import { focusInline } from '#editor/kernel/focus-inline.ts';
import { plainTextOf } from '#editor/kernel/plain-text.ts';
import { useSelectedNode } from '#editor/kernel/store/selectors.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';

/** Rich text is written where it is: the button puts the caret there. */
export function RichTextControl(props: ControlProps) {
  const t = useTexts();
  const node = useSelectedNode();
  const { value, label, path, disabled } = props;
  const text = plainTextOf(value);
  return (
    <div className={styles['stack']}>
      {text !== '' && <p className={styles['excerpt']}>{text}</p>}
      <Button
        {...inputAttributes(props)}
        className={styles['wide']}
        aria-label={`${label}: ${t('panel.editOnCanvas')}`}
        disabled={disabled || !node}
        onClick={() => node && focusInline(node.key, path)}
      >
        <TextCursorInput size={14} aria-hidden />
        {t('panel.editOnCanvas')}
      </Button>
    </div>
  );
}
