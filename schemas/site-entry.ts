import type { Locale } from '#domain/locales.ts';
import type { ThemeValues } from '#domain/theme/theme.ts';
import type { CaptchaSettings } from '#domain/web/captcha.ts';
import type { FoundPlace, Replacing } from '#schemas/content/replacing.ts';
import type { ApiPort } from './api/endpoint.ts';
import type { FoundKind } from './api/finder.ts';
import type {
  Conflict,
  Element,
  ElementContent,
  Fault,
  Patch,
  StaticHandler,
} from './content/element.ts';
import type { TemplateOption } from './content/system-pages.ts';
import type { Media } from './media.ts';

/** A request for a page, after the server read cookies and host. */
export interface PageRequest {
  /** Path without query, decoded, beginning with `/`. */
  path: string;
  /** First value of each query key. */
  query: Record<string, string>;
  locale: Locale;
  /** The language whose paths have no prefix on this site. */
  mainLocale: Locale;
  siteId: number;
  origin: string;
  /** null for guests. Only `backoffice` may open the editor. */
  scope: 'web' | 'backoffice' | null;
  /** Nonce of the answer's CSP; used by the editor's shell only, shop pages are equal for everyone. */
  nonce: string;
  /** The site is not open yet, and this visitor has no preview of it. */
  isUnopened?: boolean;
  /** It is looked at in a frame of the back office: no script of the shop comes along. */
  isStill?: boolean;
}

/** What the server found for a path (finder/decide). */
export type Decision =
  | { type: 'page'; element: Element }
  | { type: 'post' | 'term' | 'product' | 'category' | 'event'; id: number; slug: string }
  | { type: 'redirect'; to: string; status: 301 | 302 }
  | { type: 'notFound' };

/** What a render may ask of the server. All answers are of published content. */
export interface PagePorts {
  api: ApiPort;
  decide(path: string): Promise<Decision>;
  statics(): Promise<Partial<Record<StaticHandler, Element>>>;
  /** Tokens of the site's published theme; none where it has none. */
  theme(): Promise<ThemeValues>;
  /** Masters of these elements with theirs, by `<id>` or `<id>@<rev>`; unknown ones are left out. */
  masters(refs: readonly { id: number; pin?: number }[]): Promise<Record<string, Element>>;
  /** A published template by its id; null for one that is gone. */
  template(id: number): Promise<Element | null>;
  /** The template that comes with the product, for a site without a published one of its own. */
  builtIn(option: TemplateOption): Promise<Element>;
  /** Media records by id; unknown ids are left out. */
  media(ids: readonly number[]): Promise<Record<number, Media>>;
  /** Values of CMS options by key. */
  options(keys: readonly string[]): Promise<Record<string, unknown>>;
  /** What forms need to ask for a captcha; null where none is set up. */
  captcha: CaptchaSettings | null;
  /** Called once for a section that failed, an unknown block or broken content. */
  report(problem: {
    kind: string;
    elementId: number;
    nodeId: string;
    block: string;
    /** Names of the fields, where the problem is in some of them. */
    field?: string;
    message: string;
  }): void;
}

/** A rendered page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Redirect target; `html` is empty then. */
  location?: string;
  /** The query of the request belongs behind `location`, also the keys that a page does not know. */
  keepQuery?: boolean;
  /** Equal for every visitor and worth keeping. */
  cacheable: boolean;
  /** Drop the page from the cache when one of these changes. */
  tags: string[];
  /** Instant in milliseconds at which the page looks different (scheduled nodes); absent = never. */
  freshUntil?: number;
  /** The shopper goes on to a provider of payments from here: the CSP lets the page do so. */
  leadsToPayment?: boolean;
  /** Further origins that the page loads scripts and pictures from, for the CSP. */
  sources?: readonly string[];
  /** Sources of what the page may open in a frame, for the CSP. */
  frames?: readonly string[];
  /** `'sha256-…'` sources of inline styles and scripts, for the CSP. */
  hashes: { style: string[]; script: string[] };
}

/** A small page that the server shows between the shop's own: behind a mail's link, before a payment. */
export interface PlainPage {
  locale: Locale;
  /** Tokens of the site's theme; absent where no site is known: the default look. */
  theme?: ThemeValues;
  heading: string;
  text: string;
  /** Name of the shop; leads to its first page. */
  shop?: string;
  facts?: readonly { label: string; value: string }[];
  /** What the page asks: a form that is posted to the page's own address, unless it is written already. */
  form?: {
    fields?: Readonly<Record<string, string>>;
    buttons: readonly { label: string; name?: string; value?: string }[];
    /** A form of our own making, of hidden fields alone, with the id that its buttons name. */
    written?: { html: string; id: string };
  };
  /** Label of the link to the first page. */
  home?: string;
}

/** Outcome of applying patches on top of what others saved. */
export type PatchOutcome =
  | { ok: true; element: ElementContent }
  | { ok: false; conflicts: Conflict[] };

/** What content names by an id that is one installation's own. */
export type NamedKind = 'media' | 'product' | 'category' | 'tag' | 'post' | 'event' | 'element';

/** Name by which another installation knows a thing; undefined for what is left behind. */
export type NameOf = (kind: NamedKind, id: number) => string | undefined;

/** Rules of content the server applies without knowing any block. */
export interface ContentRules {
  /**
   * Faults of an element from outside: shape, limits, block schemas, empty components, master cycles.
   * `selfId` is the id of a stored master section, so that one that places itself is found.
   */
  check(content: unknown, masters: Record<string, Element>, selfId?: number): Fault[];
  /**
   * What keeps a content that passes `check` from being published: broken contracts of its blocks and
   * of the system page that it is. `around` is what pages show around themselves.
   */
  gate?(
    content: ElementContent,
    masters: Record<string, Element>,
    around?: readonly ElementContent[],
  ): Fault[];
  /** Rich text filtered to what its field allows, unsafe links dropped, strings normalised. Never throws. */
  clean(content: ElementContent): ElementContent;
  /** Applies patches made on the flat form; throws `RangeError` on a path that does not exist. */
  applyPatches(content: ElementContent, patches: readonly Patch[]): ElementContent;
  /**
   * Applies `patches` (made on the content before `remote`) on top of `current`. Conflicts when both
   * touched the same field of the same node.
   */
  rebase(
    current: ElementContent,
    remote: readonly Patch[],
    patches: readonly Patch[],
    force: boolean,
  ): PatchOutcome;
  /** Patches leading from one content to another, for saves of whole elements. */
  diff(from: ElementContent, to: ElementContent): Patch[];
  /**
   * What leads from `base` with `patches` on it to `to`; none where they are equal. Unlike
   * `applyPatches`, the patches need not make a tree by themselves: of a move whose other half was
   * given up in a conflict, the node is in two lists for a moment. Throws `RangeError` for a path that
   * does not exist.
   */
  lead(base: ElementContent, patches: readonly Patch[], to: ElementContent): Patch[];
  /** Ids of masters that the content places, at any depth. */
  masterRefs(content: ElementContent): { id: number; pin?: number }[];
  /** Ids of media that the content shows. */
  mediaIds(content: ElementContent): number[];
  /** Texts of the content that are documents of their own, for a frame. */
  documents?(content: ElementContent): string[];
  /**
   * What a change does that the locks of the content, and those of masters that it shows, forbid to
   * whoever may not take them off.
   */
  lockFaults(
    before: ElementContent,
    after: ElementContent,
    masters: Record<string, Element>,
  ): Fault[];
  /** Languages in which an element shows translations of texts that have changed since. */
  staleLanguages?(element: Element, masters: Record<string, Element>): Locale[];
  /** The fields of a content in which something is found. */
  foundPlaces?(content: ElementContent, replacing: Replacing): FoundPlace[];
  /** A copy of the content with the replacement in the fields with these keys. */
  replacePlaces?(
    content: ElementContent,
    asked: { replacing: Replacing; keys: ReadonlySet<string> },
  ): ElementContent;
  /** The content under new ids of nodes, for an element of its own. */
  copy(content: ElementContent): ElementContent;
  /** The content without what is for the back office alone: the same object where nothing of it is. */
  shareable?<Content extends ElementContent>(content: Content): Content;
  /** The content with names in the place of ids, for another installation; what has none is left out. */
  portable?(content: ElementContent, nameOf: NameOf): Record<string, unknown>;
}

/** The one object that the built entry of `src` hands to the server. */
export interface SiteEntry {
  /** Known query keys; others neither change the page nor enter the cache key. */
  queryKeys: readonly string[];
  /** Kinds of things that have a page of their own here; only these are in the sitemap (ROUTE-17). */
  kinds: readonly FoundKind[];
  /**
   * Path of a fixed screen (cart, search, profile ...) in a language, without the prefix of that;
   * null for a path that is no screen. `path` is without prefix and in any language.
   */
  screenPath?(path: string, locale: Locale): string | null;
  handle(request: PageRequest, ports: PagePorts): Promise<PageResponse>;
  /**
   * Values of a node that shoppers see at the moment, as its block gets them on wide screens; null for
   * one that is not there, is hidden or cannot be shown. `key` is that of the composed node.
   */
  shownNode?(
    element: Element,
    masters: Record<string, Element>,
    asked: { key: string; locale: Locale; now: number },
  ): { block: string; values: Record<string, unknown> } | null;
  /** A page without scripts, in the theme of the shop. */
  plainPage(page: PlainPage): Promise<Pick<PageResponse, 'html' | 'hashes'>>;
  content: ContentRules;
}
