import { useTexts } from '#kit/back-office-context.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import type { Release } from '#schemas/api/development.ts';
import styles from './development.module.css';

interface ReleasesDialogProps {
  open: boolean;
  releases: readonly Release[];
  onClose(): void;
}

/** What changed, release by release (ADMIN-06). */
export function ReleasesDialog({ open, releases, onClose }: ReleasesDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('admin.development.changelog')}
      closeLabel={t('dialog.close')}
    >
      {releases.length === 0 && <p>{t('admin.development.noReleases')}</p>}
      {releases.map(({ tag_name, description_html }) => (
        <article key={tag_name} className={styles['release']}>
          <h3>{tag_name}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server escapes what a tag says and adds paragraphs only */}
          <div dangerouslySetInnerHTML={{ __html: description_html }} />
        </article>
      ))}
    </Dialog>
  );
}
