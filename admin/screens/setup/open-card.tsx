import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { type Opening, openShop, type SetupStepState } from '#schemas/api/opening.ts';
import { useAdmin } from '../../admin-context.ts';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import { PreviewLink } from './preview-link.tsx';
import styles from './setup.module.css';
import type { Place } from './step-list.tsx';
import { StepNotes } from './step-notes.tsx';
import own from './steps/steps.module.css';
import { useSetupTexts } from './use-setup-texts.ts';

interface OpenCardProps {
  opening: Opening;
  onChanged(opening: Opening): void;
  onChoose(place: Place): void;
}

/** The list before opening, and the opening. */
export function OpenCard({ opening, onChanged, onChoose }: OpenCardProps) {
  const { steps, openedAt } = opening;
  const s = useSetupTexts();
  const missing = steps.filter(({ isDone }) => !isDone);
  const notes = steps.flatMap((state) => (state.isDone ? state.notes : []));
  return (
    <Card title={s('setup.open.title')}>
      {openedAt === null ? (
        <p className={styles['why']}>{s('setup.open.closed')}</p>
      ) : (
        <Opened openedAt={openedAt} />
      )}
      {missing.length === 0 ? (
        <p className={styles['why']}>{s('setup.open.allDone')}</p>
      ) : (
        <Missing steps={missing} onChoose={onChoose} />
      )}
      {notes.length > 0 && (
        <section className={own['part']}>
          <h3>{s('setup.open.know')}</h3>
          <StepNotes notes={notes} />
        </section>
      )}
      {openedAt === null && (
        <>
          <OpenNow isReady={missing.length === 0} onOpened={onChanged} />
          <PreviewLink opening={opening} onChanged={onChanged} />
        </>
      )}
    </Card>
  );
}

function Opened({ openedAt }: { openedAt: string }) {
  const { locale } = useAdmin();
  const s = useSetupTexts();
  const date = new Date(openedAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <>
      <p className={styles['why']}>
        {s('setup.open.since', { date })} {s('setup.open.closeHint')}
      </p>
      <p className={own['ways']}>
        <a href="/">
          {s('setup.open.visit')}
          <ExternalLink size={15} aria-hidden />
        </a>
      </p>
    </>
  );
}

interface MissingProps {
  steps: readonly SetupStepState[];
  onChoose(place: Place): void;
}

function Missing({ steps, onChoose }: MissingProps) {
  const s = useSetupTexts();
  return (
    <section className={own['part']}>
      <h3>{s('setup.open.missing')}</h3>
      <ul className={own['missing']}>
        {steps.map(({ step, notes }) => (
          <li key={step}>
            <button type="button" onClick={() => onChoose(step)}>
              {s(`setup.step.${step}`)}
            </button>
            <span>{notes.map((note) => s(`setup.note.${note}`)).join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenNowProps {
  isReady: boolean;
  onOpened(opening: Opening): void;
}

/** Opens the shop; asks first where something is missing. */
function OpenNow({ isReady, onOpened }: OpenNowProps) {
  const { api, announce } = useBackOffice();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const [isAsked, setAsked] = useState(false);
  const open = () =>
    void send(
      () => api.call(openShop, {}),
      (opening) => {
        setAsked(false);
        announce(s('setup.open.opened'));
        onOpened(opening);
      },
    );
  return (
    <div className={own['open']}>
      <Button kind="primary" size="l" onClick={isReady ? open : () => setAsked(true)}>
        {s('setup.open.now')}
      </Button>
      {!isAsked && <Refusal failure={failure} />}
      {isAsked && (
        <ConfirmDialog
          title={s('setup.open.despiteTitle')}
          text={s('setup.open.despiteText')}
          confirm={s('setup.open.despite')}
          onConfirm={open}
          onClose={() => setAsked(false)}
        >
          <Refusal failure={failure} />
        </ConfirmDialog>
      )}
    </div>
  );
}
