import { isSafePath } from '#domain/web/safe-path.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: an address holds none
const UNWANTED = /[\u0000-\u0020\u007f?#\\]/;

/**
 * An old path as requests are compared with: decoded, composed, without a slash at its end. null
 * when it is no path of a site or is home.
 */
export function toOldPath(text: string): string | null {
  const path = decoded(text)?.normalize('NFC').replace(/\/+$/, '') ?? '';
  const isPath = path.startsWith('/') && !path.includes('//') && !UNWANTED.test(path);
  return isPath && !path.split('/').some((part) => part === '.' || part === '..') ? path : null;
}

/** What a target is compared by: its path alone. null when it may not be redirected to. */
export function pathOfTarget(target: string): string | null {
  if (!isSafePath(target)) return null;
  const [path = ''] = target.split(/[?#]/, 1);
  return path === '/' ? path : toOldPath(path);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
