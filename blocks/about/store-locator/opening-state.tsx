import type { Translate } from '#runtime/i18n/texts.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { Opening } from './opening.ts';
import styles from './opening-state.module.css';

/** Whether a shop is open now, and until when that is so. */
export function OpeningState({ opening }: { opening: Opening }) {
  const t = useTranslate();
  return (
    <p className={styles['state']} data-open={opening.isOpen || undefined}>
      {wordsOf(opening, t)}
    </p>
  );
}

function wordsOf(opening: Opening, t: Translate): string {
  if (opening.isOpen) return t('store-locator:open', { time: timeIn(opening.until, t) });
  const { opens, day, daysLater } = opening;
  const when = { time: timeIn(opens, t), day: t(`store-locator:on${day}`) };
  if (daysLater === 0) return t('store-locator:opensToday', when);
  return t(daysLater === 1 ? 'store-locator:opensTomorrow' : 'store-locator:opensOn', when);
}

/** `8 h`, `8:30 h` in Croatian. */
function timeIn(time: string, t: Translate): string {
  const [hour = '', minute = ''] = time.replace(/^0/, '').split(':');
  return t(minute === '00' ? 'store-locator:hour' : 'store-locator:hourMinute', { hour, minute });
}
