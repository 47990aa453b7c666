import { useEditor } from '../editor-context.ts';
import { useEditorState } from '../store/selectors.ts';
import { isEnabled } from './action.ts';
import { actionById } from './all-actions.ts';

/** An action as a button shows it; renders again when it becomes possible or impossible. */
export function useAction(id: string) {
  const editor = useEditor();
  const action = actionById(id);
  const enabled = useEditorState(() => isEnabled(action, editor));
  const on = useEditorState(() => action.isOn?.(editor) ?? false);
  return {
    label: editor.t(`action.${id}`),
    keys: action.keys?.[0],
    icon: action.icon,
    enabled,
    /** Undefined for an action that is no switch. */
    pressed: action.isOn ? on : undefined,
    run: () => action.run(editor),
  };
}
