import type { Selectable } from 'kysely';
import type { Element, ElementContent } from '#schemas/content/element.ts';
import type { ContentTables } from '#server/db/tables/content.ts';

export type ElementRow = Selectable<ContentTables['element']>;
export type RevisionRow = Selectable<ContentTables['element_revision']>;

/** The draft as the API shows it. */
export function draftOf(row: ElementRow): Element {
  return elementOf(row, row.draft, row.rev);
}

/** What shoppers see; null for an element that is not published. */
export function publishedOf(
  row: Pick<ElementRow, 'id' | 'status' | 'published' | 'published_rev'>,
): Element | null {
  return row.published && row.published_rev
    ? elementOf(row, row.published, row.published_rev)
    : null;
}

/** An element with the content of some revision. */
export function elementOf(
  row: Pick<ElementRow, 'id' | 'status'>,
  content: ElementContent,
  rev: number,
): Element {
  return { ...content, id: row.id, status: row.status, rev };
}

/** The writable part of an element. */
export function contentOf(element: Element): ElementContent {
  const { id: _id, status: _status, rev: _rev, ...content } = element;
  return content;
}

/** Columns that repeat parts of the draft, for indexes. */
export function columnsOf(content: ElementContent) {
  const { type, handler, slug, language_code } = content;
  return { type, handler, slug, language_code };
}
