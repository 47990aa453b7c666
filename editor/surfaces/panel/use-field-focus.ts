import { type RefObject, useEffect } from 'react';

import { rootField } from '../../kernel/store/fields/field-path.ts';
import { useEditorState } from '../../kernel/store/selectors.ts';

/** Brings the field that was chosen on the canvas into view and gives it the focus. */
export function useFieldFocus(root: RefObject<HTMLElement | null>): void {
  const field = useEditorState((state) => state.selection.field);
  useEffect(() => {
    if (field === null) return;
    const row = root.current?.querySelector(`[data-field="${CSS.escape(rootField(field))}"]`);
    row?.closest('details')?.setAttribute('open', '');
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector<HTMLElement>('[data-control] :is(input, textarea, select, button)')?.focus();
  }, [field, root]);
}
