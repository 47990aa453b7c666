import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAdmin } from '../../../admin-context.ts';
import { idOf, type RecordData, type RecordKind } from '../../../records/record-kind.ts';
import { useSetupTexts } from '../use-setup-texts.ts';
import styles from './steps.module.css';

interface MethodListProps {
  kind: RecordKind;
  methods: readonly RecordData[];
  /** What stands behind a method's name. */
  detailOf?(method: RecordData): string;
}

/** The methods that there are; each leads to its form. */
export function MethodList({ kind, methods, detailOf }: MethodListProps) {
  const { locale } = useAdmin();
  const s = useSetupTexts();
  if (methods.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h3>{s('setup.methods.have')}</h3>
      <ul className={styles['have']}>
        {methods.map((method) => (
          <li key={idOf(method)}>
            <Check size={15} aria-hidden />
            <Link to={`/${kind.path}/${idOf(method)}`}>{kind.titleOf(method, locale)}</Link>
            <span>
              {method['active'] === false ? s('setup.methods.off') : (detailOf?.(method) ?? '')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
