import { CalendarClock } from 'lucide-react';
import { useEffect } from 'react';

import { useTexts } from '#kit/back-office-context.ts';
import { isBuiltIn } from '#schemas/content/system-pages.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { browserTimer } from '../../kernel/store/saving/browser-timer.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { openDialog } from '../../kernel/store/ui.ts';
import { loadPublication, momentText } from './publication.ts';
import styles from './schedule.module.css';

/** Longest wait that a browser's timer takes. */
const MAX_WAIT_MS = 2 ** 31 - 1;
/** The server looks for what is due now and then. */
const DUE_MS = 20_000;

/** Tells that the page goes public at a time; nothing without one. Opens what changes it. */
export function ScheduleState() {
  const t = useTexts();
  const editor = useEditor();
  const { store } = editor;
  const locale = useUi('locale');
  const elementId = useEditorState(({ scope, placement }) => scope.masterId ?? placement.page);
  const at = useEditorState(({ publications }) => publications[elementId]?.scheduledAt ?? null);
  useEffect(() => {
    if (isBuiltIn({ id: elementId })) return undefined;
    void loadPublication(editor, elementId);
    if (at === null) return undefined;
    const wait = new Date(at).getTime() - Date.now() + DUE_MS;
    return browserTimer.after(Math.min(Math.max(wait, DUE_MS), MAX_WAIT_MS), () => {
      void loadPublication(editor, elementId);
    });
  }, [editor, elementId, at]);
  if (at === null) return null;
  const text = t('schedule.badge', { time: momentText(at, locale) });
  return (
    <button
      type="button"
      className={styles['badge']}
      aria-label={text}
      title={text}
      onClick={() => openDialog(store, { name: 'schedule', elementId })}
    >
      <CalendarClock size={15} strokeWidth={1.75} aria-hidden />
      <span>{momentText(at, locale)}</span>
    </button>
  );
}
