/**
 * The contract of the API as data: what every call takes and answers, by name. A name with `?` may be
 * left out; `a:Shape`, `a:[Shape]` and `a:{…}` say what a field holds. Answers are named as `[Shape]`
 * for a list, `records Shape` and `list Shape` for the two paged ones (G-032), `bare` without envelope.
 */

/** Shapes that the rows name. */
export const SHAPES = `
Language = id code code2 name names:{hr en de el}
Country = id iso code name
Currency = id label symbol
Site = siteID apiKeyToken apiKeyId name url storeID store:{storeID language loyalty} externalURLs:{generatePdf}
Domain = name url
Release = tag_name description_html
Option = id key value media:Media
Media = id driveId title description path newPath mime extension hash access size poster
  alternativePaths:[{size format path}] usePublicPath originalName
Tokens = accessToken refreshToken
User = id email scope isBackofficeUser memberCardBarcode details:{firstName lastName}
  company:{name} addresses:[Address]
Guest = id email
Address = id type firstName lastName contactEmail contactPhone country city street houseNumber
  zipCode companyName companyOIB region
Content = schema type handler slug language_code meta mobileMeta options mobileOptions
  parts:[Node] tr
Element = id schema type handler slug language_code status rev meta mobileMeta options mobileOptions
  parts:[Node] tr
Node = id block v role
NavNode = id name title link linkV2 baseLink formattedPath target rel externalLink type product
  parent_id children:[]
Term = id title slug slugMain type
Post = id slug title excerpt body media:Media date terms:{categories:[Term]}
  relatedEntities:[{connectedProduct:{data:{items:[{id product:{id slug name}}]}}}]
Event = id title body media:Media startEvent endEvent eventAttendees
ListedProduct = id slug name sku type format media:[Media] brand:{name} available isPurchasable
  isVisibleIndividually mainProductSlug configurable tags:[{id name}] basicPrice retailPrice
  finalPrice discount:{basicPrice retailPrice} membershipPrice categoryPriority
  bundles:[{product quantity format}] categories archived
Product = id slug name sku type format media:[Media] brand:{name} available isPurchasable
  isVisibleIndividually mainProductSlug configurable tags:[{id name}] basicPrice retailPrice
  finalPrice discount:{basicPrice retailPrice} membershipPrice categoryPriority
  bundles:[{product quantity format}] associatedProducts:[ListedProduct]
  associatedProductsAttributes:[{label inputType customClass attributeCode
  values:[{id value isMedia shopDefault}]}] attributeSet:{attributes:[{attributeCode label value}]}
  customOptions:[{id kind option_type option_title required custom_option_values:[{label sku}]}]
  description categories archived
Category = id name slug description image:Media parent_id relCat:[{slug name displayImage:Media}]
  sortTypes sortDefaultType children:[]
Tag = id name
LayeredFilter = attributeCode label type attributeID
  values:[{attributeID valueLabel totalProducts minValue maxValue}]
Sums = cartTotal coupon delivery itemsTotal loyalty orderTotal
Totals = cartTotal coupon delivery itemsTotal loyalty orderTotal tax:Sums
CartPrices = base:Totals converted:Totals
ItemPrices = retailPrice finalPrice row cartTotal discount:{basicPrice retailPrice}
CartItem = itemId productId qty options:{personalizations bundleOptions customPriceOption}
  productData:{id name media:[Media] tags:[{id name}] slug mainProductSlug isVisibleIndividually}
  prices:{base:ItemPrices converted:ItemPrices}
Cart = id protectCode items:[CartItem] prices:CartPrices digitalOnly coupon couponCode
  deliveryMethodId paymentMethodId options currencyId loyalty loyaltyPoints delivery:{price}
  couponValid
DeliveryMethod = id name description price methodCode options:[{id name}]
PaymentMethod = id name description methodCode paymentType
OrderRow = id number created_at finalAmount generalStatus pdfToken
Consent = id uniqueNumber displayName
ConsentAssignment = assigned_to consents requiredConsents
CommentOptions = CanCommentOnBlog CanAddReviews RequireAdminPublishing OneUserOneComment
  UserCanEditComment RequireRatingForComment RequireCommentForRating AnonymousCanMultipleReview
  NumberOfStars
CommentRow = id body rating author created_at published
`;

/** Logging in, the account and its addresses. */
const ACCOUNT = `
POST v1/login | public | username password apiKey | {tokens:Tokens user:User}
POST auth/login | public | username password apiKey | {tokens:Tokens user:User}
GET v1/refresh | public | | {tokens:Tokens}
POST v1/user/logout | user | | {}
POST auth/logout | user | | {}
GET v1/user/web/profile | user | | User
GET auth/user | user | | User
GET v1/user/profile | backoffice | | {id email scope isBackofficeUser details:{firstName lastName} adminLanguage}
PATCH v1/user/web/update | user | email? memberCardBarcode? details?:{firstName lastName} username? | User
POST v1/user/web/register | public | firstName lastName email password confirmedPassword acceptedConsents? | {tokens:Tokens user:User}
GET v1/user/web/verify/:id | public | | {confirmed email}
POST v1/user/web/forgotPassword | public | email | {}
POST v1/user/web/resetPassword | public | token newPassword newPasswordAgain | {}
PATCH v1/user/web/changePassword | user | oldPassword newPassword newPasswordAgain | {}
POST v1/user/web/address/create | user | type firstName? lastName contactEmail contactPhone country city street houseNumber zipCode companyName? companyOIB? region? acceptedConsents? | Address
PATCH v1/user/web/address/update/:id | user | firstName? lastName? contactEmail? contactPhone? country? city? street? houseNumber? zipCode? companyName? companyOIB? region? acceptedConsents? | Address
POST v1/user/web/validateMembersBarcode | user | barcode | {isValid}
GET v1/user/web/loyalty | user | | {available earned expired used}
POST v1/user/social/oauth | public | provider code redirectUri apiKey | {tokens:Tokens user:User}
GET v1/social/redirect-login | public | provider redirectUri | {url}
`;

/** The site, its content and its navigation. */
const SITE = `
POST v1/settings/domain/filter | public | filters? page? limit? | records Domain
POST v1/master/domainDetect | public | referer | Site
GET v1/lookup/languages | public | | [Language]
GET v1/lookup/countries | public | languageCode? allowed? | [Country]
POST v1/option/filter | public | keys? | records Option
PUT v1/option/update/:key | backoffice | value media? | Option
POST v1/element/getByHandlers | public | handlers language_code | [Element]
POST v1/element/create | backoffice | Content | Element
PUT v1/element/update/:id | backoffice | Content rev | Element
PATCH v1/element/update/:id | backoffice | baseRev patches | {rev remotePatches}
POST v1/element/:id/publish | backoffice | rev? | Element
POST v1/element/:id/unpublish | backoffice | | Element
POST v1/element/:id/schedule | backoffice | at | Element
POST v1/element/:id/revert | backoffice | rev | Element
GET v1/element/:id/revisions | backoffice | | records {rev kind author created_at}
GET v1/element/:id/revisions/:rev | backoffice | | Element
GET v1/navigation/tree/:id | public | | [NavNode]
PUT v1/navigation/update/:id | backoffice | tree:[NavNode] | [NavNode]
POST v1/finder/decide | public | params editPage? | {type id slug page?:Element redirect?}
POST v1/finder/searchSlugs | backoffice | keywords categories limit? | records {type id title slug}
POST v1/finder/getUrlOnLanguage | public | type? id? path? languageCode | {url}
GET v1/settings/getCheckoutSettings | public | | {config:{cartType checkoutType guestCheckout giftMessage checkoutMessage mergeCartItems eProductDelivery cashOnDeliveryProductId}}
GET v1/settings/getCurrencyConfig | public | | {responseData:{mainCurrency:Currency allowedCurrencies:[Currency]}}
GET v1/settings/general/user | user | group? key? | {global:[{code2}]}
POST v1/media/options/filter | public | autoResizeOnly? | records {name width height formats}
GET v1/comment/getOptions | public | store_id? | CommentOptions
POST v1/comment/filter | public | target:{type id} page? limit? | records CommentRow
POST v1/comment/create | user | target:{type id} body? rating? | CommentRow
PATCH v1/comment/update/:id | user | body? rating? published? | CommentRow
POST v1/term/filter | public | termTypeTitles? limit? noPaginate? | records Term
GET v1/term/get/:slug | public | | Term
POST v1/post/filterStandard | public | filters?:{display? termSlugs? postTypeSlugs? dateFrom? dateTo?} sort?:{param order} page? limit? | records Post
GET v1/post/get/:slug | public | | Post
GET v1/event/web/get/:id | public | | Event
GET v1/page/get/:slug | public | | Element
POST v1/page/create | backoffice | Content | Element
PUT v1/page/update/:id | backoffice | Content rev | Element
PATCH v1/page/update/:id | backoffice | baseRev patches | {rev remotePatches}
DELETE v1/page/delete/:id | backoffice | | {}
POST v1/page/filter | backoffice | keywords? page? limit? | records {id slug title status rev}
POST v1/template/filter | backoffice | keywords? page? limit? | records Element
POST v1/template/create | backoffice | Content | Element
PUT v1/template/update/:id | backoffice | Content rev | Element
DELETE v1/template/delete/:id | backoffice | | {}
POST v1/section/filter | backoffice | ids? page? limit? | records {element:Element uses}
POST v1/section/create | backoffice | Content | Element
PUT v1/section/update/:id | backoffice | Content rev | Element
PATCH v1/section/update/:id | backoffice | baseRev patches | {rev remotePatches}
GET v1/section/:id/usage | backoffice | | [{elementId nodeId title overrides}]
POST v1/newsletter/web/subscribe | public | email acceptedConsents? | {}
POST v1/contact/web/send | public | name email message acceptedConsents? | {}
POST v1/form/web/send | public | elementId node language stamp answers consent? | {}
POST v1/redirect/addFailedRequest | public | path | {}
GET v1/pipeline/hasRunningPipeline | backoffice | | {hasRunningPipeline}
GET v1/social/hashtag/:tag | public | limit? | records {image text link}
GET v1/cache/list | backoffice | | [{name entries size}]
POST v1/cache/clear | backoffice | name? | [{name entries size}]
`;

/** Products, their lists and what shoppers keep of them. */
const PRODUCTS = `
GET v1/product/web/get | public | slug? id? store? currency? | Product
POST v1/product/web/filter | public | page? limit? sort?:{param order} filters?:[{key value? range?:{min max}}] select? mainCategory? allowUnlimited? keywords? currency? list? | records ListedProduct
GET v1/product/web/category/get/:id | public | | Category
POST v1/product/web/category/filter | public | tree? sort?:{param order} storeID? limit? | records Category
POST v1/product/web/tag/filter | public | storeID? limit? | records Tag
POST v1/product/layered/navigation | public | filters?:[{key value? range?:{min max}}] mainCategory? | [LayeredFilter]
GET v1/product/checkBundles | public | product | [{id available missing}]
GET v1/gaussbox/eCommerce/public/products/get | public | ids | [Product]
POST v1/product/web/availability/subscribe | public | productId email acceptedConsents? | {}
POST v1/wishlist/create | user | product_id | {inWishlist}
GET v1/wishlist/filter | user | page? limit? | list {product_id product:{id name slug media:[Media]}}
`;

/** The cart, the way to an order, and orders. */
const SALE = `
GET v2/ecommerce/checkout/cart/getNewCartSession | public | | {id protectCode}
POST v2/ecommerce/checkout/cart/getCart | cart | cartId? protectCode? currencyId? | Cart
POST v2/ecommerce/checkout/cart/validateCart | cart | cartId? protectCode? currencyId? | {validateMemberCard items:[CartItem] prices:CartPrices}
POST v2/ecommerce/checkout/cart/getAbandoned | user | currencyId? | Cart
POST v2/ecommerce/checkout/cart/addItem | cart | cartId? protectCode? currencyId? productId qty options?:{personalizations? bundleOptions? customPriceOption?} reservation? | Cart
PATCH v2/ecommerce/checkout/cart/updateItem | cart | cartId? protectCode? currencyId? itemId qty options?:{personalizations? bundleOptions? customPriceOption?} | Cart
DELETE v2/ecommerce/checkout/cart/deleteItem | cart | cartId? protectCode? itemId? | Cart
POST v2/ecommerce/checkout/cart/clearCart | cart | cartId? protectCode? | Cart
POST v2/ecommerce/checkout/cart/applyCoupon | cart | cartId? protectCode? couponCode | Cart
POST v2/ecommerce/checkout/cart/removeCoupon | cart | cartId? protectCode? | Cart
POST v2/ecommerce/checkout/cart/applyMemberCard | user | cartId? protectCode? barcode | Cart
POST v2/ecommerce/checkout/cart/addGuestUser | cart | cartId? protectCode? email | Guest
PATCH v2/ecommerce/checkout/cart/updateGuestUser | cart | cartId? protectCode? userId email? addresses?:[{type firstName lastName contactEmail contactPhone country city street houseNumber zipCode companyName? companyOIB? region?}] details?:{firstName? lastName?} company?:{name?} | {id email addresses:[Address] details:{firstName lastName} company:{name}}
POST v2/ecommerce/checkout/delivery/getApplicableDeliveryMethods | cart | userId? cartId? protectCode? countryIso | [DeliveryMethod]
PUT v2/ecommerce/checkout/delivery/saveDeliveryMethod | cart | userId cartId? protectCode? deliveryMethodId branchId? | Cart
GET v2/ecommerce/checkout/getFreeDeliveryAmount/:currencyId | public | | {price}
POST v2/ecommerce/checkout/payment/getApplicablePaymentMethods | cart | userId cartId? protectCode? userBillingAddressId? | [PaymentMethod]
PUT v2/ecommerce/checkout/payment/savePaymentMethod | cart | userId cartId? protectCode? paymentMethodId companyData?:{companyName oib} | Cart
POST v2/ecommerce/checkout/order/create | cart | userId cartId? protectCode? giftMessage? orderMessage? to? from? failureURL? successURL? acceptedConsents? | {html orderSlug}
POST v2/ecommerce/checkout/order/pgSuccess/:orderId | cart | cartId? protectCode? details:{id} internalRedirect? | {url}
POST v2/ecommerce/order/web/filter | user | page? limit? | records OrderRow
`;

/** Consents, media and what developers call. */
const TOOLS = `
POST v1/gdpr/web/consent/filter | public | assigned_to? limit? | records Consent
POST v1/gdpr/web/consent/log/create | public | status statusTimestamp sourceType consents user:{userType email} | {}
GET v1/gdpr/consent/assignment/list | public | page? perPage? | list ConsentAssignment
POST v1/gdpr/consent/assignment/create | backoffice | assigned_to consents requiredConsents | ConsentAssignment
POST v1/gdpr/consent/filter | backoffice | page? limit? | records Consent
POST v1/gdpr/consent/create | backoffice | uniqueNumber displayName? | Consent
PUT v1/gdpr/consent/update/:id | backoffice | uniqueNumber? displayName? | Consent
DELETE v1/gdpr/consent/delete/:id | backoffice | | {}
POST v2/media/upload | backoffice | file title? description? | [Media]
POST v1/media/filterStandard | backoffice | keywords? directoryId? page? limit? | records Media
POST v1/media/create | backoffice | driveId | Media
DELETE v1/media/delete/:id | backoffice | | {}
PUT v1/media/update/:id | backoffice | title? description? | Media
DELETE v1/directory/item/delete | backoffice | targetIds | {}
POST v1/media/getUploadUrl | backoffice | fileName mime | {url key}
POST v1/media/addFromBucket | backoffice | key | Media
POST v1/admin/import | backoffice | | {created updated errors}
`;

/** Every call whose answer is JSON in an envelope. */
export const ROWS = [ACCOUNT, SITE, PRODUCTS, SALE, TOOLS].join('');
