import { RotateCcw, X } from 'lucide-react';

import { useTexts } from '../back-office-context.ts';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './media.module.css';
import type { FileUpload } from './use-uploads.ts';

interface UploadRowsProps {
  uploads: readonly FileUpload[];
  onRetry(upload: FileUpload): void;
  onCancel(upload: FileUpload): void;
}

/** Files on their way: a bar each; a refused one shows why, and can be sent again where that may help. */
export function UploadRows({ uploads, onRetry, onCancel }: UploadRowsProps) {
  const t = useTexts();
  if (uploads.length === 0) return null;
  return (
    <ul className={styles['uploads']}>
      {uploads.map((upload) => (
        <li key={upload.id} data-status={upload.status}>
          <span className={styles['fileName']}>{upload.file.name}</span>
          {upload.status === 'sending' ? (
            <progress
              value={upload.progress}
              aria-label={t('media.progress', { name: upload.file.name })}
            />
          ) : (
            <span role="alert">{upload.message}</span>
          )}
          {upload.status === 'failed' && upload.mayRetry && (
            <IconButton
              size="s"
              icon={RotateCcw}
              label={t('media.retry', { name: upload.file.name })}
              onClick={() => onRetry(upload)}
            />
          )}
          <IconButton
            size="s"
            icon={X}
            label={t('media.cancel', { name: upload.file.name })}
            onClick={() => onCancel(upload)}
          />
        </li>
      ))}
    </ul>
  );
}
