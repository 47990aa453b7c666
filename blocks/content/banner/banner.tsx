import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { formatDay } from '#domain/dates.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableLink } from '#runtime/edit/editable-link.tsx';
import { EditableMedia } from '#runtime/edit/editable-media.tsx';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './banner.module.css';
import type { BannerValues } from './banner.schema.ts';

export function Banner({ values, nodeId }: BlockProps<BannerValues>) {
  const { tone } = values;
  const titleId = `${nodeId}-title`;
  const isDark = tone === 'deep' || tone === 'sale';
  return (
    <BlockRoot
      className={styles['root']}
      aria-labelledby={values.title === '' ? undefined : titleId}
      data-surface={isDark ? 'deep' : undefined}
      data-tone={tone}
    >
      <div className={styles['picture']}>
        <EditableMedia
          field="media"
          value={values.media}
          sizes="(min-width: 640px) 30vw, 100vw"
          widest={1440}
          className={styles['image']}
        />
      </div>
      <div className={styles['words']}>
        <EditableText
          field="title"
          value={values.title}
          as="h2"
          id={titleId}
          className={styles['title']}
        />
        <EditableText field="text" value={values.text} as="p" className={styles['text']} />
        <Period from={values.from} until={values.until} />
      </div>
      <div className={styles['link']}>
        <EditableLink
          field="link"
          value={values.link}
          className={buttonClass({ variant: 'secondary' })}
        />
      </div>
    </BlockRoot>
  );
}

interface PeriodProps {
  from: string | undefined;
  until: string | undefined;
}

function Period({ from, until }: PeriodProps) {
  const { t, locale } = usePage();
  if (from === undefined && until === undefined) return null;
  const kind = until === undefined ? 'from' : from === undefined ? 'until' : 'between';
  return (
    <p className={styles['period']}>
      {t(`banner:${kind}`, {
        from: from === undefined ? '' : formatDay(from, locale),
        until: until === undefined ? '' : formatDay(until, locale),
      })}
    </p>
  );
}
