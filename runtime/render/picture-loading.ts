import type { PageContextValue } from './page-context.ts';

const EAGER = { fetchPriority: 'high' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/**
 * How a picture is loaded, as attributes of `<img>`: at once where it is part of the largest paint or
 * among the first pictures of the page, otherwise when it is about to be seen.
 */
export function pictureLoading(page: PageContextValue | null, priority = false) {
  return priority || page?.first?.take() ? EAGER : LAZY;
}
