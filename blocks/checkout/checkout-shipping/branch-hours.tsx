import { useTranslate } from '#runtime/render/page-context.ts';
import styles from './branch-hours.module.css';
import type { DeliveryMethod } from './checkout-shipping.loader.ts';

/** When the shops are open, with a way to the map (CHK-16, CHK-17). */
export function BranchHours({ branches }: { branches: DeliveryMethod['options'] }) {
  const t = useTranslate();
  const days = (from: number, to: number) =>
    [...new Set([from, to])].map((day) => t(`checkout-shipping:day${day}`)).join('–');
  return (
    <ul className={styles['branches']}>
      {branches.map(({ id, name, address, phone, hours }) => (
        <li key={id}>
          <p className={styles['name']}>{name}</p>
          {hours.length > 0 && <p className="visually-hidden">{t('checkout-shipping:hours')}</p>}
          {hours.map(({ fromDay, toDay, opens, closes }) => (
            <p key={`${fromDay} ${opens}`}>
              {days(fromDay, toDay)} {opens}–{closes}
            </p>
          ))}
          {phone && (
            <p>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
          <a
            href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
            target="_blank"
            rel="noopener"
            className={styles['map']}
          >
            {t('checkout-shipping:map')}
            <span className="visually-hidden">{`: ${name} ${t('opensInNewTab')}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
