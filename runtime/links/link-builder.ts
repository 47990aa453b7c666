import { DEFAULT_LOCALE, type Locale } from '#domain/locales.ts';
import type { Link } from '#schemas/content/values.ts';
import { safeUrl } from '#schemas/formats.ts';
import { SCREENS, type Screen, type ScreenName, screenPath } from './screens.ts';

/**
 * Path of a link in a language (ROUTE-25, ROUTE-32..34, G-008). Unknown kinds and unsafe addresses
 * fall back to `/`. The locale prefix is added by `SmartLink`.
 */
export function hrefOf(link: Link, locale: Locale = DEFAULT_LOCALE): string {
  switch (link.kind) {
    case 'url':
      return onLanguage(safeUrl(link.href ?? '') ?? '/', locale);
    case 'page':
    case 'post':
      return `/${link.slug ?? ''}`;
    case 'term':
      return below('blog', locale, link.slug);
    case 'event':
      return below('event', locale, link.id);
    case 'product':
    case 'service':
    case 'bundle':
      return below('product', locale, link.slug);
    case 'category':
      return below('shop', locale, link.slug);
    default:
      warnOf(link.kind);
      return '/';
  }
}

/** Kinds that were warned of; content may hold the same one a thousand times. */
const warned = new Set<unknown>();
const MAX_WARNINGS = 20;

/**
 * Content of a newer version, or of nobody's, may hold a kind of link that we do not know
 * (ROUTE-34).
 */
function warnOf(kind: unknown) {
  if (warned.has(kind) || warned.size >= MAX_WARNINGS) return;
  warned.add(kind);
  // biome-ignore lint/suspicious/noConsole: links are made on the server, in the editor and in the shop alike
  console.warn(`Izlog: unrecognised kind of link "${String(kind)}"; it leads to the home page.`);
}

function below(screen: ScreenName, locale: Locale, part: string | number = ''): string {
  return `${withoutParams(screenPath(screen, locale))}/${part}`;
}

/** The Croatian address of a screen, as content writes it, is that of the screen in the language. */
function onLanguage(href: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || !href.startsWith('/')) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  for (const { own, theirs, hasParts } of translatedScreens(locale)) {
    const isThere = path === own || (hasParts && path.startsWith(`${own}/`));
    if (isThere) return theirs + href.slice(own.length);
  }
  return href;
}

interface TranslatedScreen {
  own: string;
  theirs: string;
  /** Something may be below it. */
  hasParts: boolean;
}

const translated = new Map<Locale, TranslatedScreen[]>();

/** Screens that have a path of their own in the language. */
function translatedScreens(locale: Locale): TranslatedScreen[] {
  const known = translated.get(locale);
  if (known) return known;
  const screens = Object.values(SCREENS).flatMap((screen: Screen): TranslatedScreen[] => {
    const { [DEFAULT_LOCALE]: main, [locale]: theirs } = screen;
    if (theirs === undefined) return [];
    const own = withoutParams(main);
    return [{ own, theirs: withoutParams(theirs), hasParts: own !== main }];
  });
  translated.set(locale, screens);
  return screens;
}

function withoutParams(pattern: string): string {
  return pattern.replace(/\/:\w+\??$/, '');
}

/** Links that begin with `/`, `#` or `?` stay on the site; all others open a new tab (ROUTE-35). */
export function isInternal(href: string): boolean {
  return href.startsWith('/') || href.startsWith('#') || href.startsWith('?');
}
