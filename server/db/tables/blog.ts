import type { ColumnType, Generated } from 'kysely';

type Texts = ColumnType<Record<string, string>, unknown, unknown>;
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface BlogTables {
  term: {
    id: Generated<number>;
    site_id: number;
    type: 'category' | 'tag';
    slug: string;
    titles: Texts;
    position: number;
  };
  post: {
    id: Generated<number>;
    site_id: number;
    slug: string;
    titles: Texts;
    excerpts: Texts;
    /** HTML, cleaned when it was written. */
    bodies: Texts;
    media_id: number | null;
    /** null is a draft; in the future it is not shown yet. */
    published_at: Date | null;
    created_at: Moment;
    /** Kind of post that lists may ask for (BLOG-15). */
    type_slug: ColumnType<string, string | undefined, string>;
  };
  post_term: { post_id: number; term_id: number };
  /** Products that go with a post (BLOG-11). */
  post_product: { post_id: number; product_id: number; position: number };
}
