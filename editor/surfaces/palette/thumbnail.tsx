import { createContext, useContext, useSyncExternalStore } from 'react';
import { BlockIcon } from '#kit/ui/block-icon.tsx';
import { type Later, later } from '#runtime/later.ts';
import styles from './palette.module.css';

/** Addresses of pictures of blocks, by type. */
export type Thumbnails = Readonly<Record<string, string>>;

/** None, for an editor whose blocks have no pictures. */
export const NO_THUMBNAILS: Later<Thumbnails> = later(() => Promise.resolve({}));

/** Pictures of blocks, which come once the editor has opened. */
export const ThumbnailsContext = createContext<Later<Thumbnails>>(NO_THUMBNAILS);

interface ThumbnailProps {
  type: string;
  icon: string | undefined;
}

/** What a block looks like; its icon until its picture is there, and where there is none. */
export function Thumbnail({ type, icon }: ThumbnailProps) {
  const all = useContext(ThumbnailsContext);
  const picture = useSyncExternalStore(all.subscribe, all.now)?.[type];
  return (
    <span className={styles['thumbnail']}>
      {picture ? (
        // The title beside it says what it is.
        <img src={picture} alt="" width={256} height={160} loading="lazy" draggable={false} />
      ) : (
        <BlockIcon name={icon} size={20} />
      )}
    </span>
  );
}
