import type { ComponentType } from 'react';
import { useBackOffice } from '#kit/back-office-context.ts';
import { Button } from '#kit/ui/button.tsx';
import {
  type Opening,
  type SetupStep,
  type SetupStepState,
  skipStep,
} from '#schemas/api/opening.ts';
import { Refusal } from '../../dialogs/refusal.tsx';
import { useSend } from '../../dialogs/use-send.ts';
import { Card } from '../../screen.tsx';
import { SenderForm } from '../mail/sender-form.tsx';
import { LoadedCountries } from '../store/loaded-countries.tsx';
import { LoadedTaxes } from '../store/loaded-taxes.tsx';
import styles from './setup.module.css';
import { StepNotes } from './step-notes.tsx';
import { CompanyStep } from './steps/company-step.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { LegalStep } from './steps/legal-step.tsx';
import { LookStep } from './steps/look-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PresetStep } from './steps/preset-step.tsx';
import { ProductsStep } from './steps/products-step.tsx';
import { ShopStep } from './steps/shop-step.tsx';
import { useSetupTexts } from './use-setup-texts.ts';

/** What the content of a step gets. */
export interface StepProps {
  /** Something was stored: what is missing may be less now. */
  onChanged(): void;
}

const STEPS: Readonly<Record<SetupStep, ComponentType<StepProps>>> = {
  shop: ShopStep,
  countries: LoadedCountries,
  preset: PresetStep,
  look: LookStep,
  company: CompanyStep,
  taxes: LoadedTaxes,
  delivery: DeliveryStep,
  payment: PaymentStep,
  products: ProductsStep,
  mail: ({ onChanged }) => <SenderForm onSaved={onChanged} />,
  legal: LegalStep,
};

interface StepCardProps extends StepProps {
  state: SetupStepState;
  onSkipped(opening: Opening): void;
  onNext(): void;
}

/** Steps whose forms stand in cards of their own. */
const IN_CARDS: ReadonlySet<SetupStep> = new Set(['company', 'taxes', 'mail', 'legal']);

/** One step: what it is for, what is missing, its forms, and the way on. */
export function StepCard({ state, onChanged, onSkipped, onNext }: StepCardProps) {
  const { api, announce } = useBackOffice();
  const s = useSetupTexts();
  const { failure, send } = useSend();
  const { step, isDone, isSkipped, notes } = state;
  const Content = STEPS[step];
  const name = s(`setup.step.${step}`);

  function skip(isAside: boolean) {
    const body = { step, isSkipped: isAside };
    void send(
      () => api.call(skipStep, { body }),
      (opening) => {
        announce(s(isAside ? 'setup.skipped' : 'setup.unskipped', { name }));
        onSkipped(opening);
        if (isAside) onNext();
      },
    );
  }

  const about = (
    <>
      <p className={styles['why']}>{s(`setup.why.${step}`)}</p>
      <StepNotes notes={notes} />
    </>
  );
  const foot = (
    <footer className={styles['foot']}>
      <Refusal failure={failure} />
      {!isDone && (
        <Button size="l" kind="quiet" onClick={() => skip(!isSkipped)}>
          {s(isSkipped ? 'setup.unskip' : 'setup.skip')}
        </Button>
      )}
      <Button size="l" kind={isDone ? 'primary' : 'plain'} onClick={onNext}>
        {s('setup.next')}
      </Button>
    </footer>
  );
  if (IN_CARDS.has(step)) {
    return (
      <div className={styles['cards']}>
        <Card title={name}>{about}</Card>
        <Content onChanged={onChanged} />
        {foot}
      </div>
    );
  }
  return (
    <Card title={name}>
      {about}
      <Content onChanged={onChanged} />
      {foot}
    </Card>
  );
}
