import { safePathOr } from '#domain/web/safe-path.ts';
import { withLocale } from '#domain/web/site-path.ts';
import { pathOf } from '#runtime/links/screen-links.ts';
import type { Screen } from '#runtime/links/screens.ts';
import type { PageRequest } from '#schemas/site-entry.ts';

/** Query key that carries the way back after a login (G-006). */
export const REDIRECT_QUERY = 'redirect';

/** Where a login of the back office leads when nothing safe was asked for. */
export const EDIT_HOME = '/?editPage=true';

/** Where a visitor must go instead of a page with this rule; null when the page is theirs to see. */
export function guardTarget(request: PageRequest, auth: Screen['auth']): string | null {
  const { scope, locale, mainLocale } = request;
  switch (auth) {
    case 'public':
      return null;
    case 'required':
      return scope === null ? loginPath(request, pathOf('login', locale, mainLocale)) : null;
    case 'backoffice':
      return scope === 'backoffice'
        ? null
        : loginPath(request, pathOf('adminLogin', locale, mainLocale));
    case 'guest':
      return scope === null
        ? null
        : safePathOr(request.query[REDIRECT_QUERY], pathOf('home', locale, mainLocale));
  }
}

function loginPath(request: PageRequest, login: string): string {
  return `${login}?${new URLSearchParams({ [REDIRECT_QUERY]: askedPath(request) })}`;
}

/** A path of the site under the prefix of the request's language. */
export function pathOn({ locale, mainLocale }: PageRequest, path: string): string {
  return withLocale(path, locale, mainLocale);
}

/** The asked path and query, as a link inside the site. */
function askedPath(request: PageRequest): string {
  const search = new URLSearchParams(request.query).toString();
  const path = pathOn(request, request.path);
  return search === '' ? path : `${path}?${search}`;
}
