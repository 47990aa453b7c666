import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#kit/back-office-context.ts';
import controls from '#kit/fields/controls.module.css';
import styles from './groups.module.css';

interface SettingSearchProps {
  query: string;
  onChange(query: string): void;
}

/** Finds settings and screens by what they are called and what they do. */
export function SettingSearch({ query, onChange }: SettingSearchProps) {
  const t = useTexts();
  const id = useId();
  return (
    <div className={styles['search']}>
      <label htmlFor={id} className="visually-hidden">
        {t('admin.settings.search')}
      </label>
      <Search size={16} aria-hidden />
      <input
        id={id}
        type="search"
        className={controls['input']}
        placeholder={t('admin.settings.search')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
