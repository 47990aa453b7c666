import { useTranslate } from '#runtime/render/page-context.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './product-badges.module.css';
import { badgeFactsOf } from './product-facts.ts';

/** Badges over a product's picture: what is new, sought, reduced, sanitary, or comes in more choices. */
export function ProductBadges({ product }: { product: Product }) {
  const t = useTranslate();
  const facts = badgeFactsOf(product);
  return (
    <>
      <div className={styles['top']}>
        {facts.discount > 0 && (
          <Badge tone="sale">
            <span aria-hidden="true">−{facts.discount} %</span>
            <span className="visually-hidden">
              {t('product:discount', { percent: facts.discount })}
            </span>
          </Badge>
        )}
        {facts.isNew && <Badge tone="solid">{t('product:isNew')}</Badge>}
        {facts.isBestSeller && <Badge>{t('product:bestSeller')}</Badge>}
      </div>
      {(facts.hasChoices || facts.isSanitary) && (
        <div className={styles['bottom']}>
          {facts.hasChoices && <Badge tone="muted">{t('product:moreChoices')}</Badge>}
          {facts.isSanitary && (
            <span className={styles['sanitary']} role="img" aria-label={t('product:sanitary')}>
              <Icon name="sanitary" size={18} />
            </span>
          )}
        </div>
      )}
    </>
  );
}
