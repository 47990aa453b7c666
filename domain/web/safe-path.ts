const PATH = /^\/[A-Za-z0-9@\-%_~/]*$/;
const TAIL = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*$/;
const MAX_LENGTH = 2000;

/**
 * Whether a path may be redirected to (ROUTE-40, G-006): it stays on the origin whatever a browser
 * makes of it. The path has one leading slash, letters, digits and `@ - % _ ~ /` only, and no empty
 * or dotted segment, also not an encoded one; query and fragment may hold any URL character.
 */
export function isSafePath(path: string): boolean {
  if (path.length > MAX_LENGTH) return false;
  const end = path.search(/[?#]/);
  const pathname = end === -1 ? path : path.slice(0, end);
  const tail = end === -1 ? '' : path.slice(end);
  return PATH.test(pathname) && TAIL.test(tail) && !hasTrickySegment(pathname);
}

/** The path when it is safe, else home. */
export function safePathOr(path: string | undefined, fallback = '/'): string {
  return path !== undefined && isSafePath(path) ? path : fallback;
}

/** `//` begins a host; `.` and `..` are removed by browsers also as `%2e`; `%5c` and `%2f` confuse proxies. */
function hasTrickySegment(pathname: string): boolean {
  return pathname.includes('//') || /%(?:2e|2f|5c|0|1|7f)/i.test(pathname);
}
