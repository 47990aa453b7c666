import { keyLabels } from './key-labels.ts';
import styles from './keys.module.css';

/** A shortcut as keys, e.g. `Ctrl+Shift+Z`; `Ctrl` is the command key on a Mac. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles['keys']}>
      {keyLabels(keys).map((label) => (
        <kbd key={label}>{label}</kbd>
      ))}
    </span>
  );
}
