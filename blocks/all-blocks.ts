import type { AnyBlock } from '#runtime/define-block.ts';
import { accountMenu } from './account-menu/index.ts';
import { banner } from './banner/index.ts';
import { billingAddress } from './billing-address/index.ts';
import { breadcrumb } from './breadcrumb/index.ts';
import { bundleCustomiser } from './bundle-customiser/index.ts';
import { button } from './button/index.ts';
import { cartBag } from './cart-bag/index.ts';
import { categoryTiles } from './category-tiles/index.ts';
import { changePasswordForm } from './change-password-form/index.ts';
import { columns } from './columns/index.ts';
import { cookieNotice } from './cookie-notice/index.ts';
import { copyright } from './copyright/index.ts';
import { deliveryAddress } from './delivery-address/index.ts';
import { footerLinks } from './footer-links/index.ts';
import { forgotPasswordForm } from './forgot-password-form/index.ts';
import { freeDeliveryPopup } from './free-delivery-popup/index.ts';
import { headerSearchLink } from './header-search-link/index.ts';
import { heading } from './heading/index.ts';
import { hero } from './hero/index.ts';
import { image } from './image/index.ts';
import { infoStrip } from './info-strip/index.ts';
import { loginForm } from './login-form/index.ts';
import { logo } from './logo/index.ts';
import { loyaltyPoints } from './loyalty-points/index.ts';
import { mainNav } from './main-nav/index.ts';
import { newsletterForm } from './newsletter-form/index.ts';
import { orderHistory } from './order-history/index.ts';
import { personalDataForm } from './personal-data-form/index.ts';
import { postCarousel } from './post-carousel/index.ts';
import { postCategoryList } from './post-category-list/index.ts';
import { productBuyBox } from './product-buy-box/index.ts';
import { productCarousel } from './product-carousel/index.ts';
import { productDescription } from './product-description/index.ts';
import { productGallery } from './product-gallery/index.ts';
import { productTitlePrice } from './product-title-price/index.ts';
import { profileTabs } from './profile-tabs/index.ts';
import { registerForm } from './register-form/index.ts';
import { richText } from './rich-text/index.ts';
import { siteFooter } from './site-footer/index.ts';
import { siteHeader } from './site-header/index.ts';
import { socialLinks } from './social-links/index.ts';
import { spacer } from './spacer/index.ts';
import { uspRow } from './usp-row/index.ts';
import { wishlistGrid } from './wishlist-grid/index.ts';

/** Every block of the product; the only file that lists them. */
export const allBlocks: readonly AnyBlock[] = [
  accountMenu,
  banner,
  billingAddress,
  bundleCustomiser,
  button,
  breadcrumb,
  productGallery,
  productTitlePrice,
  productBuyBox,
  productDescription,
  cartBag,
  categoryTiles,
  changePasswordForm,
  columns,
  cookieNotice,
  copyright,
  deliveryAddress,
  footerLinks,
  forgotPasswordForm,
  freeDeliveryPopup,
  headerSearchLink,
  heading,
  hero,
  image,
  infoStrip,
  loginForm,
  logo,
  loyaltyPoints,
  mainNav,
  newsletterForm,
  orderHistory,
  personalDataForm,
  postCarousel,
  postCategoryList,
  productCarousel,
  profileTabs,
  registerForm,
  richText,
  siteFooter,
  siteHeader,
  socialLinks,
  spacer,
  uspRow,
  wishlistGrid,
];
