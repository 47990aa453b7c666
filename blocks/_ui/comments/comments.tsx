import { formatDay } from '#domain/dates.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { CommentRow } from '#schemas/api/comments.ts';
import { Pager } from '../pager/pager.tsx';
import { Rating } from '../rating/rating.tsx';
import { starsNumber } from '../rating/stars-number.ts';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { type CommentsData, isOpen } from './comments-data.ts';
import { COMMENTS_QUERY } from './comments-query.ts';

interface CommentsValues {
  /** Empty = the usual word. */
  title: string;
  showForm: boolean;
}

export interface CommentsProps extends BlockProps<CommentsValues, CommentsData> {
  /** Namespace of the words: what is said here is a review, or a comment. */
  words: 'product-reviews' | 'comments';
}

/**
 * What visitors said, the newest first, and a form for one more (REV-01..03). Closed and without any
 * it takes no room.
 */
export function Comments({ words, values: { title, showForm }, data, nodeId }: CommentsProps) {
  const { t, path } = usePage();
  const { comments, page, pages } = data;
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={titleId}
      hidden={data.total === 0 && !isOpen(data)}
    >
      <div className={styles['layout']}>
        <div className={styles['head']}>
          <EditableText
            as="h2"
            field="title"
            value={title === '' ? t(`${words}:heading`) : title}
            id={titleId}
            className={styles['title']}
          />
          <Summary words={words} data={data} />
          {showForm && isOpen(data) && <CommentForm words={words} data={data} id={nodeId} />}
        </div>
        {comments.length > 0 && (
          <div>
            <ol className={styles['list']}>
              {comments.map((comment) => (
                <li key={comment.id} className={styles['item']}>
                  <Comment comment={comment} words={words} max={data.options.NumberOfStars} />
                </li>
              ))}
            </ol>
            <Pager
              label={t(`${words}:pages`)}
              page={page}
              pages={pages}
              linkOf={(number) => ({
                kind: 'url',
                href: `${path}${number === 1 ? '' : `?${COMMENTS_QUERY}=${number}`}#${titleId}`,
              })}
            />
          </div>
        )}
      </div>
    </BlockRoot>
  );
}

function Summary({ words, data }: Pick<CommentsProps, 'words' | 'data'>) {
  const page = usePage();
  const { t } = page;
  const { total, averageRating, options } = data;
  if (total === 0) return <p className={styles['muted']}>{t(`${words}:none`)}</p>;
  const max = options.NumberOfStars;
  return (
    <p className={styles['facts']}>
      {averageRating !== null && (
        <Rating value={averageRating} max={max} label={starsOf(averageRating, max, words, page)} />
      )}
      <span className={styles['muted']}>
        {averageRating !== null && `${starsNumber(averageRating, page.locale)} / ${max} · `}
        {t(`${words}:count`, { count: total })}
      </span>
    </p>
  );
}

interface CommentProps {
  comment: CommentRow;
  words: CommentsProps['words'];
  max: number;
}

function Comment({ comment, words, max }: CommentProps) {
  const page = usePage();
  const { author, created_at, rating, body } = comment;
  return (
    <article>
      <p className={styles['facts']}>
        <strong>{author}</strong>
        <time dateTime={created_at.slice(0, 10)} className={styles['muted']}>
          {formatDay(created_at, page.locale)}
        </time>
        {rating !== null && (
          <Rating value={rating} max={max} label={starsOf(rating, max, words, page)} />
        )}
      </p>
      {body !== '' && <p className={styles['text']}>{body}</p>}
    </article>
  );
}

type Page = Pick<ReturnType<typeof usePage>, 't' | 'locale'>;

function starsOf(value: number, max: number, words: CommentsProps['words'], page: Page): string {
  return page.t(`${words}:rated`, { value: starsNumber(value, page.locale), max });
}
