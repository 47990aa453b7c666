import { Price } from '#blocks/_ui/price/price.tsx';
import { useMoney, useTranslate } from '#runtime/render/page-context.ts';
import type { ProductDetail } from '#schemas/api/product.ts';
import { priceFactsOf, unitAmount } from './price-facts.ts';
import styles from './product-title-price.module.css';

/** The price with what the law wants beside it: price per unit, lowest earlier price, VAT. */
export function PriceBlock({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const money = useMoney();
  const { price, regular, isFrom } = priceFactsOf(product);
  const { unitPrice, lowestPrice, membershipPrice, vatRate } = product;
  return (
    <div className={styles['price']}>
      <div className={styles['amount']}>
        {isFrom && <span>{t('product-title-price:from')} </span>}
        <Price price={price} regular={regular} />
      </div>
      {typeof membershipPrice === 'number' && membershipPrice < price && (
        <p className={styles['member']}>
          {t('product-title-price:member', { price: money(membershipPrice) })}
        </p>
      )}
      <p className={styles['small']}>
        {unitPrice && (
          <span>
            {t('product-title-price:unit', {
              price: money(unitPrice.price),
              amount: unitAmount(unitPrice) ?? t('product-title-price:piece'),
            })}
          </span>
        )}
        {vatRate > 0 && <span>{t('product-title-price:vat', { rate: vatRate })}</span>}
      </p>
      {regular !== undefined && typeof lowestPrice === 'number' && (
        <p className={styles['small']}>
          {t('product-title-price:lowest', { price: money(lowestPrice) })}
        </p>
      )}
    </div>
  );
}
