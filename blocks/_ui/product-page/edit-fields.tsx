import { ACTIONS } from '#domain/web/actions.ts';
import { EDITED_LINE_QUERY } from '#domain/web/edited-line.ts';
import { withQuery } from '#domain/web/path-query.ts';
import { pageHref } from '#runtime/links/page-href.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import { SmartLink } from '#runtime/links/smart-link.tsx';
import { usePage } from '#runtime/render/page-context.ts';
import type { CartItem } from '#schemas/api/cart.ts';
import { buttonClass } from '../button/button-class.ts';
import { screenLink } from '../nav/screen-link.ts';

type Line = CartItem | null;

/** What a form that buys is sent to: a line that is edited is saved, everything else is added. */
export function buyAction(line: Line) {
  return line
    ? { method: 'post', action: ACTIONS.cartEdit, 'data-action': 'cart.edit' }
    : { method: 'post', action: ACTIONS.cartAdd, 'data-action': 'cart.add' };
}

/** Where such a form goes on: to the cart with what was saved, and here with what was refused. */
export function BuyFields({ line }: { line: Line }) {
  const page = usePage();
  const here = pageHref(page.path, page);
  if (!line) return <input type="hidden" name="redirect" value={here} />;
  const { itemId } = line;
  const cart = pageHref(pathOf('cart', page.locale), page);
  return (
    <>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="redirect" value={cart} />
      <input type="hidden" name="page" value={withQuery(here, EDITED_LINE_QUERY, String(itemId))} />
    </>
  );
}

/** The way back without a change. */
export function LeaveLine({ line }: { line: Line }) {
  const { t, locale } = usePage();
  return (
    line && (
      <SmartLink
        link={screenLink('cart', locale)}
        className={buttonClass({ variant: 'text', full: true })}
      >
        {t('product-buy-box:leave')}
      </SmartLink>
    )
  );
}
