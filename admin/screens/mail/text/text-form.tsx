import { useState } from 'react';
import type { Locale } from '#domain/locales.ts';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { TextField } from '#kit/ui/text-field.tsx';
import type { Translate } from '#runtime/i18n/texts.ts';
import {
  type MailText,
  type MailTextAnswer,
  type MailTextKind,
  resetMailText,
  restoreMailText,
  saveMailText,
} from '#schemas/api/mail-texts.ts';
import { LeaveDialog } from '../../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../../dialogs/refusal.tsx';
import { useSend } from '../../../dialogs/use-send.ts';
import { Card } from '../../../screen.tsx';
import own from '../mail.module.css';
import { useMailTexts } from '../use-mail-texts.ts';
import { BodyEditor } from './body-editor.tsx';
import { Preview } from './preview.tsx';
import styles from './text.module.css';
import { Versions } from './versions.tsx';

interface TextFormProps {
  kind: MailTextKind;
  locale: Locale;
  answer: MailTextAnswer;
}

/** Changes the words of a mail, beside how they will look. */
export function TextForm({ kind, locale, answer }: TextFormProps) {
  const { api, announce } = useBackOffice();
  const say = useMailTexts();
  const { failure, send } = useSend();
  const [stored, setStored] = useState(answer);
  const [draft, setDraft] = useState(answer.text);
  // The text editor begins again with words that came from elsewhere.
  const [round, setRound] = useState(0);
  const params = { kind, locale };
  const base = stored.version;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored.text);
  const faulty = failure?.error.payload.fields ?? {};

  function save() {
    void send(
      () => api.call(saveMailText, { params, body: { text: draft, base } }),
      (saved) => {
        setStored(saved);
        setDraft(saved.text);
        announce(say('mail.text.saved'));
      },
    );
  }

  function replaced(by: MailTextAnswer, sentence: string) {
    setStored(by);
    setDraft(by.text);
    setRound(round + 1);
    announce(sentence);
  }

  return (
    <div className={styles['columns']}>
      <LeaveDialog isDirty={isDirty} />
      <div>
        <Card title={say('mail.text.words')}>
          <div className={styles['state']}>
            <p>{say(stored.isOwn ? 'mail.text.isOwn' : 'mail.text.isProduct')}</p>
            {stored.isOwn && (
              <Button
                disabled={isDirty}
                onClick={() =>
                  void send(
                    () => api.call(resetMailText, { params, body: { base } }),
                    (by) => replaced(by, say('mail.text.wasReset')),
                  )
                }
              >
                {say('mail.text.reset')}
              </Button>
            )}
          </div>
          <Lines draft={draft} locale={locale} faulty={faulty} onChange={setDraft} />
          <p className={own['hint']}>
            {say('mail.text.above', { names: namesAbove(stored.placeholders) })}
          </p>
          <div>
            <p className={styles['label']}>{say('mail.text.body')}</p>
            <BodyEditor
              key={round}
              body={stored.text.body}
              lang={locale}
              placeholders={stored.placeholders}
              onChange={(body) => setDraft((before) => ({ ...before, body }))}
            />
          </div>
          {stored.needs.length > 0 && (
            <p className={own['hint']}>{say('mail.needs', { names: needed(stored, say) })}</p>
          )}
          {!('text.subject' in faulty || 'text.heading' in faulty) && <Refusal failure={failure} />}
          <div className={own['actions']}>
            <Button size="l" kind="primary" disabled={!isDirty} onClick={save}>
              {say('mail.text.save')}
            </Button>
          </div>
        </Card>
        <Versions
          versions={stored.versions}
          isDirty={isDirty}
          onRestore={(version) =>
            void send(
              () => api.call(restoreMailText, { params, body: { version, base } }),
              (by) => replaced(by, say('mail.versions.restored')),
            )
          }
        />
      </div>
      <div>
        <Preview kind={kind} locale={locale} text={draft} />
      </div>
    </div>
  );
}

interface LinesProps {
  draft: MailText;
  locale: Locale;
  /** Fields that the server found wrong. */
  faulty: object;
  onChange(draft: MailText): void;
}

function Lines({ draft, locale, faulty, onChange }: LinesProps) {
  const say = useMailTexts();
  return (['subject', 'heading'] as const).map((name) => (
    <TextField
      key={name}
      label={say(`mail.text.${name}`)}
      lang={locale}
      maxLength={200}
      autoComplete="off"
      value={draft[name]}
      error={`text.${name}` in faulty ? say('mail.text.lineFault') : undefined}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  ));
}

const namesAbove = (placeholders: MailTextAnswer['placeholders']) =>
  placeholders
    .filter(({ type }) => type === 'text')
    .map(({ name }) => `{{${name}}}`)
    .join(', ');

function needed({ needs, placeholders }: MailTextAnswer, say: Translate): string {
  const labelOf = (name: string) => {
    const isPart = placeholders.some((one) => one.name === name && one.type === 'part');
    return say(`mail.${isPart ? 'part' : 'word'}.${name}`);
  };
  return needs
    .map((group) => group.map(labelOf).reduce((first, second) => say('mail.or', { first, second })))
    .join('; ');
}
