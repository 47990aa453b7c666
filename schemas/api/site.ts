import { type Static, Type } from 'typebox';
import { EURO } from '#domain/commerce/money.ts';
import { LINK_KINDS } from '#schemas/content/values.ts';
import { mediaSchema } from '#schemas/media.ts';
import { localeSchema, rowIdSchema } from '#schemas/primitives.ts';
import { defineEndpoint } from './endpoint.ts';
import { recordsOf } from './envelope.ts';

/** A currency as it is told to clients (ENT-03). */
export const currencySchema = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  symbol: Type.String(),
});
export type Currency = Static<typeof currencySchema>;

/** What prices are taken to be in where nobody could be asked. */
export const EUROS: Currency = { id: 1, label: 'EUR', symbol: EURO };

/** A store as it is told to clients (ENT-03): in which language it speaks, and whether customers collect points. */
const storeSchema = Type.Object({
  storeID: Type.Integer(),
  language: localeSchema,
  loyalty: Type.Boolean(),
});

/** What a host name stands for (SITE-06). */
export const siteSchema = Type.Object({
  siteID: Type.Integer(),
  apiKeyToken: Type.String(),
  apiKeyId: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  storeID: Type.Integer(),
  store: storeSchema,
  currencyId: Type.Integer(),
  /** The same currency, whole: its label is the code by ISO 4217. */
  currency: currencySchema,
  externalURLs: Type.Object({ generatePdf: Type.String() }),
});
export type Site = Static<typeof siteSchema>;

/** A CMS option: a setting that is read by key (SITE-09). */
export const optionSchema = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  value: Type.Unknown(),
  media: Type.Union([mediaSchema, Type.Null()]),
});
export type Option = Static<typeof optionSchema>;

/** Finds the site that an address belongs to (API-24). */
export const domainDetect = defineEndpoint({
  key: 'site.domainDetect',
  method: 'POST',
  path: '/api/v1/master/domainDetect',
  summary: 'Which site a referer belongs to',
  access: 'public',
  keyless: true,
  body: Type.Object({ referer: Type.String({ maxLength: 2000 }) }, { additionalProperties: false }),
  data: siteSchema,
});

/** No `keys` means all (API-27). What is for the back office alone has no value for others. */
export const filterOptions = defineEndpoint({
  key: 'site.filterOptions',
  method: 'POST',
  path: '/api/v1/option/filter',
  summary: 'CMS options by key',
  access: 'public',
  body: Type.Object(
    { keys: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 })) },
    { additionalProperties: false },
  ),
  data: recordsOf(optionSchema),
  tags: () => ['options'],
});

/**
 * Changes one CMS option. 400 for a value that an option of the server cannot have, and for a picture
 * that the site does not have; 403 OWNER_REQUIRED for an option that only owners change.
 */
export const updateOption = defineEndpoint({
  key: 'site.updateOption',
  method: 'PUT',
  path: '/api/v1/option/update/:key',
  summary: 'Change a CMS option',
  access: 'backoffice',
  params: Type.Object({ key: Type.String({ maxLength: 80 }) }),
  body: Type.Object(
    {
      value: Type.Unknown(),
      media: Type.Optional(Type.Union([rowIdSchema, Type.Null()])),
    },
    { additionalProperties: false },
  ),
  data: optionSchema,
});

/** Entry of a navigation tree (NAV-01, NAV-02). */
export interface NavNode {
  id: number;
  name: string;
  title: string;
  link: string;
  linkV2: { kind: (typeof LINK_KINDS)[number]; href?: string; id?: number; slug?: string } | null;
  baseLink: string;
  formattedPath: string;
  target: '_self' | '_blank';
  rel: string;
  externalLink: boolean;
  type: '' | 'linkless' | 'product';
  product: number | null;
  parent_id: number | null;
  children: NavNode[];
}

/** Shared JSON Schema of a navigation entry; register it with `addSchema`. */
export const navNodeSchema = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String({ maxLength: 120 }),
    title: Type.String({ maxLength: 120 }),
    link: Type.String({ maxLength: 2000 }),
    linkV2: Type.Union([
      Type.Object(
        {
          kind: Type.Enum([...LINK_KINDS]),
          href: Type.Optional(Type.String({ maxLength: 2000, format: 'safe-url' })),
          id: Type.Optional(Type.Integer()),
          slug: Type.Optional(Type.String({ maxLength: 120 })),
        },
        { maxProperties: 20 },
      ),
      Type.Null(),
    ]),
    baseLink: Type.String({ maxLength: 4000 }),
    formattedPath: Type.String({ maxLength: 4000 }),
    target: Type.Enum(['_self', '_blank']),
    rel: Type.String({ maxLength: 200 }),
    externalLink: Type.Boolean(),
    type: Type.Enum(['', 'linkless', 'product']),
    product: Type.Union([Type.Integer(), Type.Null()]),
    parent_id: Type.Union([Type.Integer(), Type.Null()]),
    children: Type.Array(Type.Unsafe<NavNode>({ $ref: 'izlog:nav-node' }), { maxItems: 200 }),
  },
  { $id: 'izlog:nav-node', maxProperties: 50 },
);

/** Cache tags of the products that entries of a tree lead to. */
function productTags(tree: readonly NavNode[]): string[] {
  return tree.flatMap(({ product, children }) => [
    ...(product === null ? [] : [`product:${product}`]),
    ...productTags(children),
  ]);
}

/**
 * `id` is `main` or another navigation's name (API-31). An entry of type `product` comes with the
 * link of its product, without one where the shop does not show it (NAV-04).
 */
export const navigationTree = defineEndpoint({
  key: 'site.navigationTree',
  method: 'GET',
  path: '/api/v1/navigation/tree/:id',
  summary: 'Navigation tree',
  access: 'public',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  data: Type.Array(Type.Unsafe<NavNode>({ $ref: 'izlog:nav-node' })),
  tags: (tree) => ['navigation', ...productTags(tree)],
});

/**
 * Names of the site's navigations, for pickers: those of the option `ThemeNavigations`, then all
 * others. `entries` counts the first level.
 */
export const listNavigations = defineEndpoint({
  key: 'site.listNavigations',
  method: 'GET',
  path: '/api/v1/navigation/list',
  summary: 'Navigations of the site',
  access: 'backoffice',
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      locales: Type.Array(localeSchema),
      entries: Type.Integer(),
    }),
  ),
});

/** Replaces a navigation in the language of the call; 400 names every link that is not safe. */
export const updateNavigation = defineEndpoint({
  key: 'site.updateNavigation',
  method: 'PUT',
  path: '/api/v1/navigation/update/:id',
  summary: 'Replace a navigation tree',
  access: 'backoffice',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  body: Type.Object(
    { tree: Type.Array(Type.Unsafe<NavNode>({ $ref: 'izlog:nav-node' }), { maxItems: 200 }) },
    { additionalProperties: false },
  ),
  data: Type.Array(Type.Unsafe<NavNode>({ $ref: 'izlog:nav-node' })),
});

/** The main currency and the allowed ones (API-36). */
export const currencyConfig = defineEndpoint({
  key: 'site.currencyConfig',
  method: 'GET',
  path: '/api/v1/settings/getCurrencyConfig',
  summary: 'Main and allowed currencies',
  access: 'public',
  data: Type.Object({
    responseData: Type.Object({
      mainCurrency: currencySchema,
      allowedCurrencies: Type.Array(currencySchema),
    }),
  }),
  tags: () => ['settings'],
});

/** Order value from which delivery is free, gross (CHK-28). */
export const freeDeliveryAmount = defineEndpoint({
  key: 'site.freeDeliveryAmount',
  method: 'GET',
  path: '/api/v2/ecommerce/checkout/getFreeDeliveryAmount/:currencyId',
  summary: 'Free delivery limit of a currency',
  access: 'public',
  params: Type.Object({ currencyId: rowIdSchema }),
  data: Type.Object({ price: Type.Number() }),
  tags: () => ['settings'],
});
