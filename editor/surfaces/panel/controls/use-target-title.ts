import { useEditor } from '#editor/kernel/editor-context.ts';
import { useLatest } from '#kit/query/use-latest.ts';
import type { ApiPort } from '#schemas/api/endpoint.ts';
import { type FoundSlug, type SearchKind, searchSlugs } from '#schemas/api/finder.ts';
import type { Link } from '#schemas/content/values.ts';

/** As many results as one search may bring. */
const MOST = 100;

/** Title of what a link points at; its slug until it is known, or when it is gone. */
export function useTargetTitle(link: Link | null, kind: SearchKind): string | undefined {
  const { api } = useEditor();
  const { value } = useLatest(link && `${kind} ${link.id} ${link.slug}`, () =>
    link ? findTarget(api, link, kind) : Promise.resolve(null),
  );
  if (!link) return undefined;
  if (value && isTarget(value, link)) return value.title;
  const target = link.slug ?? link.id;
  return target === undefined ? undefined : String(target);
}

/** Searched by the slug, by its words, which often are in the title, and among the first of all. */
async function findTarget(api: ApiPort, link: Link, kind: SearchKind): Promise<FoundSlug | null> {
  const { slug = '' } = link;
  for (const keywords of new Set([slug, slug.replaceAll('-', ' '), ''])) {
    const body = { keywords, categories: [kind], limit: MOST };
    const { records } = await api.get(searchSlugs, { body });
    const found = records.find((record) => isTarget(record, link));
    if (found) return found;
  }
  return null;
}

function isTarget(found: FoundSlug, { slug, id }: Link): boolean {
  return slug === undefined ? found.id === id : found.slug === slug;
}
