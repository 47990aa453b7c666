/** BLOG-02, ROUTE-19: the category that an address of the blog asks for; empty for all posts. */
export function chosenCategory(
  params: Record<string, string>,
  query: Record<string, string>,
): string {
  return params['slug'] ?? query['category'] ?? '';
}
