import { DEFAULT_LOCALE } from '#domain/locales.ts';
import { pathOf } from './screen-links.ts';
import { SCREENS, type ScreenName } from './screens.ts';

const NAMES = Object.keys(SCREENS) as ScreenName[];

/** Paths of the shop's own screens by the slug of the page that is there. */
const SCREEN_PATHS = new Map(
  NAMES.map((name) => [slugOfScreen(name), pathOf(name, DEFAULT_LOCALE)]),
);

/** Where visitors find a page: `naplata-uspjesna` is at `/naplata/uspjesna`. */
export function pathOfPage(slug: string, homeSlug: string | null): string {
  if (slug === homeSlug) return '/';
  return SCREEN_PATHS.get(slug) ?? `/${slug}`;
}

/** Where a page is edited. */
export function editPathOf(slug: string, homeSlug: string | null): string {
  return `${slug === homeSlug ? '/' : `/${slug}`}?editPage=true`;
}

function slugOfScreen(name: ScreenName): string {
  return pathOf(name, DEFAULT_LOCALE).slice(1).replaceAll('/', '-');
}
