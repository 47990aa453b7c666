import type { Locale } from '#domain/locales.ts';
import type { Post } from '#schemas/api/blog.ts';
import type { Product } from '#schemas/api/catalog.ts';
import type { Media } from '#schemas/media.ts';
import { NotFound } from '#server/errors.ts';
import type { MediaService } from '#server/modules/content/media/index.ts';
import type {
  BlogRepository,
  NewPost,
  NewTerm,
  PostQuery,
  PostRow,
  TermRow,
} from './blog.repository.ts';
import { cleanPostHtml } from './post-html.ts';

interface Parts {
  repository: BlogRepository;
  media: Pick<MediaService, 'byIds'>;
  catalog: ProductShelf;
  publish(tags: readonly string[]): Promise<void>;
}

/** Where a post is read: its products have the prices of a store. */
export interface PostPlace {
  siteId: number;
  storeId: number;
  currencyId: number;
  locale: Locale;
}

/** A record as pickers and the link search of the editor show it. */
export interface Found {
  type: 'post' | 'term';
  id: number;
  slug: string;
  title: string;
}

/** Products that posts name; the catalogue builds on the library of pictures, as posts do. */
export interface ProductShelf {
  productsByIds(place: PostPlace, ids: readonly number[]): Promise<Product[]>;
}

export type BlogService = ReturnType<typeof createBlogService>;

/** Posts and terms. Every change tells the caches. */
export function createBlogService({ repository, media, catalog, publish }: Parts) {
  return {
    /** One page of published posts, without their bodies. */
    async posts(query: PostQuery): Promise<{ records: Post[]; total: number }> {
      const { rows, total } = await repository.page(query);
      const ids = rows.flatMap((row) => row.media_id ?? []);
      const pictures = await media.byIds(query.siteId, ids, query.locale);
      const records = rows.map((row) => toPost(row, pictures));
      return { records, total };
    },

    /** Terms in the order of the shop; `types` narrows, case does not matter. */
    async terms(siteId: number, locale: Locale, types?: readonly string[]) {
      const rows = await repository.terms(siteId, locale);
      const wanted = types?.map((type) => type.toLowerCase());
      return rows.filter((row) => !wanted || wanted.includes(row.type)).map(toTerm);
    },

    /** A public post with its body and its products; throws `NotFound`. */
    async post(place: PostPlace, slug: string): Promise<Post> {
      const row = await repository.post(place.siteId, place.locale, slug);
      if (!row) throw new NotFound();
      const ids = row.media_id === null ? [] : [row.media_id];
      const pictures = await media.byIds(place.siteId, ids, place.locale);
      const products = await catalog.productsByIds(place, row.productIds);
      const items = products
        .filter(({ isVisibleIndividually }) => isVisibleIndividually !== false)
        .map((product, index) => ({ id: index + 1, product }));
      const related = items.length > 0 ? [{ connectedProduct: { data: { items } } }] : [];
      return { ...toPost(row, pictures), body: row.body, relatedEntities: related };
    },

    /** Throws `NotFound`. */
    async term(siteId: number, locale: Locale, slug: string) {
      const row = (await repository.terms(siteId, locale)).find((term) => term.slug === slug);
      if (!row) throw new NotFound();
      return toTerm(row);
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

    /** Bodies are cleaned here: what is stored may be put in a page. */
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

/** Without body and products, as lists show it. */
function toPost(row: PostRow, pictures: Record<number, Media>): Post {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    body: '',
    media: (row.media_id !== null && pictures[row.media_id]) || null,
    date: row.published_at.toISOString(),
    terms: { categories: row.categories.map(toTerm) },
    relatedEntities: [],
  };
}

function toTerm({ id, title, slug, type }: TermRow) {
  return { id, title, slug, slugMain: slug, type };
}
