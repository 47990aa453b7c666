import type { AnyBlock } from '#runtime/define-block.ts';
import { accountMenu } from './account-menu/index.ts';
import { banner } from './banner/index.ts';
import { button } from './button/index.ts';
import { cartBag } from './cart-bag/index.ts';
import { categoryTiles } from './category-tiles/index.ts';
import { columns } from './columns/index.ts';
import { cookieNotice } from './cookie-notice/index.ts';
import { copyright } from './copyright/index.ts';
import { footerLinks } from './footer-links/index.ts';
import { freeDeliveryPopup } from './free-delivery-popup/index.ts';
import { headerSearchLink } from './header-search-link/index.ts';
import { heading } from './heading/index.ts';
import { hero } from './hero/index.ts';
import { image } from './image/index.ts';
import { infoStrip } from './info-strip/index.ts';
import { logo } from './logo/index.ts';
import { mainNav } from './main-nav/index.ts';
import { newsletterForm } from './newsletter-form/index.ts';
import { postCarousel } from './post-carousel/index.ts';
import { productCarousel } from './product-carousel/index.ts';
import { richText } from './rich-text/index.ts';
import { siteFooter } from './site-footer/index.ts';
import { siteHeader } from './site-header/index.ts';
import { socialLinks } from './social-links/index.ts';
import { spacer } from './spacer/index.ts';
import { uspRow } from './usp-row/index.ts';

/** Every block of the product; the only file that lists them. */
export const allBlocks: readonly AnyBlock[] = [
  accountMenu,
  banner,
  button,
  cartBag,
  categoryTiles,
  columns,
  cookieNotice,
  copyright,
  footerLinks,
  freeDeliveryPopup,
  headerSearchLink,
  heading,
  hero,
  image,
  infoStrip,
  logo,
  mainNav,
  newsletterForm,
  postCarousel,
  productCarousel,
  richText,
  siteFooter,
  siteHeader,
  socialLinks,
  spacer,
  uspRow,
];
