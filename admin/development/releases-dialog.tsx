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
          {paragraphsOf(description_html).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </article>
      ))}
    </Dialog>
  );
}

/** The texts of the paragraphs, so that no HTML of an answer gets into the page. */
function paragraphsOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
}
