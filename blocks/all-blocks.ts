import type { AnyBlock } from '#runtime/define-block.ts';
import { priceList } from './about/price-list/index.ts';
import { storeLocator } from './about/store-locator/index.ts';
import { team } from './about/team/index.ts';
import { testimonials } from './about/testimonials/index.ts';
import { accountMenu } from './account/account-menu/index.ts';
import { changePasswordForm } from './account/change-password-form/index.ts';
import { emailConfirmation } from './account/email-confirmation/index.ts';
import { forgotPasswordForm } from './account/forgot-password-form/index.ts';
import { loginForm } from './account/login-form/index.ts';
import { loginModal } from './account/login-modal/index.ts';
import { loyaltyPoints } from './account/loyalty-points/index.ts';
import { orderHistory } from './account/order-history/index.ts';
import { personalDataForm } from './account/personal-data-form/index.ts';
import { profileTabs } from './account/profile-tabs/index.ts';
import { registerForm } from './account/register-form/index.ts';
import { socialLoginView } from './account/social-login-view/index.ts';
import { blogCategoryStrip } from './blog/blog-category-strip/index.ts';
import { comments } from './blog/comments/index.ts';
import { highlightedPosts } from './blog/highlighted-posts/index.ts';
import { newsPosts } from './blog/news-posts/index.ts';
import { postBody } from './blog/post-body/index.ts';
import { postCarousel } from './blog/post-carousel/index.ts';
import { postCategoryList } from './blog/post-category-list/index.ts';
import { postHeader } from './blog/post-header/index.ts';
import { postList } from './blog/post-list/index.ts';
import { addToCartModal } from './cart/add-to-cart-modal/index.ts';
import { cartBag } from './cart/cart-bag/index.ts';
import { cartItems } from './cart/cart-items/index.ts';
import { cartRelated } from './cart/cart-related/index.ts';
import { cartRestore } from './cart/cart-restore/index.ts';
import { cartSummary } from './cart/cart-summary/index.ts';
import { couponForm } from './cart/coupon-form/index.ts';
import { freeDeliveryBanner } from './cart/free-delivery-banner/index.ts';
import { freeDeliveryPopup } from './cart/free-delivery-popup/index.ts';
import { giftMessage } from './cart/gift-message/index.ts';
import { membershipForm } from './cart/membership-form/index.ts';
import { orderNote } from './cart/order-note/index.ts';
import { brandHead } from './catalog/brand-head/index.ts';
import { brandIndex } from './catalog/brand-index/index.ts';
import { categoryBanner } from './catalog/category-banner/index.ts';
import { categoryTiles } from './catalog/category-tiles/index.ts';
import { filterSidebar } from './catalog/filter-sidebar/index.ts';
import { postProductsStrip } from './catalog/post-products-strip/index.ts';
import { productCarousel } from './catalog/product-carousel/index.ts';
import { productList } from './catalog/product-list/index.ts';
import { productQuote } from './catalog/product-quote/index.ts';
import { recentlyViewed } from './catalog/recently-viewed/index.ts';
import { searchBox } from './catalog/search-box/index.ts';
import { searchResults } from './catalog/search-results/index.ts';
import { subCategoryLinks } from './catalog/sub-category-links/index.ts';
import { wishlistGrid } from './catalog/wishlist-grid/index.ts';
import { billingAddress } from './checkout/billing-address/index.ts';
import { checkoutAddress } from './checkout/checkout-address/index.ts';
import { checkoutCompany } from './checkout/checkout-company/index.ts';
import { checkoutConsents } from './checkout/checkout-consents/index.ts';
import { checkoutFailure } from './checkout/checkout-failure/index.ts';
import { checkoutLoginPrompt } from './checkout/checkout-login-prompt/index.ts';
import { checkoutPayment } from './checkout/checkout-payment/index.ts';
import { checkoutReview } from './checkout/checkout-review/index.ts';
import { checkoutShipping } from './checkout/checkout-shipping/index.ts';
import { checkoutSteps } from './checkout/checkout-steps/index.ts';
import { checkoutSuccess } from './checkout/checkout-success/index.ts';
import { checkoutSummary } from './checkout/checkout-summary/index.ts';
import { deliveryAddress } from './checkout/delivery-address/index.ts';
import { orderSubmit } from './checkout/order-submit/index.ts';
import { announcements } from './chrome/announcements/index.ts';
import { breadcrumb } from './chrome/breadcrumb/index.ts';
import { cookieNotice } from './chrome/cookie-notice/index.ts';
import { copyright } from './chrome/copyright/index.ts';
import { footerLinks } from './chrome/footer-links/index.ts';
import { headerSearchLink } from './chrome/header-search-link/index.ts';
import { languageSwitch } from './chrome/language-switch/index.ts';
import { logo } from './chrome/logo/index.ts';
import { mainNav } from './chrome/main-nav/index.ts';
import { newsletterForm } from './chrome/newsletter-form/index.ts';
import { notFound } from './chrome/not-found/index.ts';
import { siteFooter } from './chrome/site-footer/index.ts';
import { siteHeader } from './chrome/site-header/index.ts';
import { socialLinks } from './chrome/social-links/index.ts';
import { banner } from './content/banner/index.ts';
import { button } from './content/button/index.ts';
import { companyDetails } from './content/company-details/index.ts';
import { contactForm } from './content/contact-form/index.ts';
import { countdown } from './content/countdown/index.ts';
import { eventDetail } from './content/event-detail/index.ts';
import { form } from './content/form/index.ts';
import { heading } from './content/heading/index.ts';
import { hero } from './content/hero/index.ts';
import { iconList } from './content/icon-list/index.ts';
import { image } from './content/image/index.ts';
import { infoStrip } from './content/info-strip/index.ts';
import { ingredients } from './content/ingredients/index.ts';
import { logoStrip } from './content/logo-strip/index.ts';
import { marquee } from './content/marquee/index.ts';
import { popup } from './content/popup/index.ts';
import { quiz } from './content/quiz/index.ts';
import { quote } from './content/quote/index.ts';
import { richText } from './content/rich-text/index.ts';
import { routineSteps } from './content/routine-steps/index.ts';
import { statistics } from './content/statistics/index.ts';
import { table } from './content/table/index.ts';
import { timeline } from './content/timeline/index.ts';
import { uspRow } from './content/usp-row/index.ts';
import { accordion } from './layout/accordion/index.ts';
import { columns } from './layout/columns/index.ts';
import { container } from './layout/container/index.ts';
import { divider } from './layout/divider/index.ts';
import { spacer } from './layout/spacer/index.ts';
import { tabs } from './layout/tabs/index.ts';
import { beforeAfter } from './media/before-after/index.ts';
import { bentoGrid } from './media/bento-grid/index.ts';
import { downloadList } from './media/download-list/index.ts';
import { gallery } from './media/gallery/index.ts';
import { hashtagWall } from './media/hashtag-wall/index.ts';
import { htmlEmbed } from './media/html-embed/index.ts';
import { mediaText } from './media/media-text/index.ts';
import { overlap } from './media/overlap/index.ts';
import { shoppablePicture } from './media/shoppable-picture/index.ts';
import { slider } from './media/slider/index.ts';
import { video } from './media/video/index.ts';
import { boughtTogether } from './product/bought-together/index.ts';
import { bundleContents } from './product/bundle-contents/index.ts';
import { bundleCustomiser } from './product/bundle-customiser/index.ts';
import { productAvailabilityForm } from './product/product-availability-form/index.ts';
import { productBuyBox } from './product/product-buy-box/index.ts';
import { productCustomOptions } from './product/product-custom-options/index.ts';
import { productDescription } from './product/product-description/index.ts';
import { productGallery } from './product/product-gallery/index.ts';
import { productReviews } from './product/product-reviews/index.ts';
import { productTitlePrice } from './product/product-title-price/index.ts';
import { stickyBuyBar } from './product/sticky-buy-bar/index.ts';

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
  accordion,
  accountMenu,
  announcements,
  brandHead,
  hashtagWall,
  addToCartModal,
  banner,
  billingAddress,
  boughtTogether,
  bundleContents,
  bundleCustomiser,
  button,
  breadcrumb,
  productGallery,
  productTitlePrice,
  productBuyBox,
  stickyBuyBar,
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
  brandIndex,
  changePasswordForm,
  columns,
  comments,
  companyDetails,
  contactForm,
  form,
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
  languageSwitch,
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
  productQuote,
  recentlyViewed,
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
  divider,
  quote,
  quiz,
  iconList,
  statistics,
  container,
  tabs,
  beforeAfter,
  downloadList,
  gallery,
  htmlEmbed,
  table,
  logoStrip,
  marquee,
  timeline,
  ingredients,
  routineSteps,
  bentoGrid,
  mediaText,
  overlap,
  shoppablePicture,
  slider,
  video,
  testimonials,
  team,
  priceList,
  storeLocator,
  countdown,
  popup,
];
