import type { Kysely } from 'kysely';
import slugify from 'slugify';
import type { NameOf } from '#schemas/site-entry.ts';
import type { Database } from '#server/db/schema.ts';

/** Everything of a site that a preset names, by its id here. */
export interface Names {
  /** `@product:slug`; undefined for what is not handed out. */
  of: NameOf;
  media: ReadonlyMap<number, string>;
  tag: ReadonlyMap<number, string>;
  product: ReadonlyMap<number, string>;
  category: ReadonlyMap<number, string>;
  element: ReadonlyMap<number, string>;
}

export async function namesOf(db: Kysely<Database>, siteId: number): Promise<Names> {
  const rowsOf = (table: 'category' | 'post') =>
    db.selectFrom(table).select(['id', 'slug']).where('site_id', '=', siteId).execute();
  const media = await db
    .selectFrom('media')
    .select(['id', 'original_name'])
    .where('site_id', '=', siteId)
    .execute();
  const tags = await db.selectFrom('tag').select('id').where('site_id', '=', siteId).execute();
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('site_id', '=', siteId)
    .where('archived', '=', false)
    .execute();
  const events = await db
    .selectFrom('event')
    .select(['id', 'titles'])
    .where('site_id', '=', siteId)
    .execute();
  const elements = await db
    .selectFrom('element')
    .select(['id', 'type', 'handler', 'published_slug as slug', 'language_code'])
    .where('site_id', '=', siteId)
    .where('published', 'is not', null)
    .execute();
  const maps = {
    media: new Map(media.map((row) => [row.id, `${row.id}-${plain(row.original_name)}`])),
    tag: new Map(tags.map(({ id }) => [id, `tag-${id}`])),
    product: new Map(products.map(({ id, slug }) => [id, slug])),
    category: new Map((await rowsOf('category')).map(({ id, slug }) => [id, slug])),
    post: new Map((await rowsOf('post')).map(({ id, slug }) => [id, slug])),
    event: new Map(events.map(({ id, titles }) => [id, titles['hr'] ?? ''])),
    element: new Map(elements.map((row) => [row.id, elementName(row)])),
  };
  return {
    ...maps,
    of(kind, id) {
      const name = maps[kind].get(id);
      return name === undefined ? undefined : `@${kind}:${name}`;
    },
  };
}

const MAX_NAME = 60;

/** A file's name without its ending, in letters that every file system takes. */
function plain(name: string): string {
  const stem = name.replace(/\.\w+$/, '');
  return slugify(stem, { lower: true, strict: true }).slice(0, MAX_NAME) || 'picture';
}

function elementName(row: {
  id: number;
  type: string;
  handler: string | null;
  slug: string | null;
  language_code: string;
}): string {
  const own = row.slug || (row.handler && `${row.handler}-${row.language_code}`) || `${row.id}`;
  return `${row.type}/${plain(own)}`;
}
