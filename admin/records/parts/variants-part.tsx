import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLoaded } from '#kit/query/use-loaded.ts';
import { adminVariants } from '#schemas/api/admin-variant.ts';
import { useAdmin } from '../../admin-context.ts';
import { Card } from '../../screen.tsx';
import { amountText } from '../kinds/cells.tsx';
import { idOf, type RecordPartProps } from '../record-kind.ts';
import { ProductFilePart } from './product-file-part.tsx';
import styles from './variants-part.module.css';

/** What a product has beside its fields. */
export function ProductParts(props: RecordPartProps) {
  return (
    <>
      <VariantsPart {...props} />
      <ProductFilePart {...props} />
    </>
  );
}

/** What there is to choose from a product, and the way to where it is kept. */
function VariantsPart({ record }: RecordPartProps) {
  const { t } = useBackOffice();
  const { format, mainProductId } = record;
  if (typeof mainProductId === 'number') {
    return (
      <Card title={t('catalogue.variants.title')}>
        <p className={styles['line']}>
          {t('catalogue.variants.isOne')}{' '}
          <Link to={`/products/${mainProductId}`}>{t('catalogue.variants.toMain')}</Link>
        </p>
      </Card>
    );
  }
  if (format !== 'simple' && format !== 'configurable') return null;
  return (
    <Card title={t('catalogue.variants.title')}>
      <VariantsOf productId={idOf(record)} />
    </Card>
  );
}

function VariantsOf({ productId }: { productId: number }) {
  const { api, t } = useBackOffice();
  const admin = useAdmin();
  const loaded = useLoaded(String(productId), () =>
    api.call(adminVariants, { params: { id: productId } }),
  );
  const all = loaded.status === 'ready' ? loaded.data.variants : [];
  const sold = all.filter(({ archived }) => !archived);
  const prices = sold.flatMap(
    ({ retailCents, discountCents }) => discountCents ?? retailCents ?? [],
  );
  const pieces = sold.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const price =
    least === most
      ? amountText(least, admin)
      : `${amountText(least, admin)} – ${amountText(most, admin)}`;
  return (
    <div className={styles['variants']}>
      <p className={styles['line']}>
        {sold.length === 0
          ? t('catalogue.variants.none')
          : t('catalogue.variants.summary', { count: sold.length, price, pieces })}
      </p>
      <Link className={styles['button'] ?? ''} to={`/products/${productId}/variants`}>
        {t(all.length === 0 ? 'catalogue.variants.begin' : 'catalogue.variants.edit')}
      </Link>
    </div>
  );
}
