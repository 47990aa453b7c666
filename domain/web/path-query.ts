/** The path with a query key set; an earlier value of the key is replaced. */
export function withQuery(path: string, key: string, value: string): string {
  const [beforeFragment = '', ...fragment] = path.split('#');
  const [pathname = '', ...query] = beforeFragment.split('?');
  const search = new URLSearchParams(query.join('?'));
  search.set(key, value);
  const hash = fragment.length > 0 ? `#${fragment.join('#')}` : '';
  return `${pathname}?${search.toString()}${hash}`;
}
