import { TextCursorInput } from 'lucide-react';

import { useTexts } from '../../back-office-context.ts';
import { focusInline } from '../../inline/focus-inline.ts';
import { useSelectedNode } from '../../store/selectors.ts';
import { Button } from '../../ui/button.tsx';
import { type ControlProps, inputAttributes } from '../control-props.ts';
import { plainTextOf } from '../plain-text.ts';
import styles from './controls.module.css';

/** Rich text is written where it stands: the button puts the caret there. */
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
