import { Check, Minus, Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Translate } from '#runtime/i18n/texts.ts';
import type { Opening, SetupStep, SetupStepState } from '#schemas/api/opening.ts';
import styles from './setup.module.css';
import { useSetupTexts } from './use-setup-texts.ts';

/** The end of the guide. */
export const OPEN_STEP = 'open';
export type Place = SetupStep | typeof OPEN_STEP;

interface StepListProps {
  opening: Opening;
  place: Place;
  onChoose(place: Place): void;
}

/** Every step with how far it has come. */
export function StepList({ opening, place, onChoose }: StepListProps) {
  const s = useSetupTexts();
  const { steps, openedAt } = opening;
  const done = steps.filter(({ isDone }) => isDone).length;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone the steps stand in a row that is longer than the screen.
    const current = list.current?.querySelector(`[data-place="${place}"]`);
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [place]);
  return (
    <nav className={styles['steps']} aria-label={s('setup.steps')}>
      <p className={styles['progress']}>
        {s('setup.progress', { done, count: steps.length })}
        <progress aria-hidden value={done} max={steps.length} />
      </p>
      <ol ref={list}>
        {steps.map((state, at) => (
          <li key={state.step}>
            <button
              type="button"
              data-place={state.step}
              aria-current={place === state.step ? 'step' : undefined}
              data-state={stateOf(state)}
              onClick={() => onChoose(state.step)}
            >
              <Mark state={state} number={at + 1} />
              <span>{s(`setup.step.${state.step}`)}</span>
              <span className="visually-hidden">{stateText(state, s)}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-place={OPEN_STEP}
            aria-current={place === OPEN_STEP ? 'step' : undefined}
            data-state={openedAt === null ? 'open' : 'done'}
            onClick={() => onChoose(OPEN_STEP)}
          >
            <i aria-hidden>{openedAt === null ? <Store size={14} /> : <Check size={14} />}</i>
            <span>{s('setup.open.step')}</span>
          </button>
        </li>
      </ol>
    </nav>
  );
}

function Mark({ state, number }: { state: SetupStepState; number: number }) {
  const what = stateOf(state);
  return (
    <i aria-hidden>
      {what === 'done' && <Check size={14} strokeWidth={2.5} />}
      {what === 'skipped' && <Minus size={14} strokeWidth={2.5} />}
      {what === 'open' && number}
    </i>
  );
}

function stateOf({ isDone, isSkipped }: SetupStepState): 'done' | 'skipped' | 'open' {
  if (isDone) return 'done';
  return isSkipped ? 'skipped' : 'open';
}

function stateText(state: SetupStepState, s: Translate): string {
  return ` – ${s(`setup.state.${stateOf(state)}`)}`;
}
