import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBackOffice } from '#kit/back-office-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import { Button } from '#kit/ui/button.tsx';
import { adminProduct } from '#schemas/api/admin-product.ts';
import { ImportRecords } from '../../../records/transfer/import-records.tsx';
import styles from '../setup.module.css';
import type { StepProps } from '../step-card.tsx';
import { useSetupTexts } from '../use-setup-texts.ts';
import own from './steps.module.css';

/** The first articles of the shop, one by one or from a file. */
export function ProductsStep({ onChanged }: StepProps) {
  const { api, t } = useBackOffice();
  const s = useSetupTexts();
  const [isImporting, setImporting] = useState(false);
  const [version, setVersion] = useState(0);
  const { value: page } = useLatest(`products ${version}`, () =>
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
        <Button size="l" onClick={() => setImporting(true)}>
          <FileUp size={15} aria-hidden />
          {t('transfer.import')}
        </Button>
        {count > 0 && <Link to="/products">{s('setup.go.products')}</Link>}
      </p>
      <p className={own['hint']}>{s('setup.products.import')}</p>
      {isImporting && (
        <ImportRecords
          kind="product"
          onClose={() => setImporting(false)}
          onDone={() => {
            setVersion(version + 1);
            onChanged();
          }}
        />
      )}
    </>
  );
}
