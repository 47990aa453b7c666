import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PresetChooser } from '../../presets/preset-chooser.tsx';
import type { StepProps } from '../step-card.tsx';
import { useSetupTexts } from '../use-setup-texts.ts';
import styles from './steps.module.css';

/** The shop to begin with, and ways to its pages. */
export function PresetStep({ onChanged }: StepProps) {
  const s = useSetupTexts();
  return (
    <>
      <PresetChooser onChanged={onChanged} />
      <p className={styles['ways']}>
        <a href="/?editPage=true">
          {s('setup.go.editor')}
          <ArrowRight size={15} aria-hidden />
        </a>
        <Link to="/pages">
          {s('setup.go.pages')}
          <ArrowRight size={15} aria-hidden />
        </Link>
      </p>
    </>
  );
}
