import type { ColumnType, Generated } from 'kysely';
import type { LegalKind } from '#domain/company/legal.ts';
import type { Locale } from '#domain/locales.ts';
import type { Element, ElementContent, Patch, StaticHandler } from '#schemas/content/element.ts';
import type { BinColumns, BinnedState } from './bin.ts';

type Json<T> = ColumnType<T, unknown, unknown>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface ContentTables {
  element: BinColumns & {
    id: Generated<number>;
    site_id: number;
    type: Element['type'];
    handler: StaticHandler | null;
    /** Slug of the draft; empty for elements without an address. */
    slug: string;
    /** Slug of the published version: the address shoppers use. */
    published_slug: string | null;
    language_code: Locale;
    draft: Json<ElementContent>;
    /** Counts saves of the draft. */
    rev: number;
    published: Json<ElementContent | null>;
    published_rev: number | null;
    status: Element['status'];
    scheduled_at: Date | null;
    /** Revision that the schedule publishes; later saves are not part of it. */
    scheduled_rev: number | null;
    created_at: Moment;
    updated_at: Moment;
    /** Of what lies in the bin; it has no slug there and is not public. */
    binned: ColumnType<BinnedState | null, undefined, unknown>;
  };
  /** History: one row for each save, revert and publication. */
  element_revision: {
    id: Generated<number>;
    element_id: number;
    rev: number;
    kind: 'save' | 'publish' | 'revert';
    /** Whole content; null where it follows from an earlier row and the patches since. */
    content: Json<ElementContent | null>;
    /** What led from the revision before to this one; empty for a publication. */
    patches: Json<Patch[]>;
    author_id: number | null;
    /** Name of the author at that time. */
    author: string;
    created_at: Moment;
  };
  /** Pages that began as a draft of a legal text. */
  legal_page: {
    element_id: number;
    site_id: number;
    kind: LegalKind;
    /** When somebody said that a lawyer has read it. */
    read_at: Date | null;
  };
  /** Parts of pages that people of a site saved to put copies of them on pages. */
  own_pattern: {
    id: Generated<number>;
    site_id: number;
    title: string;
    content: Json<ElementContent>;
    author_id: number | null;
    /** Name of the author at that time. */
    author: string;
    created_at: Moment;
  };
  /** Places where a draft shows a master. */
  master_usage: {
    element_id: number;
    node_id: string;
    master_id: number;
    /** Fields that the child overrides. */
    overrides: number;
  };
}
