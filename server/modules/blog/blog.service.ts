import type { Post } from '#schemas/api/blog.ts';
import type { Locale } from '#schemas/primitives.ts';
import type { MediaService } from '#server/modules/media/index.ts';
import type { BlogRepository, NewPost, NewTerm, PostQuery, TermRow } from './blog.repository.ts';
import { cleanPostHtml } from './post-html.ts';

interface Parts {
  repository: BlogRepository;
  media: Pick<MediaService, 'byIds'>;
  publish(tags: readonly string[]): Promise<void>;
}

/** A record as pickers and the link search of the editor show it. */
export interface Found {
  type: 'post' | 'term';
  id: number;
  slug: string;
  title: string;
}

export type BlogService = ReturnType<typeof createBlogService>;

/** Posts and terms. Every change tells the caches. */
export function createBlogService({ repository, media, publish }: Parts) {
  return {
    /** One page of published posts, without their bodies. */
    async posts(query: PostQuery): Promise<{ records: Post[]; total: number }> {
      const { rows, total } = await repository.page(query);
      const ids = rows.flatMap((row) => row.media_id ?? []);
      const pictures = await media.byIds(query.siteId, ids, query.locale);
      const records = rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title,
        excerpt: row.excerpt,
        body: '',
        media: (row.media_id !== null && pictures[row.media_id]) || null,
        date: row.published_at.toISOString(),
        terms: { categories: row.categories.map(toTerm) },
      }));
      return { records, total };
    },

    /** Terms in the order of the shop; `types` narrows, case does not matter. */
    async terms(siteId: number, locale: Locale, types?: readonly string[]) {
      const rows = await repository.terms(siteId, locale);
      const wanted = types?.map((type) => type.toLowerCase());
      return rows.filter((row) => !wanted || wanted.includes(row.type)).map(toTerm);
    },

    postBySlug: repository.postBySlug,
    termBySlug: repository.termBySlug,

    /** Posts or terms whose title holds all words. */
    async search(
      siteId: number,
      locale: Locale,
      kind: Found['type'],
      keywords: string,
      limit: number,
    ): Promise<Found[]> {
      const find = kind === 'post' ? repository.searchPosts : repository.searchTerms;
      const rows = await find(siteId, locale, keywords, limit);
      return rows.map((row) => ({ type: kind, ...row }));
    },

    async addTerm(term: NewTerm): Promise<number> {
      const id = await repository.insertTerm(term);
      await publish(['posts']);
      return id;
    },

    /** Bodies are cleaned here: what is stored may stand in a page. */
    async addPost(post: NewPost): Promise<number> {
      const bodies = Object.fromEntries(
        Object.entries(post.bodies).map(([locale, html]) => [locale, cleanPostHtml(html)]),
      );
      const id = await repository.insertPost({ ...post, bodies });
      await publish(['posts']);
      return id;
    },
  };
}

function toTerm({ id, title, slug, type }: TermRow) {
  return { id, title, slug, slugMain: slug, type };
}
