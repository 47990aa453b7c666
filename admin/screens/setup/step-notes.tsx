import { Info } from 'lucide-react';
import type { SetupNote } from '#schemas/api/opening.ts';
import styles from './setup.module.css';
import { useSetupTexts } from './use-setup-texts.ts';

/** What a step lacks, or what is good to know of it. */
export function StepNotes({ notes }: { notes: readonly SetupNote[] }) {
  const s = useSetupTexts();
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>
          <Info size={15} aria-hidden />
          {s(`setup.note.${note}`)}
        </li>
      ))}
    </ul>
  );
}
