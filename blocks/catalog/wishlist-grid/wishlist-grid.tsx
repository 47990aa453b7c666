import { ACTIONS } from '#domain/web/actions.ts';
import type { BlockProps } from '#runtime/define-block.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { BlockRoot } from '#runtime/render/block-root.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Product } from '#schemas/api/catalog.ts';
import { AccountNote, LoginNote } from '../../_ui/account/account-note.tsx';
import { AccountPanel } from '../../_ui/account/account-panel.tsx';
import { PROFILE_SECTIONS, SECTION_QUERY } from '../../_ui/account/sections.ts';
import { Button } from '../../_ui/button/button.tsx';
import { buttonClass } from '../../_ui/button/button-class.ts';
import { screenLink } from '../../_ui/nav/screen-link.ts';
import { ProductCard } from '../../_ui/product-card/product-card.tsx';
import type { WishlistGridData } from './wishlist-grid.loader.ts';
import styles from './wishlist-grid.module.css';
import type { WishlistGridValues } from './wishlist-grid.schema.ts';

const SIZES = '(width < 640px) 45vw, 20rem';

/** The products of the wishlist, or how to begin one (WISH-07). */
export function WishlistGrid({
  values,
  data: { products },
  nodeId,
}: BlockProps<WishlistGridValues, WishlistGridData>) {
  const { t } = usePage();
  const titleId = `${nodeId}-title`;
  return (
    <BlockRoot className={styles['root']} aria-labelledby={titleId}>
      <AccountPanel
        title={values.title === '' ? t('wishlist-grid:title') : values.title}
        titleId={titleId}
      >
        {products ? <Wishes products={products} /> : <LoginNote />}
      </AccountPanel>
    </BlockRoot>
  );
}

function Wishes({ products }: { products: readonly Product[] }) {
  const { t, locale } = usePage();
  if (products.length === 0) {
    return (
      <AccountNote>
        <p>{t('wishlist-grid:none')}</p>
        <SmartLink
          link={screenLink('shop', locale)}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {t('wishlist-grid:start')}
        </SmartLink>
      </AccountNote>
    );
  }
  return (
    <ul className={styles['grid']}>
      {products.map((product) => (
        <li key={product.id} className={styles['item']}>
          <ProductCard product={product} sizes={SIZES} heading="h3" />
          <Remove product={product} />
        </li>
      ))}
    </ul>
  );
}

function Remove({ product }: { product: Product }) {
  const page = usePage();
  const { t } = page;
  const here = `${pageHref(page.path, page)}?${SECTION_QUERY}=${PROFILE_SECTIONS.wishlist}`;
  return (
    <form method="post" action={ACTIONS.wish} data-action="wishlist.toggle">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="redirect" value={here} />
      <Button type="submit" variant="text" size="s" full>
        {t('wishlist-grid:remove')}
        <span className="visually-hidden">: {product.name}</span>
      </Button>
    </form>
  );
}
