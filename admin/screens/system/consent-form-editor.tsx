import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { ToggleInput } from '#kit/fields/choice-controls.tsx';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { assignConsents, type StoredConsent } from '#schemas/api/consents.ts';
import { useAdmin } from '../../admin-context.ts';
import { LeaveDialog } from '../../dialogs/leave-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import {
  type ConsentChoice,
  isSameChoice,
  moved,
  withConsent,
  withoutConsent,
  withRequired,
} from './consent-choice.ts';
import { consentText } from './consent-texts.ts';
import consents from './consents.module.css';
import type { FormConsents } from './load-consents.ts';
import styles from './system.module.css';

/** Consents of one form: chosen ones in their order, the others below; sent by one button. */
export function ConsentFormEditor({ known, assignment }: FormConsents) {
  const { api, t, announce } = useBackOffice();
  const { failure, send } = useSend();
  const [choice, setChoice] = useState<ConsentChoice>(() => choiceOf(assignment));
  const [saved, setSaved] = useState(choice);
  const frame = useRef<HTMLDivElement>(null);
  const isDirty = !isSameChoice(choice, saved);
  const form = assignment.assigned_to;
  const shown = choice.shown.flatMap((id) => known.find((one) => one.id === id) ?? []);
  const others = known.filter(({ id }) => !choice.shown.includes(id));

  /** Keyboards go on where the consent has gone to. */
  function change(next: ConsentChoice, id: number, ...tools: string[]) {
    flushSync(() => setChoice(next));
    focusTool(frame, id, tools);
  }

  function save() {
    const ids = shown.map(({ id }) => id);
    const body = {
      assigned_to: form,
      consents: ids,
      requiredConsents: choice.required.filter((id) => ids.includes(id)),
    };
    void send(
      () => api.call(assignConsents, { body }),
      (stored) => {
        setSaved(choiceOf(stored));
        announce(t('admin.saved', { name: t(`admin.consent.form.${form}`) }));
      },
    );
  }

  return (
    <div ref={frame} className={styles['form']}>
      {shown.length === 0 && <p className={styles['empty']}>{t('admin.consent.asksNothingYet')}</p>}
      {shown.length > 0 && (
        <ol className={consents['rows']} aria-label={t('admin.consent.shown')}>
          {shown.map((consent) => (
            <ShownConsent
              key={consent.id}
              consent={consent}
              choice={choice}
              onRequire={(is) => setChoice(withRequired(choice, consent.id, is))}
              onMove={(by) =>
                change(
                  moved(choice, consent.id, by),
                  consent.id,
                  by < 0 ? 'up' : 'down',
                  by < 0 ? 'down' : 'up',
                )
              }
              onRemove={() => change(withoutConsent(choice, consent.id), consent.id, 'add')}
            />
          ))}
        </ol>
      )}
      <LeaveDialog isDirty={isDirty} />
      <Refusal failure={failure} />
      <div className={consents['save']}>
        <Button kind="primary" size="l" onClick={save}>
          {t('admin.save')}
        </Button>
        <span role="status">{isDirty && t('admin.consent.unsaved')}</span>
      </div>
      {others.length > 0 && (
        <section className={styles['section']}>
          <h2>{t('admin.consent.others')}</h2>
          <ul className={consents['rows']}>
            {others.map((consent) => (
              <Row key={consent.id} consent={consent}>
                <Button
                  data-tool="add"
                  aria-label={`${t('admin.consent.ask')}: ${consent.uniqueNumber}`}
                  onClick={() => change(withConsent(choice, consent.id), consent.id, 'required')}
                >
                  <Plus size={15} aria-hidden />
                  {t('admin.consent.ask')}
                </Button>
              </Row>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function choiceOf(assignment: FormConsents['assignment']): ConsentChoice {
  return { shown: assignment.consents, required: assignment.requiredConsents };
}

/** Focuses the first of the tools of a row that can be used. */
function focusTool(frame: RefObject<HTMLElement | null>, id: number, tools: readonly string[]) {
  const row = frame.current?.querySelector(`[data-consent="${id}"]`);
  const found = tools.flatMap(
    (tool) => row?.querySelector<HTMLElement>(`[data-tool="${tool}"]:not(:disabled)`) ?? [],
  );
  found[0]?.focus();
}

interface ShownConsentProps {
  consent: StoredConsent;
  choice: ConsentChoice;
  onRequire(isRequired: boolean): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function ShownConsent({ consent, choice, onRequire, onMove, onRemove }: ShownConsentProps) {
  const t = useTexts();
  const id = useId();
  const name = consent.uniqueNumber;
  return (
    <Row consent={consent}>
      <span className={consents['required']}>
        <label htmlFor={id}>
          {t('admin.consent.required')}
          <span className="visually-hidden">{`: ${name}`}</span>
        </label>
        <ToggleInput
          id={id}
          data-tool="required"
          checked={choice.required.includes(consent.id)}
          onChange={onRequire}
        />
      </span>
      <span className={consents['moves']}>
        <IconButton
          icon={ArrowUp}
          data-tool="up"
          label={t('admin.system.up', { name })}
          disabled={choice.shown[0] === consent.id}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          data-tool="down"
          label={t('admin.system.down', { name })}
          disabled={choice.shown.at(-1) === consent.id}
          onClick={() => onMove(1)}
        />
        <IconButton icon={X} label={t('admin.consent.unask', { name })} onClick={onRemove} />
      </span>
    </Row>
  );
}

function Row({ consent, children }: { consent: StoredConsent; children: ReactNode }) {
  const { locale } = useAdmin();
  return (
    <li data-consent={consent.id}>
      <span className={consents['words']}>
        <b>{consent.uniqueNumber}</b>
        <span>{consentText(consent, locale)}</span>
      </span>
      {children}
    </li>
  );
}
