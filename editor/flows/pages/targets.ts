import { useLatest } from '#kit/query/use-latest.ts';
import { hrefOf } from '#runtime/links/link-builder.ts';
import { type FoundSlug, type SearchKind, searchSlugs } from '#schemas/api/finder.ts';
import { useEditor } from '../../kernel/editor-context.ts';

/** Rest after a letter before the server is asked. */
const PAUSE_MS = 200;

/** What words find of some kinds, and how many there are in all. */
export interface Targets {
  status: 'loading' | 'ready' | 'failed';
  found: readonly FoundSlug[];
  total: number;
}

/** Things of the shop that have a page, found by words; earlier ones stay until new ones come. */
export function useTargets(keywords: string, kinds: readonly SearchKind[], limit: number): Targets {
  const { api } = useEditor();
  const body = { keywords: keywords.trim(), categories: [...kinds], limit };
  const pause = keywords === '' ? 0 : PAUSE_MS;
  const answer = useLatest(
    kinds.length === 0 ? null : JSON.stringify(body),
    () => api.get(searchSlugs, { body }),
    pause,
  );
  const { records = [], totalRecords = 0 } = answer.value ?? {};
  return { status: answer.status, found: records, total: totalRecords };
}

/** Id of a found thing in a list of several kinds. */
export const targetId = ({ type, id }: FoundSlug): string => `${type}:${id}`;

/** Where a found thing is edited: a page itself, or the template with this thing in it. */
export function editHrefOf({ type, slug, id }: FoundSlug): string {
  return `${hrefOf({ kind: type, slug, id })}?editPage=true`;
}
