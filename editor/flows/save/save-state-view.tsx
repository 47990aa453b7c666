import {
  Cloud,
  CloudAlert,
  CloudCheck,
  CloudOff,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';

import { useTexts } from '#kit/back-office-context.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import type { SaveStatus } from '../../kernel/store/editor-state.ts';
import { lastSavedAt, overallStatus } from '../../kernel/store/saving/save-queue.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import styles from './save-state-view.module.css';

const ICONS: Record<SaveStatus, LucideIcon> = {
  saved: CloudCheck,
  // Still: it shows with every key press, and a moving picture would be painted along with each.
  pending: Cloud,
  saving: LoaderCircle,
  offline: CloudOff,
  invalid: CloudAlert,
  expired: CloudAlert,
  conflict: CloudAlert,
};

/** Always in view: whether the server has the work. Opens what needs a decision. */
export function SaveState() {
  const t = useTexts();
  const { store, autosave } = useEditor();
  const locale = useUi('locale');
  const status = useEditorState((state) => overallStatus(state.save));
  const at = useEditorState((state) => lastSavedAt(state.save));
  const conflicted = useElementWith('conflict');
  const invalid = useElementWith('invalid');
  const Icon = ICONS[status];
  const isCalm = status === 'saved' || status === 'pending' || status === 'saving';
  const time = at === null ? null : timeOf(at, locale);
  const text = status === 'saved' && time ? t('save.savedAt', { time }) : t(`save.${status}`);
  const onClick = () => {
    if (conflicted) openDialog(store, { name: 'conflict', elementId: Number(conflicted) });
    else if (invalid) openDialog(store, { name: 'findings', elementId: Number(invalid) });
    else void autosave.resume();
  };
  return (
    <button
      type="button"
      className={styles['state']}
      data-status={status}
      title={t(`save.${status}Hint`)}
      onClick={onClick}
    >
      <Icon
        size={15}
        strokeWidth={1.75}
        aria-hidden
        className={status === 'saving' ? styles['turning'] : undefined}
      />
      <span className={isCalm ? styles['quiet'] : undefined}>{text}</span>
    </button>
  );
}

/** Id of an element that is in this state of saving. */
function useElementWith(status: SaveStatus): string | undefined {
  return useEditorState(({ save }) => Object.keys(save).find((id) => save[id]?.status === status));
}

function timeOf(instant: number, locale: string): string {
  return new Date(instant).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}
