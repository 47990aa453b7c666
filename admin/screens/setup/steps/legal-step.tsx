import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LegalPages } from '../../company/legal-pages.tsx';
import type { StepProps } from '../step-card.tsx';
import { useSetupTexts } from '../use-setup-texts.ts';
import styles from './steps.module.css';

/** The legal pages, and the way to what forms ask shoppers to accept. */
export function LegalStep({ onChanged }: StepProps) {
  const s = useSetupTexts();
  return (
    <>
      <LegalPages onChanged={onChanged} />
      <p className={styles['ways']}>
        <Link to="/consent">
          {s('setup.go.consent')}
          <ArrowRight size={15} aria-hidden />
        </Link>
      </p>
    </>
  );
}
