import { useTranslate } from '#runtime/render/page-context.ts';
import type { Media } from '#schemas/media.ts';
import { Icon } from '../icon/icon.tsx';
import { iconButtonClass } from '../icon-button/icon-button-class.ts';
import { CLEAR_POSTER } from './clear-poster.ts';
import styles from './loop-video.module.css';
import { VideoFiles } from './video-files.tsx';

interface LoopVideoProps {
  /** One video, in one format or in two. */
  files: readonly Media[];
  /** What it shows; empty where it is decoration. */
  label: string;
  className?: string | undefined;
}

/**
 * A silent video that goes round. It moves only by its script, which asks for leave first (reduced
 * motion, saved data), starts it while it is seen, and shows the button that stops it (WCAG 2.2.2).
 * Without the script it is at rest, and has the controls of the browser unless it is decoration.
 */
export function LoopVideo({ files, label, className }: LoopVideoProps) {
  const t = useTranslate();
  const [first] = files;
  return (
    <div
      className={`${styles['loop']} ${className ?? ''}`}
      data-enhance="loop-video"
      data-play={t('video:start')}
      data-pause={t('video:stop')}
    >
      <video
        muted
        loop
        playsInline
        controls={label !== ''}
        preload="none"
        poster={CLEAR_POSTER}
        disablePictureInPicture
        width={first?.width}
        height={first?.height}
        {...(label === '' ? { 'aria-hidden': true } : { 'aria-label': label })}
      >
        <VideoFiles files={files} />
      </video>
      <button type="button" className={`${iconButtonClass} ${styles['toggle']}`} hidden>
        <Icon name="play" size={18} />
        <Icon name="pause" size={18} />
      </button>
    </div>
  );
}
