import { pageHref } from '#runtime/links/page-href.ts';
import type { PageContextValue } from '#runtime/render/page-context.ts';
import type { Link } from '#schemas/content/values.ts';

/** Keys of a list's address; a value of '' is left out. */
type Keys = Readonly<Record<string, string>>;

/** A page of a list as a link. Commas of the values stay readable. */
export function listLink({ path }: Pick<PageContextValue, 'path'>, keys: Keys): Link {
  const query = new URLSearchParams(Object.entries(keys).filter(([, value]) => value !== ''));
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return { kind: 'url', href: text === '' ? path : `${path}?${text}` };
}

/** Where a form of a list leads. */
export function listAction(page: Pick<PageContextValue, 'path' | 'locale' | 'mobileView'>): string {
  return pageHref(page.path, { ...page, mobileView: false });
}

/** Keys that a form of a list hands on, beside those of its own controls. */
export function handedOn({ mobileView }: Pick<PageContextValue, 'mobileView'>, keys: Keys) {
  const all = mobileView ? { ...keys, mobileView: 'true' } : keys;
  return Object.entries(all).filter(([, value]) => value !== '');
}
