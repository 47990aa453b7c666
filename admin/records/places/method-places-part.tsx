import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminBranch } from '#schemas/api/admin-branch.ts';
import { Card } from '../../screen.tsx';
import part from '../parts/variants-part.module.css';
import { idOf, type RecordPartProps } from '../record-kind.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';

/** The places of a way of delivery that is collected somewhere, and the way to them. */
export function MethodPlacesPart({ record }: RecordPartProps) {
  const { t } = useBackOffice();
  const id = idOf(record);
  const hasPlaces = useDeliveryMethods().some((method) => method.id === id && method.hasPlaces);
  if (!hasPlaces) return null;
  return (
    <Card title={t('admin.menu.deliveryPlaces')}>
      <PlacesOf methodId={id} />
    </Card>
  );
}

function PlacesOf({ methodId }: { methodId: number }) {
  const { api, t } = useBackOffice();
  const filters = [{ key: 'methodId', value: methodId }];
  const loaded = useLoaded(String(methodId), () =>
    api.call(adminBranch.filter, { body: { limit: 1, filters } }),
  );
  const count = loaded.status === 'ready' ? loaded.data.totalRecords : 0;
  return (
    <div className={part['variants']}>
      <p className={part['line']}>
        {count === 0 ? t('places.noneYet') : t('places.count', { count })}
      </p>
      <Link
        className={part['button'] ?? ''}
        to={count === 0 ? '/delivery-places/new' : `/delivery-places?methodId=${methodId}`}
      >
        {t(count === 0 ? 'admin.add.deliveryPlaces' : 'places.show')}
      </Link>
    </div>
  );
}
