/** The category that an address of the blog asks for; empty for all posts (BLOG-02, ROUTE-19). */
export function chosenCategory(
  params: Record<string, string>,
  query: Record<string, string>,
): string {
  return params['slug'] ?? query['category'] ?? '';
}
