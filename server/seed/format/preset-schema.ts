import { type Static, Type } from 'typebox';
import { REQUIRED_ADDRESS_FIELDS } from '#domain/commerce/address.ts';
import { LOCALES } from '#domain/locales.ts';
import { soldCountriesSchema } from '#schemas/api/admin-countries.ts';
import { CONSENT_FORMS } from '#schemas/api/consents.ts';
import { MAIL_TEXT_KINDS, mailTextSchema } from '#schemas/api/mail-texts.ts';
import { checkoutConfigSchema } from '#schemas/api/settings.ts';
import type { NavNode } from '#schemas/api/site.ts';
import {
  allTexts,
  boolean,
  cents,
  closed,
  id,
  integer,
  list,
  optional,
  slugs,
  someTexts,
  string,
  textsSchema,
  tree,
} from './preset-fields.ts';

/** The format of a preset: a folder of JSON files, read by `preset.ts`. */
export const PRESET_FORMAT = 'izlog/preset@1';

/** A picture. Its media id is its position in the manifest, from 1. */
const pictureSchema = Type.Object({
  /** Path below the folder of the manifest. */
  file: string,
  kind: optional(string),
  brand: optional(Type.Union([string, Type.Null()])),
  name: textsSchema,
  alt: someTexts,
  /** What its uploader called the file; absent: its name here. */
  originalName: optional(string),
  access: optional(Type.Enum(['public', 'other'])),
  /** Key of the product in the picture. */
  product: optional(string),
  /** Further view of the product; absent on its main picture. */
  view: optional(string),
  /** Kind of the product that the picture shows. */
  variant: optional(Type.Object({ id: string, swatch: string, name: allTexts })),
});
export const manifestSchema = Type.Object({ items: list(pictureSchema) });
export type PresetPicture = Static<typeof pictureSchema> & { id: number };

/**
 * What the shop is called and how it sells, its options, and its elements in the order they are
 * stored; of a preset that builds on another (`base`, `without`) after that was laid under it.
 */
export const settingsSchema = closed({
  format: Type.Literal(PRESET_FORMAT),
  name: string,
  /** What the list of ready presets says of it. */
  about: optional(closed({ titles: allTexts, texts: allTexts })),
  store: closed({
    freeDeliveryCents: cents,
    loyalty: optional(boolean),
    /** Where it sells, in its order; absent: as the shop that takes the preset. */
    sells: optional(soldCountriesSchema),
    checkout: Type.Partial(checkoutConfigSchema, { additionalProperties: false }),
  }),
  options: list(closed({ key: string, value: Type.Unknown(), media: optional(id) })),
  /** Element by the option that names it. */
  templates: Type.Record(string, string),
  elements: list(string),
});

const navEntryFields = { names: allTexts, to: optional(string) };
/** An entry of a navigation; `to` is a path of the shop, absent for an entry without link. */
export interface NavEntry {
  names: Static<typeof allTexts>;
  to?: string;
  children?: NavEntry[];
}
/** A tree as it was stored, by locale: each language may have other entries. */
const storedTreesSchema = Type.Unsafe<Record<string, NavNode[]>>({
  type: 'object',
  additionalProperties: { type: 'array', items: { type: 'object' } },
});
export const navigationsSchema = Type.Record(
  string,
  Type.Union([list(tree<NavEntry>(navEntryFields, 3)), storedTreesSchema]),
);
export type PresetNavigation = Static<typeof navigationsSchema>[string];

/** Fonts of the site's own, each with what allows to use it. */
export const fontsSchema = list(
  closed({
    /** woff2 below the folder `fonts`. */
    file: string,
    name: string,
    licence: string,
  }),
);

/** Old paths of the site, and where each leads. */
export const redirectsSchema = list(closed({ from: string, to: string, permanent: boolean }));

/** The site's own words for mails, by kind and language. */
export const mailTextsSchema = list(
  closed({
    kind: Type.Enum([...MAIL_TEXT_KINDS]),
    locale: Type.Enum([...LOCALES]),
    text: mailTextSchema,
  }),
);

/** Consents (their texts may hold links), and what each form asks for and insists on. */
export const consentsSchema = closed({
  consents: list(closed({ uniqueNumber: string, displayNames: textsSchema })),
  forms: Type.Record(Type.Enum([...CONSENT_FORMS]), closed({ asks: slugs, requires: slugs })),
});

/** Posts and their categories, events, pictures under a hashtag, and what was said of it all. */
export const blogSchema = closed({
  /** `featured` marks what is shown as most read; strips of categories leave it out (BLOG-01, BLOG-05). */
  terms: list(
    closed({
      slug: string,
      titles: textsSchema,
      type: optional(Type.Enum(['category', 'tag'])),
    }),
  ),
  posts: list(
    closed({
      slug: string,
      titles: textsSchema,
      excerpts: someTexts,
      media: Type.Union([id, Type.Null()]),
      terms: slugs,
      products: list(id),
      publishedAt: string,
      /** HTML, in Croatian, or in each language. */
      body: Type.Union([string, someTexts]),
      type: optional(string),
    }),
  ),
  events: list(
    closed({
      titles: textsSchema,
      bodies: someTexts,
      media: Type.Union([id, Type.Null()]),
      startsAt: string,
      endsAt: string,
      attendees: integer,
      published: boolean,
    }),
  ),
  hashtag: optional(
    closed({
      tag: string,
      items: list(closed({ media: Type.Union([id, Type.Null()]), text: string, link: string })),
    }),
  ),
  /** From the oldest on. */
  comments: list(
    closed({
      target: Type.Union([
        closed({ type: Type.Literal('product'), id }),
        closed({ type: Type.Literal('post'), slug: string }),
      ]),
      author: string,
      body: string,
      rating: Type.Union([integer, Type.Null()]),
      daysAgo: integer,
    }),
  ),
});
export type PresetComment = Static<typeof blogSchema>['comments'][number];

/** The first is offered first. 15 is pickup and 5 pay on delivery, as the specification says (CONST-03). */
export const deliveryMethodsSchema = list(
  closed({
    code: integer,
    kind: string,
    names: textsSchema,
    descriptions: someTexts,
    cents,
    vatBasisPoints: optional(integer),
    active: optional(boolean),
    countries: slugs,
    countsFreeLimit: boolean,
    /** Working days until it is there, and until which hour an order leaves on the same one. */
    daysMin: optional(integer),
    daysMax: optional(integer),
    orderBy: optional(string),
    /** Shops to collect at, or lockers. */
    branches: list(
      closed({
        name: string,
        address: string,
        code: optional(string),
        postCode: optional(string),
        town: optional(string),
        phone: optional(string),
        active: optional(boolean),
        hours: optional(
          list(closed({ fromDay: integer, toDay: integer, opens: string, closes: string })),
        ),
      }),
    ),
  }),
);
export type PresetDeliveryMethod = Static<typeof deliveryMethodsSchema>[number];

/** The first is offered first, where its adapter is set up. 12 is card and 5 pay on delivery (CONST-03). */
export const paymentMethodsSchema = list(
  closed({
    code: integer,
    adapter: string,
    /** `HPF` sends to a form of the provider (G-082); empty needs no provider. */
    paymentType: string,
    names: textsSchema,
    descriptions: someTexts,
    active: optional(boolean),
    /** Codes of ways of delivery that it does not go with. */
    notWithDelivery: list(integer),
    isDigitalAllowed: boolean,
  }),
);
export type PresetPaymentMethod = Static<typeof paymentMethodsSchema>[number];

/** The first member card belongs to the sample customer. */
export const couponsSchema = closed({
  coupons: list(
    closed({
      code: string,
      worth: Type.Union([
        closed({ kind: Type.Literal('percentage'), basisPoints: integer }),
        closed({ kind: Type.Literal('amount'), cents }),
      ]),
      minCents: cents,
      limitPerCustomer: Type.Union([integer, Type.Null()]),
    }),
  ),
  memberCards: slugs,
});
export type PresetCoupon = Static<typeof couponsSchema>['coupons'][number];

const addressFields = Object.fromEntries(
  REQUIRED_ADDRESS_FIELDS.map((field) => [field, string]),
) as Record<(typeof REQUIRED_ADDRESS_FIELDS)[number], typeof string>;

/** What makes the account of the sample customer look lived in. */
export const customerSchema = closed({
  address: closed({ type: Type.Literal('main'), ...addressFields }),
  /** `daysAgo` may lie before the points ended, `validDays` after their booking. */
  points: list(
    closed({
      kind: Type.Enum(['earned', 'used']),
      points: integer,
      source: string,
      daysAgo: integer,
      validDays: optional(integer),
    }),
  ),
  /** Products put aside for later. */
  wishes: list(id),
  /** Oldest first. What was bought costs what it costs when the shop is loaded. */
  orders: list(
    closed({
      key: string,
      daysAgo: integer,
      status: Type.Enum(['pending', 'active', 'cancelled']),
      paymentStatus: Type.Enum(['open', 'paid', 'failed']),
      deliveryCode: integer,
      paymentCode: integer,
      lines: list(closed({ productId: id, qty: integer })),
      message: string,
    }),
  ),
});
export type PresetPoints = Static<typeof customerSchema>['points'][number];
export type PresetOrder = Static<typeof customerSchema>['orders'][number];
