import { useTranslate } from '#runtime/render/page-context.ts';
import { MapLink, PhoneLink } from '../../_ui/branch/branch-links.tsx';
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
              <PhoneLink phone={phone} />
            </p>
          )}
          <MapLink
            place={{ name, address }}
            label={t('checkout-shipping:map')}
            className={styles['map']}
          />
        </li>
      ))}
    </ul>
  );
}
