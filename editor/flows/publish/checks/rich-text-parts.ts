import { isRecord } from '#runtime/content/json.ts';
import { textTargetHref } from '#runtime/links/text-target.ts';

type Part = Record<string, unknown>;

/** The pictures of a rich text, as references to the library. */
export function picturesIn(doc: unknown): Part[] {
  return nodesIn(doc).flatMap(({ type, attrs }) =>
    type === 'picture' && isRecord(attrs) ? [attrs] : [],
  );
}

/** Addresses that a rich text links to; a file has none of its own. */
export function addressesIn(doc: unknown): string[] {
  return nodesIn(doc).flatMap(({ marks }) =>
    Array.isArray(marks) ? marks.flatMap(markAddress) : [],
  );
}

function nodesIn(node: unknown): Part[] {
  if (!isRecord(node)) return [];
  const { content } = node;
  return [node, ...(Array.isArray(content) ? content.flatMap(nodesIn) : [])];
}

function markAddress(mark: unknown): string[] {
  const attrs = isRecord(mark) && mark['type'] === 'link' ? mark['attrs'] : null;
  const href = isRecord(attrs) ? textTargetHref(attrs) : null;
  return href === null ? [] : [href];
}
