import { Icon } from '#blocks/_ui/icon/icon.tsx';
import type { PageEvent } from '#blocks/_ui/post-page/page-event.ts';
import { Prose } from '#blocks/_ui/post-page/prose.tsx';
import { TopPicture } from '#blocks/_ui/post-page/top-picture.tsx';
import { formatPeriod } from '#domain/dates.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { ShopEvent } from '#schemas/api/events.ts';
import styles from './event-detail.module.css';
import type { EventDetailValues } from './event-detail.schema.ts';

type Values = { values: EventDetailValues };

/** G-010: title, time, guests and words of the page's event. Its picture is the largest paint. */
export function EventDetail({ values, data: { event } }: BlockProps<EventDetailValues, PageEvent>) {
  return (
    <BlockRoot as="article" className={styles['root']} hidden={event === null}>
      {event && (
        <>
          <Head event={event} values={values} />
          {event.media && values.ratio !== 'none' && (
            <TopPicture record={event.media} ratio={values.ratio} />
          )}
          <div className={styles['body']}>
            <Prose html={event.body} />
          </div>
        </>
      )}
    </BlockRoot>
  );
}

function Head({ event, values }: Values & { event: ShopEvent }) {
  const { t, locale } = usePage();
  const { startEvent, endEvent, eventAttendees: count } = event;
  return (
    <header className={styles['head']}>
      <p className={styles['kind']}>{t('event-detail:kind')}</p>
      <h1 className={styles['title']}>{event.title}</h1>
      <ul className={styles['facts']}>
        <li className={styles['fact']}>
          <Icon name="calendar" size={20} />
          <time dateTime={startEvent}>{formatPeriod(startEvent, endEvent, locale)}</time>
        </li>
        {values.showAttendees && count > 0 && (
          <li className={styles['fact']}>
            <Icon name="user" size={20} />
            {t('event-detail:attendees', { count })}
          </li>
        )}
      </ul>
    </header>
  );
}
