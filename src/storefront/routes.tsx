import { LRUCache } from 'lru-cache';
import { generatePath, matchRoutes, type RouteObject } from 'react-router-dom';
import { LOCALES, type Locale } from '#domain/locales.ts';
import { SCREENS, type Screen, type ScreenName, screenPath } from '#runtime/links/screens.ts';

/** What the route table says of a path; `redirect` is the path of the same screen in the asked language. */
export type RouteMatch =
  | { kind: 'screen'; name: ScreenName; auth: Screen['auth']; params: Record<string, string> }
  | { kind: 'content'; params: Record<string, string> }
  | { kind: 'redirect'; to: string };

interface RouteHandle {
  screen: ScreenName | null;
  /** Pattern to go to instead. */
  redirect?: string;
}

const screenNames = Object.keys(SCREENS).filter((name): name is ScreenName => name in SCREENS);

/**
 * The one route table, for one language. Paths of other languages lead to the same screen's path
 * (G-002, G-003), second paths to the first (G-001); what is left is content.
 */
export function createRoutes(locale: Locale): RouteObject[] {
  const own = screenNames.map((screen) => route(screenPath(screen, locale), { screen }));
  const known = new Set(own.map(({ path }) => path));
  const foreign = screenNames.flatMap((screen) =>
    LOCALES.map((other) => screenPath(screen, other))
      .filter((path) => !known.has(path))
      .map((path) => route(path, { screen, redirect: screenPath(screen, locale) })),
  );
  return [
    ...own,
    ...foreign,
    route('/product', { screen: 'shop', redirect: '/shop' }),
    route('/shop/product/:slug', { screen: 'product' }),
    route('*', { screen: null }),
  ];
}

function route(path: string, handle: RouteHandle): RouteObject {
  return { path, handle };
}

const tables = new Map<Locale, RouteObject[]>();
/** Matching compiles the whole table each time, which costs more than a cached page. */
const matches = new LRUCache<string, RouteMatch>({ max: 2000 });

/** Looks a path up, without its language prefix. */
export function matchPath(path: string, locale: Locale): RouteMatch {
  const key = `${locale} ${path}`;
  const match = matches.get(key) ?? findMatch(path, locale);
  matches.set(key, match);
  return match;
}

/** Path of a screen in a language; null for what is no screen. `path` may be in any language. */
export function screenPathOn(path: string, locale: Locale): string | null {
  const match = matchPath(path, locale);
  if (match.kind === 'redirect') return match.to;
  return match.kind === 'screen' ? path : null;
}

function findMatch(path: string, locale: Locale): RouteMatch {
  const table = tables.get(locale) ?? createRoutes(locale);
  tables.set(locale, table);
  const match = matchRoutes(table, { pathname: path })?.at(-1);
  const params = definedParams(match?.params ?? {});
  const handle = readHandle(match?.route.handle);
  if (!handle?.screen) return { kind: 'content', params };
  if (handle.redirect) return { kind: 'redirect', to: fill(handle.redirect, params) };
  return { kind: 'screen', name: handle.screen, auth: SCREENS[handle.screen].auth, params };
}

function fill(pattern: string, params: Record<string, string>): string {
  return generatePath(pattern, params);
}

function definedParams(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Every route of the table carries one; the router types it as `any`. */
function readHandle(handle: RouteHandle | undefined): RouteHandle | undefined {
  return handle;
}
