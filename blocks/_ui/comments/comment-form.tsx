import { ACTIONS } from '#domain/web/actions.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { CommentOptions } from '#schemas/api/comments.ts';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { Field } from '../field/field.tsx';
import { Textarea } from '../field/textarea.tsx';
import { screenLink } from '../nav/screen-link.ts';
import { StarInput } from '../rating/star-input.tsx';
import styles from './comments.module.css';
import type { CommentsProps } from './comments.tsx';

interface CommentFormProps extends Pick<CommentsProps, 'words' | 'data'> {
  /** Ids of the controls begin with it. */
  id: string;
}

/** Longest text the API takes. */
const MAX_LENGTH = 4000;

/**
 * Registered users write; guests are asked to log in (ROLE-03). Without JavaScript the page does
 * not know who reads it, so that it shows both. On a post stars are asked for only where they are
 * needed.
 */
export function CommentForm({ words, data, id }: CommentFormProps) {
  const page = usePage();
  const { t, locale } = page;
  const { target, options } = data;
  const here = pageHref(page.path, page);
  const hasStars = target?.type === 'product' || options.RequireRatingForComment;
  const isTextNeeded = options.RequireCommentForRating || !hasStars;
  const field = { id: `${id}-body`, label: t(`${words}:body`), error: '' };
  const isReplacing = options.OneUserOneComment && options.UserCanEditComment;
  const hints = hintsOf(options, hasStars && !isTextNeeded);
  return (
    <details className={styles['write']}>
      <summary className={buttonClass({ variant: 'secondary' })}>{t(`${words}:write`)}</summary>
      <div className={styles['form']} data-audience="guest">
        <p className={styles['muted']}>
          {t(`${words}:registered`)}{' '}
          <SmartLink
            link={screenLink('login', locale, `?${new URLSearchParams({ redirect: here })}`)}
          >
            {t(`${words}:login`)}
          </SmartLink>
        </p>
      </div>
      <form
        className={`${styles['form']} ${styles['own']}`}
        method="post"
        action={ACTIONS.comment}
        data-action="comments.create"
        data-own-comment={isReplacing ? '' : undefined}
      >
        <input type="hidden" name="targetType" value={target?.type ?? ''} />
        <input type="hidden" name="targetId" value={target?.id ?? ''} />
        <input type="hidden" name="redirect" value={here} />
        {hasStars && (
          <StarInput
            id={`${id}-rating`}
            name="rating"
            legend={t(`${words}:rating`)}
            max={options.NumberOfStars}
            required={options.RequireRatingForComment}
            nameOf={(stars) => t(`${words}:stars`, { count: stars })}
          />
        )}
        <Field {...field} required={isTextNeeded}>
          <Textarea of={field} name="body" maxLength={MAX_LENGTH} required={isTextNeeded} />
        </Field>
        {hints.length > 0 && (
          <p className={styles['muted']}>{hints.map((hint) => t(`${words}:${hint}`)).join(' ')}</p>
        )}
        <Button type="submit">{t(`${words}:submit`)}</Button>
      </form>
    </details>
  );
}

/** What to know before writing; `isEither` where stars or a text are enough. */
function hintsOf(options: CommentOptions, isEither: boolean): string[] {
  return [
    ...(isEither && !options.RequireRatingForComment ? ['either'] : []),
    ...(options.OneUserOneComment ? ['once'] : []),
    ...(options.OneUserOneComment && options.UserCanEditComment ? ['replaces'] : []),
    ...(options.RequireAdminPublishing ? ['moderated'] : []),
  ];
}
