import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { type Opening, openingState, SETUP_STEPS, type SetupStep } from '#schemas/api/opening.ts';
import { OpenCard } from './open-card.tsx';
import styles from './setup.module.css';
import { StepCard } from './step-card.tsx';
import { OPEN_STEP, type Place, StepList } from './step-list.tsx';

/** The step that the address names; without one, the first that is neither done nor put aside. */
function placeOf(asked: string | null, { steps }: Opening): Place {
  if (asked === OPEN_STEP) return OPEN_STEP;
  const named = SETUP_STEPS.find((step) => step === asked);
  const open = steps.find(({ isDone, isSkipped }) => !(isDone || isSkipped));
  return named ?? open?.step ?? OPEN_STEP;
}

function after(step: SetupStep): Place {
  return SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? OPEN_STEP;
}

/** All steps beside the one that is being taken. */
export function Guide({ begun }: { begun: Opening }) {
  const { api } = useBackOffice();
  const [opening, setOpening] = useState(begun);
  const [query, setQuery] = useSearchParams();
  // Held while a step is worked on, also once it is done.
  const [first] = useState(() => placeOf(null, begun));
  const asked = query.get('step');
  const place = asked === null ? first : placeOf(asked, opening);
  const card = useRef<HTMLDivElement>(null);
  const state = opening.steps.find(({ step }) => step === place);

  async function lookAgain() {
    const answer = await api.call(openingState, {});
    if (!answer.errored) setOpening(answer.data);
  }

  function goTo(next: Place) {
    setQuery({ step: next }, { replace: true });
    void lookAgain();
    card.current?.focus();
    // On a phone the steps stand above the card.
    card.current?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <div className={styles['guide']}>
      <StepList opening={opening} place={place} onChoose={goTo} />
      <div ref={card} tabIndex={-1} className={styles['place']}>
        {state ? (
          <StepCard
            key={state.step}
            state={state}
            onChanged={() => void lookAgain()}
            onSkipped={setOpening}
            onNext={() => goTo(after(state.step))}
          />
        ) : (
          <OpenCard opening={opening} onChanged={setOpening} onChoose={goTo} />
        )}
      </div>
    </div>
  );
}
