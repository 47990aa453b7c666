import { ACTIONS } from '#domain/web/actions.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { Link } from '#schemas/content/values.ts';
import { Button } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import { BUNDLE_ANCHOR, needsChoices } from '../product-page/bundle.ts';
import { cardActionOf } from './product-facts.ts';

export interface ProductActionProps {
  product: Product;
  link: Link;
}

/**
 * The card's button (CARD-04..06). Its accessible name ends with the product's, so that a list of
 * cards has no two equal buttons.
 */
export function ProductAction({ product, link }: ProductActionProps) {
  const page = usePage();
  const { t } = page;
  const of = <span className="visually-hidden">: {product.name}</span>;
  switch (cardActionOf(product)) {
    case 'add':
      return <AddToCart product={product} />;
    case 'choose':
      return (
        <a
          href={`${pageHref(hrefOf(link, page.locale), page)}${anchorOf(product)}`}
          className={buttonClass({ variant: 'secondary', size: 's', full: true })}
        >
          <span>
            {t('product:options')}
            {of}
          </span>
        </a>
      );
    case 'unavailable':
      return (
        <SmartLink link={link} className={buttonClass({ variant: 'quiet', size: 's', full: true })}>
          <span>
            {t('product:unavailable')}
            {of}
          </span>
        </SmartLink>
      );
  }
}

/** The page of a bundle opens the window in which it is put together (BUND-02). */
function anchorOf(product: Product): string {
  return needsChoices(product) ? `#${BUNDLE_ANCHOR}` : '';
}

/** Works without JavaScript; the loader sends it in the background and shows that it was added (CARD-07). */
function AddToCart({ product }: { product: Product }) {
  const { t, path } = usePage();
  return (
    <form method="post" action={ACTIONS.cartAdd} data-action="cart.add">
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="qty" value="1" />
      <input type="hidden" name="redirect" value={path} />
      <Button type="submit" variant="secondary" size="s" full>
        <span data-label>{t('product:addToCart')}</span>
        <span className="visually-hidden">: {product.name}</span>
      </Button>
    </form>
  );
}
