import { buttonClass } from '#blocks/_ui/button/button-class.ts';
import { listLink } from '#blocks/_ui/product-list/list-address.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import styles from './product-list.module.css';

/** Nothing fits; a list that nobody filtered has nothing to clear (FILT-10). */
export function EmptyResult({ isFiltered }: { isFiltered: boolean }) {
  const page = usePage();
  const { t } = page;
  return (
    <div className={styles['none']}>
      <p>{t(isFiltered ? 'product-list:noneFiltered' : 'product-list:none')}</p>
      {isFiltered && (
        <SmartLink link={listLink(page, {})} className={buttonClass({ variant: 'secondary' })}>
          {t('product-list:clear')}
        </SmartLink>
      )}
    </div>
  );
}
