import type { AnyBlock } from '#runtime/define-block.ts';
import { accountMenu } from './account-menu/index.ts';
import { addToCartModal } from './add-to-cart-modal/index.ts';
import { banner } from './banner/index.ts';
import { billingAddress } from './billing-address/index.ts';
import { blogCategoryStrip } from './blog-category-strip/index.ts';
import { breadcrumb } from './breadcrumb/index.ts';
import { bundleCustomiser } from './bundle-customiser/index.ts';
import { button } from './button/index.ts';
import { cartBag } from './cart-bag/index.ts';
import { cartItems } from './cart-items/index.ts';
import { cartRelated } from './cart-related/index.ts';
import { cartRestore } from './cart-restore/index.ts';
import { cartSummary } from './cart-summary/index.ts';
import { categoryBanner } from './category-banner/index.ts';
import { categoryTiles } from './category-tiles/index.ts';
import { changePasswordForm } from './change-password-form/index.ts';
import { checkoutAddress } from './checkout-address/index.ts';
import { checkoutCompany } from './checkout-company/index.ts';
import { checkoutConsents } from './checkout-consents/index.ts';
import { checkoutFailure } from './checkout-failure/index.ts';
import { checkoutLoginPrompt } from './checkout-login-prompt/index.ts';
import { checkoutPayment } from './checkout-payment/index.ts';
import { checkoutReview } from './checkout-review/index.ts';
import { checkoutShipping } from './checkout-shipping/index.ts';
import { checkoutSteps } from './checkout-steps/index.ts';
import { checkoutSuccess } from './checkout-success/index.ts';
import { checkoutSummary } from './checkout-summary/index.ts';
import { columns } from './columns/index.ts';
import { comments } from './comments/index.ts';
import { contactForm } from './contact-form/index.ts';
import { cookieNotice } from './cookie-notice/index.ts';
import { copyright } from './copyright/index.ts';
import { couponForm } from './coupon-form/index.ts';
import { deliveryAddress } from './delivery-address/index.ts';
import { emailConfirmation } from './email-confirmation/index.ts';
import { eventDetail } from './event-detail/index.ts';
import { filterSidebar } from './filter-sidebar/index.ts';
import { footerLinks } from './footer-links/index.ts';
import { forgotPasswordForm } from './forgot-password-form/index.ts';
import { freeDeliveryBanner } from './free-delivery-banner/index.ts';
import { freeDeliveryPopup } from './free-delivery-popup/index.ts';
import { giftMessage } from './gift-message/index.ts';
import { headerSearchLink } from './header-search-link/index.ts';
import { heading } from './heading/index.ts';
import { hero } from './hero/index.ts';
import { highlightedPosts } from './highlighted-posts/index.ts';
import { image } from './image/index.ts';
import { infoStrip } from './info-strip/index.ts';
import { loginForm } from './login-form/index.ts';
import { loginModal } from './login-modal/index.ts';
import { logo } from './logo/index.ts';
import { loyaltyPoints } from './loyalty-points/index.ts';
import { mainNav } from './main-nav/index.ts';
import { membershipForm } from './membership-form/index.ts';
import { newsPosts } from './news-posts/index.ts';
import { newsletterForm } from './newsletter-form/index.ts';
import { notFound } from './not-found/index.ts';
import { orderHistory } from './order-history/index.ts';
import { orderNote } from './order-note/index.ts';
import { orderSubmit } from './order-submit/index.ts';
import { personalDataForm } from './personal-data-form/index.ts';
import { postBody } from './post-body/index.ts';
import { postCarousel } from './post-carousel/index.ts';
import { postCategoryList } from './post-category-list/index.ts';
import { postHeader } from './post-header/index.ts';
import { postList } from './post-list/index.ts';
import { postProductsStrip } from './post-products-strip/index.ts';
import { productAvailabilityForm } from './product-availability-form/index.ts';
import { productBuyBox } from './product-buy-box/index.ts';
import { productCarousel } from './product-carousel/index.ts';
import { productCustomOptions } from './product-custom-options/index.ts';
import { productDescription } from './product-description/index.ts';
import { productGallery } from './product-gallery/index.ts';
import { productList } from './product-list/index.ts';
import { productReviews } from './product-reviews/index.ts';
import { productTitlePrice } from './product-title-price/index.ts';
import { profileTabs } from './profile-tabs/index.ts';
import { registerForm } from './register-form/index.ts';
import { richText } from './rich-text/index.ts';
import { searchBox } from './search-box/index.ts';
import { searchResults } from './search-results/index.ts';
import { siteFooter } from './site-footer/index.ts';
import { siteHeader } from './site-header/index.ts';
import { socialLinks } from './social-links/index.ts';
import { socialLoginView } from './social-login-view/index.ts';
import { spacer } from './spacer/index.ts';
import { subCategoryLinks } from './sub-category-links/index.ts';
import { uspRow } from './usp-row/index.ts';
import { wishlistGrid } from './wishlist-grid/index.ts';

/** Every block of the product; the only file that lists them. */
export const allBlocks: readonly AnyBlock[] = [
  checkoutAddress,
  checkoutCompany,
  checkoutConsents,
  checkoutFailure,
  checkoutLoginPrompt,
  checkoutPayment,
  checkoutReview,
  checkoutShipping,
  checkoutSteps,
  checkoutSuccess,
  checkoutSummary,
  giftMessage,
  orderNote,
  orderSubmit,
  accountMenu,
  addToCartModal,
  banner,
  billingAddress,
  bundleCustomiser,
  button,
  breadcrumb,
  productGallery,
  productTitlePrice,
  productBuyBox,
  productAvailabilityForm,
  productCustomOptions,
  productDescription,
  productReviews,
  cartBag,
  cartItems,
  cartRestore,
  couponForm,
  membershipForm,
  cartSummary,
  freeDeliveryBanner,
  cartRelated,
  categoryBanner,
  categoryTiles,
  changePasswordForm,
  columns,
  comments,
  contactForm,
  eventDetail,
  cookieNotice,
  copyright,
  deliveryAddress,
  emailConfirmation,
  filterSidebar,
  footerLinks,
  forgotPasswordForm,
  freeDeliveryPopup,
  headerSearchLink,
  heading,
  hero,
  image,
  infoStrip,
  loginForm,
  loginModal,
  logo,
  loyaltyPoints,
  mainNav,
  newsletterForm,
  notFound,
  orderHistory,
  personalDataForm,
  postCarousel,
  highlightedPosts,
  newsPosts,
  blogCategoryStrip,
  postCategoryList,
  postHeader,
  postList,
  postBody,
  postProductsStrip,
  productCarousel,
  productList,
  profileTabs,
  registerForm,
  richText,
  searchBox,
  searchResults,
  siteFooter,
  siteHeader,
  socialLinks,
  socialLoginView,
  spacer,
  subCategoryLinks,
  uspRow,
  wishlistGrid,
];
