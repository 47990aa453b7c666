import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  value: string;
  /** Its name, which also stands in it while it is empty. */
  label: string;
  /** `l` for a dialog, where it fills its line. */
  size?: 'm' | 'l';
  onChange(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** A field that narrows the list below it while one types. */
export function SearchField({ value, label, size = 'm', onChange, onKeyDown }: SearchFieldProps) {
  return (
    <div className={styles['root']} data-size={size}>
      <Search size={14} aria-hidden />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
