import { Pencil, TextCursorInput } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { focusInline } from '#editor/kernel/focus-inline.ts';
import { plainTextOf } from '#editor/kernel/plain-text.ts';
import { useSelectedNode } from '#editor/kernel/store/selectors.ts';
import type { EditingStart } from '#editor/surfaces/inline/rich-text/rich-text-editor.tsx';
import { useTexts } from '#kit/back-office-context.ts';
import { type ControlProps, inputAttributes } from '#kit/fields/control-props.ts';
import styles from '#kit/fields/controls.module.css';
import { Button } from '#kit/ui/button.tsx';
import type { RichTextDoc } from '#schemas/content/values.ts';
import ownStyles from './rich-text-control.module.css';

const RichTextEditor = lazy(async () => ({
  default: (await import('#editor/surfaces/inline/rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

/** What is written where nothing that can be read is stored. */
const EMPTY: RichTextDoc = { type: 'doc', content: [] };

/** Rich text is written here, or where it is on the canvas. */
export function RichTextControl(props: ControlProps) {
  const t = useTexts();
  const node = useSelectedNode();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value, label, path, disabled } = props;
  const text = plainTextOf(value);
  return (
    <div className={styles['stack']}>
      {isOpen && <WrittenHere {...props} opener={opener} onDone={() => setOpen(false)} />}
      {!isOpen && text !== '' && <p className={styles['excerpt']}>{text}</p>}
      <span className={styles['line']}>
        <Button
          {...inputAttributes(props)}
          ref={opener}
          className={styles['wide']}
          aria-label={`${label}: ${t('panel.editHere')}`}
          aria-expanded={isOpen}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <Pencil size={14} aria-hidden />
          {t('panel.editHere')}
        </Button>
        <Button
          className={styles['wide']}
          aria-label={`${label}: ${t('panel.editOnCanvas')}`}
          disabled={disabled || !node}
          onClick={() => node && focusInline(node.key, path)}
        >
          <TextCursorInput size={14} aria-hidden />
          {t('panel.editOnCanvas')}
        </Button>
      </span>
    </div>
  );
}

interface WrittenHereProps extends ControlProps {
  opener: { current: HTMLButtonElement | null };
  onDone(): void;
}

function WrittenHere({ value, schema, opener, onChange, onDone }: WrittenHereProps) {
  const start = useRef<EditingStart>({ caret: null, keys: [] });
  return (
    <Suspense fallback={<p className={styles['excerpt']}>{plainTextOf(value)}</p>}>
      <RichTextEditor
        value={EMPTY}
        className={ownStyles['written'] ?? ''}
        target={{ schema, read: () => value, write: onChange }}
        start={start}
        onReady={() => undefined}
        onDone={onDone}
        onExit={() => opener.current?.focus()}
      />
    </Suspense>
  );
}
