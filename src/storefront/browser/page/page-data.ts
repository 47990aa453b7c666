import type { CartType } from '#domain/commerce/cart-types.ts';
import type { Locale } from '#domain/locales.ts';
import type { CaptchaSettings } from '#domain/web/captcha.ts';
import type { Namespaces } from '#locales/site-texts.ts';
import type { ApiConfig } from '#runtime/http/request.ts';
import type { Media } from '#schemas/media.ts';

/** Id of the element that holds the page's data. */
export const PAGE_DATA_ID = 'izlog-data';

/** What a page tells its scripts. The same for every visitor. */
export interface PageData {
  locale: Locale;
  /** The language whose paths have no prefix, where it is not the product's default. */
  mainLocale?: Locale;
  path: string;
  mobileView: boolean;
  api: ApiConfig;
  currencyId: number;
  /** Symbol of the currency of the prices, where it is not the euro. */
  symbol?: string;
  /** What follows once something was added to the cart (CART-12). */
  cartType: CartType;
  /** Where the cart is shown. */
  cartHref: string;
  /** Forms, by the path of their action, that ask for a captcha; null where none is set up. */
  captcha: { settings: CaptchaSettings; forms: readonly string[] } | null;
  /** What is said where there is no network; the other texts may not be there yet. */
  offline: string;
  /** What a button says once its product is in the cart. */
  added: string;
  /** File of texts that scripts may show; null where there is none. */
  sharedTexts: string | null;
  /** Texts by namespace that the file does not hold, only those that the page's scripts use. */
  texts: Namespaces;
  /** Script of stores, bound texts and toasts, then the chunks it imports. */
  actions: readonly string[];
  /** Script that sends forms, then the chunks it imports; `actions` imports it for the first form but `cart.add`. */
  forms: readonly string[];
  /** Script that renews lists, then the chunks it imports; `actions` imports it. */
  lists: readonly string[];
  /** Script that wakes islands, then the chunks it imports; null on a page without islands. */
  hydrate: readonly string[] | null;
  /** Script of each island on the page by name, then all that it imports, also later. */
  islands: Readonly<Record<string, readonly string[]>>;
  /** Props by id of the island's host. */
  props: Readonly<Record<string, object>>;
  /** Media records that the props refer to. */
  media: Readonly<Record<number, Media>>;
  /** Scripts that enhance parts of the page, by the name that a part gives in `data-enhance`. */
  enhancers?: Readonly<Record<string, string>>;
  /** Compiled validators by the name that a form gives in `data-validate`. */
  validators: Readonly<Record<string, string>>;
}
