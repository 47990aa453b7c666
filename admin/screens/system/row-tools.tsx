import { Pencil, Trash2 } from 'lucide-react';

import { useTexts } from '#kit/back-office-context.ts';
import { IconButton } from '#kit/ui/icon-button.tsx';
import styles from './system.module.css';

interface RowToolsProps {
  /** The record, so that every button of a list has a name of its own. */
  name: string;
  onChange?: () => void;
  onDelete(): void;
}

/** What can be done with a record, at the end of its row. */
export function RowTools({ name, onChange, onDelete }: RowToolsProps) {
  const t = useTexts();
  return (
    <span className={styles['tools']}>
      {onChange && (
        <IconButton icon={Pencil} label={t('admin.system.change', { name })} onClick={onChange} />
      )}
      <IconButton icon={Trash2} label={t('admin.system.delete', { name })} onClick={onDelete} />
    </span>
  );
}
