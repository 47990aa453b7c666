import { expect, it } from 'vitest';
import { createTestApp, type TestSettings } from '#tests/support/test-app.ts';

/** Calls for developers exist in development only (S42). */
const DEVELOPMENT: TestSettings = { config: { env: 'development' } };
const CRUD = ['POST filter', 'GET get/:id', 'POST create', 'PATCH update/:id', 'DELETE delete/:id'];
const KINDS = [
  'product',
  'category',
  'tag',
  'coupon',
  'delivery-method',
  'payment-method',
  'member-card',
  'user',
];

/** Every call of the contract, as `method path` below `/api/`. */
const CALLS = `
POST v1/login, GET v1/refresh, POST v1/user/logout, GET v1/user/web/profile, GET v1/user/profile
PATCH v1/user/web/update, POST v1/user/web/register, GET v1/user/web/verify/:id
POST v1/user/web/forgotPassword, POST v1/user/web/resetPassword
PATCH v1/user/web/changePassword, POST v1/user/web/address/create
PATCH v1/user/web/address/update/:id, POST v1/user/web/validateMembersBarcode
GET v1/user/web/loyalty, POST v1/user/social/oauth, GET v1/social/redirect-login
POST auth/login, POST auth/logout, GET auth/user
POST v1/settings/domain/filter, POST v1/master/domainDetect, GET v1/lookup/languages
GET v1/lookup/countries, POST v1/option/filter, PUT v1/option/update/:key
POST v1/element/getByHandlers, POST v1/element/create, PUT v1/element/update/:id
PATCH v1/element/update/:id, POST v1/element/:id/publish, POST v1/element/:id/unpublish
POST v1/element/:id/schedule, POST v1/element/:id/revert, GET v1/element/:id/revisions
GET v1/element/:id/revisions/:rev, GET v1/navigation/tree/:id, PUT v1/navigation/update/:id
POST v1/finder/decide, POST v1/finder/searchSlugs, POST v1/finder/getUrlOnLanguage
GET v1/settings/getCheckoutSettings, GET v1/settings/getCurrencyConfig
GET v1/settings/general/user, POST v1/media/options/filter, GET v1/comment/getOptions
POST v1/comment/filter, POST v1/comment/create, PATCH v1/comment/update/:id
POST v1/term/filter, GET v1/term/get/:slug, POST v1/post/filterStandard, GET v1/post/get/:slug
GET v1/event/web/get/:id, GET v1/page/get/:slug, POST v1/page/create, PUT v1/page/update/:id
PATCH v1/page/update/:id, DELETE v1/page/delete/:id, POST v1/page/filter
POST v1/template/filter, POST v1/template/create, PUT v1/template/update/:id
DELETE v1/template/delete/:id, POST v1/section/filter, POST v1/section/create
PUT v1/section/update/:id, PATCH v1/section/update/:id, GET v1/section/:id/usage
POST v1/newsletter/web/subscribe, POST v1/contact/web/send, POST v1/redirect/addFailedRequest
GET v1/pipeline/hasRunningPipeline, GET v1/social/hashtag/:tag, GET v1/cache/list
POST v1/cache/clear, GET v1/product/web/get, POST v1/product/web/filter
GET v1/product/web/category/get/:id, POST v1/product/web/category/filter
POST v1/product/web/tag/filter, POST v1/product/layered/navigation, GET v1/product/checkBundles
GET v1/gaussbox/eCommerce/public/products/get, POST v1/product/web/availability/subscribe
POST v1/wishlist/create, GET v1/wishlist/filter
GET v2/ecommerce/checkout/cart/getNewCartSession, POST v2/ecommerce/checkout/cart/getCart
POST v2/ecommerce/checkout/cart/validateCart, POST v2/ecommerce/checkout/cart/getAbandoned
POST v2/ecommerce/checkout/cart/addItem, PATCH v2/ecommerce/checkout/cart/updateItem
DELETE v2/ecommerce/checkout/cart/deleteItem, POST v2/ecommerce/checkout/cart/clearCart
POST v2/ecommerce/checkout/cart/applyCoupon, POST v2/ecommerce/checkout/cart/removeCoupon
POST v2/ecommerce/checkout/cart/applyMemberCard, POST v2/ecommerce/checkout/cart/addGuestUser
PATCH v2/ecommerce/checkout/cart/updateGuestUser
POST v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods
PUT v2/ecommerce/checkout/delivery/saveDeliveryMethod
GET v2/ecommerce/checkout/getFreeDeliveryAmount/:currencyId
POST v2/ecommerce/checkout/payment/getApplicablePaymentMethods
PUT v2/ecommerce/checkout/payment/savePaymentMethod, POST v2/ecommerce/checkout/order/create
POST v2/ecommerce/checkout/order/pgSuccess/:orderId
POST v2/ecommerce/checkout/payment/testGateway, POST v2/ecommerce/order/web/filter
GET v1/transfer/document/pdf/:token, POST v1/admin/import, GET v1/admin/export
POST v1/admin/order/filter, GET v1/admin/order/get/:id, PATCH v1/admin/order/update/:id
POST v1/admin/comment/filter, GET v1/admin/comment/get/:id, PATCH v1/admin/comment/update/:id
POST v1/gdpr/web/consent/filter, POST v1/gdpr/web/consent/log/create
GET v1/gdpr/consent/assignment/list, POST v1/gdpr/consent/assignment/create
POST v1/gdpr/consent/filter, POST v1/gdpr/consent/create, PUT v1/gdpr/consent/update/:id
DELETE v1/gdpr/consent/delete/:id, POST v2/media/upload, POST v1/media/filterStandard
POST v1/media/create, DELETE v1/media/delete/:id, PUT v1/media/update/:id
DELETE v1/directory/item/delete, POST v1/media/getUploadUrl, POST v1/media/addFromBucket
`;

function callsOfContract(): string[] {
  const calls = CALLS.split(/[,\n]/)
    .map((call) => call.trim())
    .filter(Boolean)
    .map((call) => call.replace(' ', ' /api/'));
  const kinds = KINDS.flatMap((kind) =>
    CRUD.map((call) => call.replace(' ', ` /api/v1/admin/${kind}/`)),
  );
  const others = [
    'GET /_cli/get-latest-tag',
    'POST /_cli/get-latest-release',
    'GET /_cli/get-domain',
    'POST /_cli/set-domain',
    'GET /sitemap.xml',
  ];
  return [...calls, ...kinds, ...others];
}

it('every call of the contract is there, by its method and path (API-01 to API-92)', async () => {
  const { app } = await createTestApp(DEVELOPMENT);
  const there = new Set(app.routeRules().map(({ method, url }) => `${method} ${url}`));

  const missing = callsOfContract().filter((call) => !there.has(call));

  expect(callsOfContract().length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});
