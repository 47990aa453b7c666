import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSetupTexts } from '../use-setup-texts.ts';
import styles from './steps.module.css';

/** A step whose forms are a screen of their own. */
function GoTo({ to, name }: { to: string; name: 'mail' | 'legal' }) {
  const s = useSetupTexts();
  return (
    <p className={styles['ways']}>
      <Link to={to}>
        {s(`setup.go.${name}`)}
        <ArrowRight size={15} aria-hidden />
      </Link>
    </p>
  );
}

export const MailStep = () => <GoTo to="/mail" name="mail" />;
export const LegalStep = () => <GoTo to="/legal" name="legal" />;
