import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { ListedPost } from '../post-page/with-logo.ts';
import styles from './post-picture.module.css';

interface PostPictureProps {
  post: ListedPost;
  /** CSS `sizes` of the picture in the list it is in. */
  sizes: string;
  className: string | undefined;
}

/** The picture of a post in a list; in its place the site's logo, whole. */
export function PostPicture({ post: { media, logo }, sizes, className }: PostPictureProps) {
  if (media) {
    return (
      <RecordPicture record={media} alt="" sizes={sizes} widest={1080} className={className} />
    );
  }
  return (
    <span className={styles['blank']}>
      {logo && <RecordPicture record={logo} alt="" sizes="11rem" className={styles['logo']} />}
    </span>
  );
}
