import { type SubmitEvent, useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { ApiResult } from '#schemas/api/endpoint.ts';
import type { MailTrial } from '#schemas/api/mail-sender.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import styles from './mail.module.css';
import { useMailTexts } from './use-mail-texts.ts';

interface TrialFormProps {
  send(to: string): Promise<ApiResult<MailTrial>>;
}

/** Sends a mail to an address of one's own, and tells how it fared. */
export function TrialForm({ send: trySending }: TrialFormProps) {
  const { user } = useBackOffice();
  const say = useMailTexts();
  const { failure, send } = useSend();
  const [to, setTo] = useState(user.email);
  const [isBusy, setBusy] = useState(false);
  const [trial, setTrial] = useState<(MailTrial & { to: string }) | null>(null);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    setTrial(null);
    await send(
      () => trySending(to.trim()),
      (outcome) => setTrial({ ...outcome, to: to.trim() }),
    );
    setBusy(false);
  }

  const isFaulty = 'to' in (failure?.error.payload.fields ?? {});
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles['try']}>
        <TextField
          label={say('mail.try.to')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          value={to}
          error={isFaulty ? say('mail.sender.addressFault') : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button size="l" type="submit" disabled={isBusy}>
          {say(isBusy ? 'mail.try.sending' : 'mail.try.send')}
        </Button>
      </div>
      {!isFaulty && <Refusal failure={failure} />}
      {trial && <Outcome trial={trial} />}
    </form>
  );
}

function Outcome({ trial: { way, failure, to } }: { trial: MailTrial & { to: string } }) {
  const say = useMailTexts();
  if (!failure) {
    const isSent = way === 'smtp';
    return (
      <div className={styles['outcome']} data-state={isSent ? 'sent' : 'written'} role="status">
        <p>{say(isSent ? 'mail.try.sent' : 'mail.try.written', { to })}</p>
      </div>
    );
  }
  return (
    <div className={styles['outcome']} data-state="failed" role="alert">
      <b>{say('mail.try.failed')}</b>
      <p>{say(`mail.fault.${failure.fault}`)}</p>
      {failure.answer && <code>{say('mail.try.answer', { answer: failure.answer })}</code>}
    </div>
  );
}
