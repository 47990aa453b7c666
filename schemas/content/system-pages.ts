import type { ElementContent, StaticHandler, TemplateKind } from './element.ts';

/** Options that hold the id of a template, by what it is for (SECT-07). */
export const TEMPLATE_OPTIONS = [
  'DefaultProductTemplate',
  'DefaultCategoryTemplate',
  'DefaultPostTemplate',
  'DefaultEventTemplate',
  'DefaultNotFoundTemplate',
  'DefaultFailureTemplate',
  'DefaultMaintenanceTemplate',
  'DefaultBrokenLinkTemplate',
] as const;
export type TemplateOption = (typeof TEMPLATE_OPTIONS)[number];

/** Where a system page is kept once a shop has one of its own. */
export type SystemPlace =
  | { type: 'page'; slug: string }
  | { type: 'template'; kind: TemplateKind; option: TemplateOption }
  | { type: 'static-element'; handler: StaticHandler };

/**
 * What every shop has: where it has published none of its own, the one that comes with the product
 * is shown. The slug of a page is the Croatian path of its screen; home has the slug that the option
 * `HomePageSlug` names. Ids of built-in elements follow from the order: add to the end.
 */
export const SYSTEM_PAGES = [
  { name: 'home', type: 'page', slug: 'naslovnica' },
  { name: 'shop', type: 'page', slug: 'shop' },
  { name: 'cart', type: 'page', slug: 'kosarica' },
  { name: 'checkout', type: 'page', slug: 'naplata' },
  { name: 'checkoutSuccess', type: 'page', slug: 'naplata-uspjesna' },
  { name: 'checkoutFailure', type: 'page', slug: 'checkout-failure' },
  { name: 'login', type: 'page', slug: 'prijava' },
  { name: 'register', type: 'page', slug: 'registracija' },
  { name: 'forgotPassword', type: 'page', slug: 'zaboravljena-lozinka' },
  { name: 'confirmEmail', type: 'page', slug: 'potvrdi-email' },
  { name: 'socialLogin', type: 'page', slug: 'social-login' },
  { name: 'profile', type: 'page', slug: 'profil' },
  { name: 'search', type: 'page', slug: 'pretraga' },
  { name: 'blog', type: 'page', slug: 'objave' },
  { name: 'product', type: 'template', kind: 'product', option: 'DefaultProductTemplate' },
  { name: 'category', type: 'template', kind: 'category', option: 'DefaultCategoryTemplate' },
  { name: 'post', type: 'template', kind: 'post', option: 'DefaultPostTemplate' },
  { name: 'event', type: 'template', kind: 'event', option: 'DefaultEventTemplate' },
  { name: 'notFound', type: 'template', kind: 'screen', option: 'DefaultNotFoundTemplate' },
  { name: 'header', type: 'static-element', handler: 'header-section' },
  { name: 'footer', type: 'static-element', handler: 'footer-section' },
  { name: 'cookieNotice', type: 'static-element', handler: 'cookie-section' },
  { name: 'failure', type: 'template', kind: 'failure', option: 'DefaultFailureTemplate' },
  {
    name: 'maintenance',
    type: 'template',
    kind: 'maintenance',
    option: 'DefaultMaintenanceTemplate',
  },
  {
    name: 'brokenLink',
    type: 'template',
    kind: 'broken-link',
    option: 'DefaultBrokenLinkTemplate',
  },
] as const satisfies readonly ({ name: string } & SystemPlace)[];

/** One of them. */
export type SystemPage = { name: SystemPageName } & SystemPlace;
export type SystemPageName = (typeof SYSTEM_PAGES)[number]['name'];

/** The same as a list of one type. */
const PAGES: readonly SystemPage[] = SYSTEM_PAGES;

/**
 * Where pages are edited that are an answer to whatever was asked, and have no address of their own.
 * Nothing else is at these paths, and shoppers find nothing there.
 */
export const ANSWER_PATHS = {
  failure: '/sustav/greska',
  maintenance: '/sustav/odrzavanje',
  brokenLink: '/sustav/poveznica',
} as const satisfies Partial<Record<SystemPageName, string>>;

/** Pages that have to be there while data may not be: blocks that load some do not stand on them. */
export const DATALESS_PAGES: ReadonlySet<SystemPageName> = new Set(['failure', 'maintenance']);

/** Id that tells a built-in element from stored ones, whose ids begin with 1. */
export function builtInId(name: SystemPageName): number {
  return -1 - PAGES.findIndex((page) => page.name === name);
}

/** Whether an element is one that comes with the product: nothing of it is stored. */
export function isBuiltIn({ id }: { id: number }): boolean {
  return id < 0;
}

/** The system page of this name. */
export function systemPage(name: SystemPageName): SystemPage {
  const found = PAGES.find((page) => page.name === name);
  if (!found) throw new Error(`Izlog: there is no system page "${name}".`);
  return found;
}

/** What of a content tells which system page it is. */
export type SystemMarks = Pick<ElementContent, 'type' | 'slug' | 'handler' | 'meta'>;

/** Whether a content is that of a system page. */
export function isOfSystemPage(
  page: SystemPage,
  { type, slug, handler, meta }: SystemMarks,
): boolean {
  if (page.type !== type) return false;
  if (page.type === 'page') return page.slug === slug;
  if (page.type === 'template') return page.kind === meta['kind'];
  return page.handler === handler;
}

/** Which system page a content is; null for what is none. */
export function systemPageOf(content: SystemMarks): SystemPage | null {
  return PAGES.find((page) => isOfSystemPage(page, content)) ?? null;
}

/** The system page whose own element has this slug; home is found by its option instead. */
export function systemPageAt(slug: string): SystemPage | null {
  return (
    PAGES.find((page) => page.type === 'page' && page.slug === slug && page.name !== 'home') ?? null
  );
}

/** The system page that is made from the template which an option names. */
export function systemTemplate(option: TemplateOption): SystemPage {
  const found = PAGES.find((page) => page.type === 'template' && page.option === option);
  if (!found) throw new Error(`Izlog: no system page is made from "${option}".`);
  return found;
}

/** The system page of a static element. */
export function systemStatic(handler: StaticHandler): SystemPage {
  const found = PAGES.find((page) => page.type === 'static-element' && page.handler === handler);
  if (!found) throw new Error(`Izlog: there is no system page for "${handler}".`);
  return found;
}
