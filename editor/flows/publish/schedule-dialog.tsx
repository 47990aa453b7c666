import { CalendarClock } from 'lucide-react';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import { scheduleElement } from '#schemas/api/content.ts';
import { type Publication, unscheduleElement } from '#schemas/api/publication.ts';
import type { Fault } from '#schemas/content/element.ts';
import { say } from '../../kernel/actions/say.ts';
import { useEditor } from '../../kernel/editor-context.ts';
import { EditorDialog } from '../../kernel/editor-dialog.tsx';
import { faultsOf } from '../../kernel/store/saving/save-failure.ts';
import { useEditorState, useUi } from '../../kernel/store/selectors.ts';
import { closeDialog } from '../../kernel/store/ui.ts';
import { Findings } from './findings.tsx';
import { loadPublication, momentText } from './publication.ts';
import styles from './schedule.module.css';

const HOUR_MS = 3_600_000;

/** Lets the draft of now go public at a time, shows the time that is set, and calls it off. */
export function ScheduleDialog({ elementId }: { elementId: number }) {
  const t = useTexts();
  const editor = useEditor();
  const { store } = editor;
  const formId = useId();
  const publication = useEditorState(({ publications }) => publications[elementId]);
  const { at, error, faults, isBusy, ...form } = useScheduling(elementId);
  const isScheduled = Boolean(publication?.scheduledAt);

  useEffect(() => void loadPublication(editor, elementId), [editor, elementId]);

  return (
    <EditorDialog
      size={faults.length > 0 ? 'm' : 's'}
      title={t(faults.length > 0 ? 'publish.refused' : 'schedule.title')}
      description={t(faults.length > 0 ? 'publish.refusedText' : 'schedule.text')}
      actions={
        <>
          <Button size="l" onClick={() => closeDialog(store)}>
            {t('dialog.cancel')}
          </Button>
          <Button kind="primary" size="l" type="submit" form={formId} disabled={isBusy}>
            {t(isScheduled ? 'schedule.change' : 'schedule.confirm')}
          </Button>
        </>
      }
    >
      {isScheduled && (
        <CurrentSchedule publication={publication} isBusy={isBusy} onCancel={form.cancel} />
      )}
      <form id={formId} noValidate onSubmit={form.submit}>
        {faults.length > 0 ? (
          <Findings elementId={elementId} faults={faults} />
        ) : (
          <TextField
            label={t('schedule.at')}
            type="datetime-local"
            required
            min={localTime(Date.now())}
            value={at}
            error={error}
            onChange={({ target }) => form.setAt(target.value)}
          />
        )}
      </form>
    </EditorDialog>
  );
}

interface CurrentScheduleProps {
  publication: Publication | undefined;
  isBusy: boolean;
  onCancel(): void;
}

function CurrentSchedule({ publication, isBusy, onCancel }: CurrentScheduleProps) {
  const t = useTexts();
  const locale = useUi('locale');
  if (!publication?.scheduledAt) return null;
  const { scheduledAt, scheduledRev, rev } = publication;
  return (
    <div className={styles['state']}>
      <CalendarClock size={16} aria-hidden />
      <p>
        {t('schedule.state', { time: momentText(scheduledAt, locale), rev: scheduledRev ?? rev })}
      </p>
      <Button disabled={isBusy} onClick={onCancel}>
        {t('schedule.cancel')}
      </Button>
      {scheduledRev !== rev && <p className={styles['newer']}>{t('schedule.newer')}</p>}
    </div>
  );
}

/** The form of the dialog: the time as it is typed, and what the server says to it. */
function useScheduling(elementId: number) {
  const editor = useEditor();
  const { store, api, autosave, t } = editor;
  const locale = useUi('locale');
  const [at, setAt] = useState(() => localTime(nextHour()));
  const [error, setError] = useState<string | undefined>();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function schedule() {
    const instant = new Date(at);
    setFaults([]);
    if (!(instant.getTime() > Date.now())) {
      setError(t('schedule.past'));
      return;
    }
    setError(undefined);
    setBusy(true);
    await autosave.flush();
    const body = { at: instant.toISOString() };
    const answer = await api.call(scheduleElement, { params: { id: elementId }, body });
    setBusy(false);
    if (answer.errored) {
      const found = answer.statusCode === 400 ? faultsOf(answer) : [];
      setFaults(found);
      if (found.length === 0) setError(t('schedule.failed'));
      return;
    }
    await loadPublication(editor, elementId);
    closeDialog(store);
    say(editor, 'schedule.done', { time: momentText(body.at, locale) });
  }

  async function cancel() {
    setBusy(true);
    const answer = await api.call(unscheduleElement, { params: { id: elementId }, body: {} });
    await loadPublication(editor, elementId);
    setBusy(false);
    if (answer.errored) setError(t('schedule.failed'));
    else say(editor, 'schedule.cancelled');
  }

  return {
    at,
    setAt,
    error,
    faults,
    isBusy,
    submit(event: SubmitEvent) {
      event.preventDefault();
      void schedule();
    },
    cancel: () => void cancel(),
  };
}

function nextHour(): number {
  return Math.ceil((Date.now() + 1) / HOUR_MS) * HOUR_MS;
}

/** An instant as `datetime-local` wants it: in the time zone of the user, without seconds. */
function localTime(instant: number): string {
  const shifted = instant - new Date(instant).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
