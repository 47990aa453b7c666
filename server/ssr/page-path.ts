/** The path of a URL, decoded and in its one form. */
export interface ReadPath {
  path: string;
  /** Set when the URL was written in another form: the path to go to, still encoded. */
  canonical?: string;
}

/** Reads the path of a URL; null for one that no page can have. */
export function readPath(url: string): ReadPath | null {
  const [raw = '/'] = url.split('?', 1);
  const path = decode(raw);
  if (path === null || /\p{C}/u.test(path) || path.includes('\\')) return null;
  const single = raw.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return single === raw ? { path } : { path, canonical: single };
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
