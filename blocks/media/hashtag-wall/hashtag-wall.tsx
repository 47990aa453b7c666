import type { ReactNode } from 'react';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { HashtagWallData, StoredPost } from './hashtag-wall.loader.ts';
import styles from './hashtag-wall.module.css';
import type { HashtagWallValues } from './hashtag-wall.schema.ts';

const SIZES = '(min-width: 1000px) 24vw, 48vw';
/** Device pixels that a picture can use at most. */
const WIDEST = 800;

/** Pictures of others in a wall, with their words and who they are from. Without any it takes no room. */
export function HashtagWall({
  values,
  data: { stored },
  nodeId,
}: BlockProps<HashtagWallValues, HashtagWallData>) {
  const t = useTranslate();
  const { title, text, link, posts, source } = values;
  const isChosen = source === 'chosen';
  const isEmpty = (isChosen ? posts : stored).length === 0;
  if (isEmpty) return <BlockRoot className={styles['root']} hidden />;
  const hasHead = title !== '' || text !== '' || link !== undefined;
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={title === '' ? undefined : `${nodeId}-title`}
    >
      {hasHead && <SectionHeading values={{ title, text, link }} id={`${nodeId}-title`} />}
      <ul
        className={styles['wall']}
        aria-label={title === '' ? t('hashtag-wall:label') : undefined}
      >
        {isChosen
          ? posts.map((post, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list field is its place
              <li key={index} className={styles['post']}>
                <ChosenPost post={post} field={`posts.${index}`} />
              </li>
            ))
          : stored.map((post, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: stored posts have no other identity
              <li key={index} className={styles['post']}>
                <TaggedPost post={post} />
              </li>
            ))}
      </ul>
    </BlockRoot>
  );
}

interface ChosenPostProps {
  post: HashtagWallValues['posts'][number];
  field: string;
}

function ChosenPost({ post: { media, text, author, link }, field }: ChosenPostProps) {
  const t = useTranslate();
  const isSilent = text === '' && author === '' && link !== undefined;
  const words = (
    <>
      {isSilent && <span className="visually-hidden">{t('hashtag-wall:label')}</span>}
      <EditableText field={`${field}.text`} value={text} as="span" className={styles['text']} />
      <EditableText
        field={`${field}.author`}
        value={author}
        as="span"
        className={styles['author']}
      />
    </>
  );
  return (
    <>
      <EditableMedia
        field={`${field}.media`}
        value={media}
        sizes={SIZES}
        widest={WIDEST}
        className={styles['picture']}
      />
      {link ? (
        <EditableLink field={`${field}.link`} value={link} className={styles['words']}>
          {words}
        </EditableLink>
      ) : (
        <p className={styles['words']}>{words}</p>
      )}
    </>
  );
}

function TaggedPost({ post: { image, text, link } }: { post: StoredPost }) {
  const t = useTranslate();
  const words =
    text === '' && link !== '' ? (
      <span className="visually-hidden">{t('hashtag-wall:label')}</span>
    ) : (
      text !== '' && <span className={styles['text']}>{text}</span>
    );
  return (
    <>
      {image && (
        <RecordPicture record={image} sizes={SIZES} widest={WIDEST} className={styles['picture']} />
      )}
      <Words link={link}>{words}</Words>
    </>
  );
}

function Words({ link, children }: { link: string; children: ReactNode }) {
  if (link === '') return <p className={styles['words']}>{children}</p>;
  return (
    <SmartLink link={{ kind: 'url', href: link }} className={styles['words']}>
      {children}
    </SmartLink>
  );
}
