import { Link } from 'react-router-dom';
import type { LegalKind } from '#domain/company/legal.ts';
import { useTexts } from '#kit/back-office-context.ts';
import { textOr } from '#kit/known-text.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { editPathOf } from '#runtime/links/page-paths.ts';
import type { LegalPage } from '#schemas/api/legal.ts';
import { Card } from '../../screen.tsx';
import lists from '../content/lists.module.css';
import { STATUS_TONES } from '../content/status-tones.ts';
import styles from './legal.module.css';
import { useCompanyTexts } from './use-company-texts.ts';

interface LegalCardProps {
  kind: LegalKind;
  missing: readonly string[];
  pages: readonly LegalPage[];
  onCreate(): void;
  onPublish(page: LegalPage): void;
  onRead(page: LegalPage, isRead: boolean): void;
}

/** One kind of legal page: the pages that there are, and the way to a draft. */
export function LegalCard({ kind, missing, pages, onCreate, onPublish, onRead }: LegalCardProps) {
  const t = useCompanyTexts();
  const name = t(`legal.kind.${kind}`);
  const create = t(pages.length > 0 ? 'legal.another' : 'legal.create');
  const names = missing.map((fact) => textOr(t, fact, fact)).join(', ');
  return (
    <Card title={name}>
      {pages.length === 0 && <p className={styles['none']}>{t('legal.none')}</p>}
      {pages.length > 0 && (
        <ul className={styles['pages']}>
          {pages.map((page) => (
            <PageRow key={page.id} page={page} onPublish={onPublish} onRead={onRead} />
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <p className={styles['missing']}>
          {t('legal.missing', { names })} <Link to="/company">{t('legal.fillIn')}</Link>
        </p>
      )}
      <div className={styles['foot']}>
        <Button
          size="l"
          kind={pages.length > 0 ? 'plain' : 'primary'}
          aria-label={`${create}: ${name}`}
          onClick={onCreate}
        >
          {create}
        </Button>
      </div>
    </Card>
  );
}

interface PageRowProps extends Pick<LegalCardProps, 'onPublish' | 'onRead'> {
  page: LegalPage;
}

function PageRow({ page, onPublish, onRead }: PageRowProps) {
  const panel = useTexts();
  const t = useCompanyTexts();
  const { title, slug, status, hasChanges, isGenerated, isRead } = page;
  const isPublished = status === 'published';
  return (
    <li className={styles['page']}>
      <div className={styles['about']}>
        <b>{title}</b>
        <span className={lists['muted']}>{`/${slug}`}</span>
        <span className={styles['badges']}>
          <Badge tone={STATUS_TONES[status]}>{panel(`admin.pages.status.${status}`)}</Badge>
          {hasChanges && <Badge tone="warning">{t('legal.changed')}</Badge>}
          {!isGenerated && <Badge>{t('legal.own')}</Badge>}
          {isGenerated && !isRead && <Badge tone="warning">{t('legal.unread')}</Badge>}
        </span>
      </div>
      <div className={styles['tools']}>
        {isGenerated && (
          <label className={styles['read']}>
            <input
              type="checkbox"
              checked={isRead}
              onChange={({ target }) => onRead(page, target.checked)}
            />
            {t('legal.read')}
          </label>
        )}
        <a
          className={lists['linkButton']}
          href={editPathOf(slug, null)}
          aria-label={`${panel('admin.pages.edit')}: ${title}`}
        >
          {panel('admin.pages.edit')}
        </a>
        {(!isPublished || hasChanges) && (
          <Button aria-label={`${t('legal.publish')}: ${title}`} onClick={() => onPublish(page)}>
            {t('legal.publish')}
          </Button>
        )}
      </div>
    </li>
  );
}
