import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { CLEAR_POSTER } from '#blocks/_ui/video/clear-poster.ts';
import { LoopVideo } from '#blocks/_ui/video/loop-video.tsx';
import { VideoFiles } from '#blocks/_ui/video/video-files.tsx';
import { EMBED_NAMES, type Embed, embedOf } from '#domain/web/embeds/embeds.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Media } from '#schemas/media.ts';
import styles from './video.module.css';
import type { VideoValues } from './video.schema.ts';

const SIZES = {
  measure: '(min-width: 720px) 680px, 100vw',
  page: '(min-width: 1400px) 1320px, 100vw',
  full: '100vw',
};
const USUAL = '16 / 9';

/** The poster lies below the video, which shows nothing before it plays: so it may be another one on small screens. */
export function Video({ values }: BlockProps<VideoValues>) {
  const { media } = usePage();
  const isFile = values.source === 'file';
  const record = isFile && values.media ? media(values.media.id) : undefined;
  const embed = isFile ? null : embedOf(values.url);
  const hasVideo = record?.mime.startsWith('video/') || embed !== null;
  const style: Record<string, string> = { '--ratio': ratioOf(values.ratio, record) };
  return (
    <BlockRoot as="figure" className={styles['root']} data-width={values.width} style={style}>
      <div className={styles['stage']} data-empty={hasVideo ? undefined : ''}>
        <EditableMedia
          field="poster"
          value={values.poster}
          sizes={SIZES[values.width]}
          className={styles['poster']}
        />
        {record?.mime.startsWith('video/') && <OwnVideo values={values} record={record} />}
        {embed && <Facade embed={embed} title={values.title} />}
      </div>
      <EditableText
        field="caption"
        value={values.caption}
        as="figcaption"
        className={styles['caption']}
      />
    </BlockRoot>
  );
}

function ratioOf(ratio: VideoValues['ratio'], record: Media | undefined): string {
  if (ratio !== 'own') return ratio;
  return record && record.height > 0 ? `${record.width} / ${record.height}` : USUAL;
}

function OwnVideo({ values, record }: { values: VideoValues; record: Media }) {
  const { t, media, locale } = usePage();
  const { alternative, captions } = values;
  const other = alternative && media(alternative.id);
  const text = captions && media(captions.id);
  const name = values.title || record.description || t('video:name');
  const files = other ? [record, other] : [record];
  if (values.playback === 'loop') {
    return <LoopVideo files={files} label={name} className={styles['video']} />;
  }
  return (
    <video
      className={styles['video']}
      controls
      playsInline
      preload="none"
      width={record.width}
      height={record.height}
      aria-label={name}
      {...(values.poster && { poster: CLEAR_POSTER })}
    >
      <VideoFiles files={files} />
      {text?.mime === 'text/vtt' && (
        <track
          kind="captions"
          src={text.path}
          srcLang={locale}
          label={t('video:captions')}
          default
        />
      )}
    </video>
  );
}

/**
 * The picture of a video that lies elsewhere: a link to it. `video.enhance.ts` puts the player here when
 * it is pressed, and what that means is said before (nothing of the other site is loaded until then).
 */
function Facade({ embed, title }: { embed: Embed; title: string }) {
  const { t } = usePage();
  const provider = EMBED_NAMES[embed.provider];
  const name = title || t('video:name');
  return (
    <a
      href={embed.page}
      rel="noopener noreferrer"
      className={styles['facade']}
      data-enhance="video"
      data-frame={embed.provider}
      data-player={embed.player}
      data-title={name}
    >
      <span className={styles['play']}>
        <Icon name="play" size={28} />
      </span>
      <span className={styles['words']}>
        <b>{t('video:play', { name })}</b>
        <small>{t('video:consent', { provider })}</small>
      </span>
    </a>
  );
}
