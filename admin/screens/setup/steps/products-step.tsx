import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { adminProduct } from '#schemas/api/admin-product.ts';
import styles from '../setup.module.css';
import { useSetupTexts } from '../use-setup-texts.ts';
import own from './steps.module.css';

/** The first articles of the shop, one by one or from a file. */
export function ProductsStep() {
  const { api } = useBackOffice();
  const s = useSetupTexts();
  const { value: page } = useLatest('products', () =>
    api.get(adminProduct.filter, { body: { limit: 1 } }),
  );
  const count = page?.totalRecords ?? 0;
  return (
    <>
      {count > 0 && <p className={styles['why']}>{s('setup.products.count', { count })}</p>}
      <p className={own['ways']}>
        <Link to="/products/new">
          <Plus size={15} aria-hidden />
          {s('setup.go.product')}
        </Link>
        {count > 0 && <Link to="/products">{s('setup.go.products')}</Link>}
      </p>
      <p className={own['hint']}>{s('setup.products.import')}</p>
    </>
  );
}
