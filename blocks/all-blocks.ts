import type { AnyBlock } from '#runtime/define-block.ts';
import { accountMenu } from './account-menu/index.ts';
import { cartBag } from './cart-bag/index.ts';
import { freeDeliveryPopup } from './free-delivery-popup/index.ts';
import { headerSearchLink } from './header-search-link/index.ts';
import { infoStrip } from './info-strip/index.ts';
import { logo } from './logo/index.ts';
import { mainNav } from './main-nav/index.ts';
import { siteHeader } from './site-header/index.ts';

/** Every block of the product; the only file that lists them. */
export const allBlocks: readonly AnyBlock[] = [
  accountMenu,
  cartBag,
  freeDeliveryPopup,
  headerSearchLink,
  infoStrip,
  logo,
  mainNav,
  siteHeader,
];
