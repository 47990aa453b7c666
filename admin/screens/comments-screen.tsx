import { useState } from 'react';

import { useBackOffice, useTexts } from '#kit/back-office-context.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { DeleteDialog } from '../dialogs/delete-dialog.tsx';
import { failureText, Screen } from '../screen.tsx';
import type { Column } from '../table/data-table.tsx';
import { ListView } from '../table/list-view.tsx';
import {
  type CommentRow,
  deleteComment,
  loadComments,
  publishComment,
} from './content/comment-calls.ts';
import styles from './content/lists.module.css';

/** Letters of a comment that are shown before the rest is asked for. */
const EXCERPT = 260;

/** Comments and reviews: what the shop shows of them (ADMIN-12). */
export function CommentsScreen() {
  const { api, t, announce } = useBackOffice();
  const [version, setVersion] = useState(0);
  const [doomed, setDoomed] = useState<CommentRow | null>(null);

  async function publish({ id, author = '' }: CommentRow, published: boolean) {
    const answer = await publishComment(api, id, published);
    if (answer.errored) {
      announce(failureText(answer, t));
      return;
    }
    setVersion((before) => before + 1);
    announce(t(published ? 'admin.comments.published' : 'admin.comments.withdrawn', { author }));
  }

  return (
    <Screen title={t('admin.menu.comments')} intro={t('admin.comments.intro')}>
      <ListView
        caption={t('admin.menu.comments')}
        columns={columnsOf(t, (row) => (
          <span className={styles['actions']}>
            <Button
              kind={row.published ? 'plain' : 'primary'}
              aria-label={nameOf(t, row.published ? 'withdraw' : 'publish', row)}
              onClick={() => void publish(row, !row.published)}
            >
              {t(row.published ? 'admin.comments.withdraw' : 'admin.comments.publish')}
            </Button>
            <Button aria-label={nameOf(t, 'delete', row)} onClick={() => setDoomed(row)}>
              {t('admin.delete')}
            </Button>
          </span>
        ))}
        load={(query) => loadComments(api, query)}
        keyOf={({ id }) => id}
        filters={[
          {
            name: 'published',
            label: t('admin.comments.state'),
            options: [
              { value: 'false', label: t('admin.comments.waiting') },
              { value: 'true', label: t('admin.comments.shown') },
            ],
          },
        ]}
        empty={<p>{t('admin.comments.empty')}</p>}
        version={version}
      />
      {doomed && (
        <DeleteDialog
          name={t('admin.comments.of', { author: doomed.author ?? '' })}
          remove={() => deleteComment(api, doomed.id)}
          onClose={() => setDoomed(null)}
          onDone={() => {
            setDoomed(null);
            setVersion(version + 1);
            announce(
              t('admin.deleted', { name: t('admin.comments.of', { author: doomed.author ?? '' }) }),
            );
          }}
        />
      )}
    </Screen>
  );
}

type Texts = ReturnType<typeof useTexts>;

/** What a button does, with the comment that it does it to. */
function nameOf(t: Texts, action: 'publish' | 'withdraw' | 'delete', { author = '' }: CommentRow) {
  const verb = t(action === 'delete' ? 'admin.delete' : `admin.comments.${action}`);
  return `${verb}: ${t('admin.comments.of', { author })}`;
}

function columnsOf(t: Texts, actions: Column<CommentRow>['cell']): Column<CommentRow>[] {
  return [
    {
      key: 'author',
      title: t('admin.comments.author'),
      sort: 'author',
      cell: ({ author }) => <strong>{author}</strong>,
    },
    {
      key: 'rating',
      title: t('admin.comments.rating'),
      sort: 'rating',
      cell: (row) => <Rating {...row} />,
    },
    {
      key: 'body',
      title: t('admin.comments.body'),
      cell: ({ body }) => <Words text={body ?? ''} />,
    },
    { key: 'target', title: t('admin.comments.target'), cell: (row) => <About {...row} /> },
    {
      key: 'state',
      title: t('admin.comments.state'),
      cell: ({ published }) => (
        <Badge tone={published ? 'success' : 'warning'}>
          {t(published ? 'admin.comments.isShown' : 'admin.comments.isWaiting')}
        </Badge>
      ),
    },
    { key: 'actions', title: t('admin.comments.actions'), align: 'end', cell: actions },
  ];
}

function Rating({ rating, stars }: CommentRow) {
  const t = useTexts();
  if (rating === null || rating === undefined) return null;
  return (
    <span>
      <span aria-hidden>{`${rating}/${stars}`}</span>
      <span className="visually-hidden">{t('admin.comments.stars', { rating, stars })}</span>
    </span>
  );
}

/** What was written; a long text begins with its first lines. */
function Words({ text }: { text: string }) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  if (text === '') return <span className={styles['muted']}>{t('admin.comments.noBody')}</span>;
  const isLong = text.length > EXCERPT;
  return (
    <span className={styles['words']}>
      {isLong && !isWhole ? `${text.slice(0, EXCERPT)}… ` : text}{' '}
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'admin.comments.less' : 'admin.comments.more')}
        </button>
      )}
    </span>
  );
}

/** The product or the post, as the shop shows it. */
function About({ target, targetId }: CommentRow) {
  if (!target?.href)
    return <span className={styles['muted']}>{target?.title ?? `#${targetId}`}</span>;
  return (
    <a className={styles['about']} href={target.href}>
      {target.title}
    </a>
  );
}
