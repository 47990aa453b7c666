import { Badge } from '#blocks/_ui/badge/badge.tsx';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { badgeFactsOf } from '#blocks/_ui/product-card/product-facts.ts';
import { useTranslate } from '#runtime/render/page-context.ts';
import type { Product } from '#schemas/api/catalog.ts';
import styles from './product-title-price.module.css';

/** What is said of the product in badges; nothing takes no room (PROD-09, PROD-10). */
export function TitleBadges({ product }: { product: Product }) {
  const t = useTranslate();
  const { discount, isNew, isBestSeller, isSanitary } = badgeFactsOf(product);
  if (!(discount > 0 || isNew || isBestSeller || isSanitary)) return null;
  return (
    <div className={styles['badges']}>
      {discount > 0 && (
        <Badge tone="sale">
          <span aria-hidden="true">−{discount} %</span>
          <span className="visually-hidden">{t('product:discount', { percent: discount })}</span>
        </Badge>
      )}
      {isNew && <Badge tone="solid">{t('product:isNew')}</Badge>}
      {isBestSeller && <Badge>{t('product:bestSeller')}</Badge>}
      {isSanitary && (
        <span className={styles['sanitary']}>
          <Icon name="sanitary" size={20} />
          {t('product:sanitary')}
        </span>
      )}
    </div>
  );
}
