import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSetupTexts } from '../use-setup-texts.ts';
import styles from './steps.module.css';

/** The pages that the shop begins with. */
export function PresetStep() {
  const s = useSetupTexts();
  return (
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
  );
}
