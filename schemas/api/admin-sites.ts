import { type Static, Type } from 'typebox';
import { CURRENCIES } from '#domain/commerce/currencies.ts';
import { LOCALES } from '#domain/locales.ts';
import { instantSchema, localeSchema, nullable, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { pagingShape, recordsOf } from './envelope.ts';

/** Most sites of an installation. */
export const MAX_SITES = 1000;
/** Most hosts that lead to a site beside the one of its address. */
export const MAX_HOSTS = 20;

const hostSchema = Type.String({ minLength: 1, maxLength: 253 });

/** What an owner says of a site. */
const siteFields = {
  /** What shoppers know the shop by. */
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  /** Address of the public shop, with the protocol and without a path; its host leads to the site. */
  url: Type.String({ minLength: 1, maxLength: 300 }),
  /** Further hosts that lead to the site, without protocol and port. */
  hosts: Type.Array(hostSchema, { maxItems: MAX_HOSTS }),
  /** The language of visitors who chose none. */
  defaultLocale: localeSchema,
  /** Languages that shoppers are offered, in the order of the switcher. */
  locales: Type.Array(localeSchema, { minItems: 1, maxItems: LOCALES.length }),
  /** What the site's prices are in. */
  currency: Type.Enum([...CURRENCIES]),
  /** The site whose products it sells, with categories, brands, tags and attributes; null: its own. */
  productsOf: nullable(rowIdSchema),
  /** The site whose customers it knows, with their accounts and member cards; null: its own. */
  customersOf: nullable(rowIdSchema),
};

/** The form of a site. */
export const siteWriteSchema = Type.Object(
  // Left out, a new site has products and customers of its own, and another stays as it is.
  {
    ...siteFields,
    productsOf: Type.Optional(siteFields.productsOf),
    customersOf: Type.Optional(siteFields.customersOf),
  },
  { additionalProperties: false },
);
export type SiteWrite = Static<typeof siteWriteSchema>;

export const adminSiteSchema = Type.Object({
  id: Type.Integer(),
  ...siteFields,
  /** Also one that a site was given before there was a list. */
  currency: Type.String(),
  productsOf: nullable(Type.Integer()),
  customersOf: nullable(Type.Integer()),
  /** Since when its pages are gone; null while the site is open. */
  closedAt: nullable(instantSchema),
  /** The site that was asked. */
  isOwn: Type.Boolean(),
});
export type AdminSite = Static<typeof adminSiteSchema>;

const params = Type.Object({ id: rowIdSchema });

/** By age; `keywords` is looked for in names, addresses and hosts. */
export const adminFilterSites = defineEndpoint({
  key: 'admin.site.filter',
  method: 'POST',
  path: '/api/v1/admin/site/filter',
  summary: 'List the sites of the installation',
  access: 'owner',
  body: Type.Object(
    {
      keywords: Type.Optional(Type.String({ maxLength: 200 })),
      /** Only those that are open. */
      open: Type.Optional(Type.Boolean()),
      ...pagingShape,
    },
    { additionalProperties: false },
  ),
  data: recordsOf(adminSiteSchema),
});

/**
 * A site with a store of its own, sold to the countries of the site that is asked; the pages that
 * every shop needs are made at once afterwards. 400 names every faulty field; 409 HOST_TAKEN names
 * the hosts that lead to another site, TOO_MANY_SITES says that there are as many as may be,
 * SHARED_TWICE, CURRENCY_DIFFERS and CUSTOMERS_SHARED_TWICE as in `adminUpdateSite`.
 */
export const adminCreateSite = defineEndpoint({
  key: 'admin.site.create',
  method: 'POST',
  path: '/api/v1/admin/site/create',
  summary: 'Make a site',
  access: 'owner',
  body: siteWriteSchema,
  data: adminSiteSchema,
});

/**
 * 409 HOST_TAKEN; CURRENCY_IN_USE once the site has products or orders, whose prices are in its
 * currency; ADDRESS_IS_SET where the installation has one site only, and PUBLIC_URL says where it is;
 * SHARED_TWICE where the other site sells those of a third, CURRENCY_DIFFERS, OWN_PRODUCTS where the
 * site has products itself, PRODUCTS_LENT where others sell its own; CUSTOMERS_SHARED_TWICE,
 * OWN_CUSTOMERS and CUSTOMERS_LENT likewise. Customers of another site whom it no longer knows are
 * logged out there.
 */
export const adminUpdateSite = defineEndpoint({
  key: 'admin.site.update',
  method: 'PUT',
  path: '/api/v1/admin/site/update/:id',
  summary: 'Change a site',
  access: 'owner',
  params,
  body: siteWriteSchema,
  data: adminSiteSchema,
});

/**
 * Its pages answer 410 from now on, and nothing of it is deleted. 409 OWN_SITE for the site that is
 * asked, LAST_OPEN_SITE for the only one that is open.
 */
export const adminCloseSite = defineEndpoint({
  key: 'admin.site.close',
  method: 'POST',
  path: '/api/v1/admin/site/close/:id',
  summary: 'Close a site',
  access: 'owner',
  params,
  data: adminSiteSchema,
});

/** Shows a site again that was closed. */
export const adminOpenSite = defineEndpoint({
  key: 'admin.site.open',
  method: 'POST',
  path: '/api/v1/admin/site/open/:id',
  summary: 'Open a closed site again',
  access: 'owner',
  params,
  data: adminSiteSchema,
});

/** The site that something belongs to; null: this one. */
const homeSchema = Type.Object({
  sharedFrom: nullable(Type.Object({ name: Type.String(), url: Type.String() })),
});

/** Whose products the site sells: those of another are kept in the panel of that one. */
export const adminCatalogueHome = defineEndpoint({
  key: 'admin.catalogue.home',
  method: 'GET',
  path: '/api/v1/admin/catalogue/home',
  summary: 'Tell whose products the site sells',
  access: 'backoffice',
  data: homeSchema,
});

/** Whose customers the site knows: those of another are kept in the panel of that one. */
export const adminCustomersHome = defineEndpoint({
  key: 'admin.customers.home',
  method: 'GET',
  path: '/api/v1/admin/customers/home',
  summary: 'Tell whose customers the site knows',
  access: 'backoffice',
  data: homeSchema,
});
