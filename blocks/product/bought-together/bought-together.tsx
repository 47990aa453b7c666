import { Button } from '#blocks/_ui/button/button.tsx';
import { Icon } from '#blocks/_ui/icon/icon.tsx';
import { Price } from '#blocks/_ui/price/price.tsx';
import { SectionHeading } from '#blocks/_ui/section-heading/section-heading.tsx';
import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { EditableText } from '#runtime/edit/editable-text.tsx';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { useMoney, usePage, useTranslate } from '#runtime/render/page-context.ts';
import { RecordPicture } from '#runtime/render/record-picture.tsx';
import type { Product } from '#schemas/api/catalog.ts';
import type { BoughtTogetherData } from './bought-together.loader.ts';
import styles from './bought-together.module.css';
import type { BoughtTogetherValues } from './bought-together.schema.ts';
import { sumsOf } from './sums.ts';

/**
 * Products that go into the cart by one press, each of which may be left out. It is one plain form; what
 * the ticked ones cost, and which are in the cart already, is said by `bought-together.enhance.ts`.
 */
export function BoughtTogether({
  values,
  data: { products, isHabit },
  nodeId,
}: BlockProps<BoughtTogetherValues, BoughtTogetherData>) {
  const { t, path } = usePage();
  const money = useMoney();
  if (products.length === 0) return <BlockRoot className={styles['root']} hidden />;
  const title = values.title || t(isHabit ? 'bought-together:habit' : 'bought-together:title');
  const titleId = `${nodeId}-title`;
  const sums = sumsOf(
    products.map(({ finalPrice }) => finalPrice),
    money,
  );
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <SectionHeading values={{ title }} id={titleId} />
      <form
        method="post"
        action={ACTIONS.cartAdd}
        data-action="cart.add"
        data-enhance="bought-together"
        className={styles['form']}
      >
        <input type="hidden" name="redirect" value={path} />
        <ul className={styles['items']}>
          {products.map((product) => (
            <li key={product.id} className={styles['item']}>
              <Item product={product} />
            </li>
          ))}
        </ul>
        <div className={styles['sum']}>
          <p aria-live="polite">
            <span data-sums={sums.join('|')} data-some={t('bought-together:some')}>
              {t('bought-together:all')}
            </span>{' '}
            <b>{sums.at(-1)}</b>
          </p>
          <Button type="submit" full>
            <span data-label>
              <EditableText field="button" value={values.button || t('bought-together:add')} />
            </span>
          </Button>
          <span data-bind="cart.ids" className="visually-hidden" aria-hidden="true" />
        </div>
      </form>
    </BlockRoot>
  );
}

function Item({ product }: { product: Product }) {
  const t = useTranslate();
  const { id, name, slug, media, finalPrice, retailPrice, discount } = product;
  const [picture] = media;
  return (
    <>
      <label className={styles['tick']}>
        <input type="checkbox" name="productId" value={id} defaultChecked />
        <span className="visually-hidden">{t('bought-together:with', { name })}</span>
        <span className={styles['picture']} data-surface="light">
          {picture ? (
            <RecordPicture record={picture} alt="" sizes="7rem" widest={320} />
          ) : (
            <Icon name="drop" size={28} />
          )}
        </span>
      </label>
      <div className={styles['words']}>
        <SmartLink link={{ kind: 'product', slug }}>{name}</SmartLink>
        <Price price={finalPrice} regular={discount ? retailPrice : undefined} />
        <span className={styles['held']}>{t('bought-together:held')}</span>
      </div>
    </>
  );
}
