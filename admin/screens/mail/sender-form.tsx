import { type SubmitEvent, useState } from 'react';
import { LOCALES } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { localeName } from '#kit/locale-names.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import {
  MAX_FOOTER,
  type MailSender,
  type MailSenderAnswer,
  readMailSender,
  saveMailSender,
  tryMailSender,
} from '#schemas/api/mail-sender.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card, LoadedView } from '../../screen.tsx';
import { useUndoNotice } from '../settings/use-undo-notice.ts';
import { AreaField } from '../system/fields.tsx';
import styles from './mail.module.css';
import { TrialForm } from './mail-trial.tsx';
import { useMailTexts } from './use-mail-texts.ts';

interface SenderFormProps {
  onSaved?: (() => void) | undefined;
}

/** Who sends the mails of the site, and a mail to try it. */
export function SenderForm({ onSaved }: SenderFormProps) {
  const { api } = useBackOffice();
  const [tries, setTries] = useState(0);
  const loaded = useLoaded(String(tries), () => api.call(readMailSender, {}));
  return (
    <LoadedView loaded={loaded} onRetry={() => setTries(tries + 1)}>
      {(answer) => (
        <Form key={tries} answer={answer} onSaved={onSaved} onReload={() => setTries(tries + 1)} />
      )}
    </LoadedView>
  );
}

function Form({
  answer: { sender, defaults },
  onSaved,
  onReload,
}: SenderFormProps & { answer: MailSenderAnswer; onReload(): void }) {
  const { api } = useBackOffice();
  const sayChanged = useUndoNotice();
  const say = useMailTexts();
  const { failure, send } = useSend();
  const [draft, setDraft] = useState(sender);
  const [isBusy, setBusy] = useState(false);
  const change = (part: Partial<MailSender>) => setDraft({ ...draft, ...part });
  const faulty = failure?.error.payload.fields ?? {};
  const isElsewhere = !['name', 'address', 'replyTo'].some((name) => name in faulty);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    await send(
      () => api.call(saveMailSender, { body: draft }),
      ({ sender: saved }) => {
        setDraft(saved);
        void sayChanged({
          sentence: say('mail.sender.saved'),
          name: say('mail.sender.who'),
          isOne: (setting) => setting === 'mail.sender',
          onUndone: onReload,
        });
        onSaved?.();
      },
    );
    setBusy(false);
  }

  return (
    <div className={styles['column']}>
      <Card title={say('mail.sender.who')}>
        <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
          <div className={styles['labelled']}>
            <TextField
              label={say('mail.sender.name')}
              autoComplete="off"
              maxLength={80}
              placeholder={defaults.name}
              value={draft.name}
              error={'name' in faulty ? say('mail.sender.nameFault') : undefined}
              onChange={({ target }) => change({ name: target.value })}
            />
          </div>
          <div className={styles['pair']}>
            <AddressField
              label={say('mail.sender.address')}
              usual={defaults.address}
              hint={say('mail.sender.addressHint')}
              value={draft.address}
              isFaulty={'address' in faulty}
              onChange={(address) => change({ address })}
            />
            <AddressField
              label={say('mail.sender.replyTo')}
              usual={defaults.replyTo}
              value={draft.replyTo}
              isFaulty={'replyTo' in faulty}
              onChange={(replyTo) => change({ replyTo })}
            />
          </div>
          {LOCALES.map((locale) => (
            <AreaField
              key={locale}
              label={`${say('mail.sender.footer')}: ${localeName(locale)}`}
              lang={locale}
              value={draft.footer[locale] ?? ''}
              onChange={(line) =>
                change({ footer: { ...draft.footer, [locale]: line.slice(0, MAX_FOOTER) } })
              }
            />
          ))}
          <p className={styles['hint']}>{say('mail.sender.footerHint')}</p>
          {isElsewhere && <Refusal failure={failure} />}
          <div className={styles['actions']}>
            <Button size="l" kind="primary" type="submit" disabled={isBusy}>
              {say('mail.sender.save')}
            </Button>
          </div>
        </form>
      </Card>
      <Card title={say('mail.try.title')}>
        <p className={styles['hint']}>{say('mail.try.intro')}</p>
        <TrialForm send={(to) => api.call(tryMailSender, { body: { to, sender: draft } })} />
      </Card>
    </div>
  );
}

interface AddressFieldProps {
  label: string;
  /** What counts while the field is empty. */
  usual: string;
  hint?: string;
  value: string;
  isFaulty: boolean;
  onChange(value: string): void;
}

function AddressField({ label, usual, hint, value, isFaulty, onChange }: AddressFieldProps) {
  const say = useMailTexts();
  return (
    <div className={styles['labelled']}>
      <TextField
        label={label}
        type="email"
        autoComplete="off"
        spellCheck={false}
        placeholder={usual}
        value={value}
        error={isFaulty ? say('mail.sender.addressFault') : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles['hint']}>
        {say('mail.sender.default', { value: usual || say('mail.sender.noReply') })}
      </p>
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
}
