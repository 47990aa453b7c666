import { TextCursorInput } from 'lucide-react';

import { useTexts } from '../../editor-context.ts';
import { focusInline } from '../../inline/focus-inline.ts';
import { useSelectedNode } from '../../store/selectors.ts';
import { Button } from '../../ui/button.tsx';
import type { ControlProps } from '../control-props.ts';

/** Rich text is written where it stands: the button puts the caret there. */
export function RichTextControl({ id, path, disabled }: ControlProps) {
  const t = useTexts();
  const node = useSelectedNode();
  return (
    <Button
      id={id}
      disabled={disabled || !node}
      onClick={() => node && focusInline(node.key, path)}
    >
      <TextCursorInput size={14} aria-hidden />
      {t('panel.editOnCanvas')}
    </Button>
  );
}
