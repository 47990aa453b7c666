import type { Shop } from '#server/app.ts';
import type { Preset } from '../preset.ts';
import type { SampleLookup } from '../sample-data.repository.ts';

type Blog = NonNullable<Preset['blog']>;

/** Categories, posts, events and pictures under a hashtag; those that are there already are left alone. */
export async function loadBlog(
  shop: Shop,
  siteId: number,
  lookup: SampleLookup,
  { terms, posts, events, hashtag }: Blog,
): Promise<void> {
  const termIds = await addTerms(shop, siteId, lookup, terms);
  const known = await lookup.postIds();
  for (const post of posts.filter(({ slug }) => !known.has(slug))) {
    await shop.services.blog.addPost({
      siteId,
      slug: post.slug,
      titles: { ...post.titles },
      excerpts: { ...post.excerpts },
      bodies: typeof post.body === 'string' ? { hr: post.body } : { ...post.body },
      mediaId: post.media,
      publishedAt: new Date(post.publishedAt),
      productIds: post.products,
      termIds: post.terms.flatMap((slug) => termIds.get(slug) ?? []),
      ...(post.type !== undefined && { typeSlug: post.type }),
    });
  }
  await addEvents(shop, siteId, lookup, events);
  if (hashtag) await addPictures(shop, siteId, lookup, hashtag);
}

async function addTerms(
  shop: Shop,
  siteId: number,
  lookup: SampleLookup,
  terms: Blog['terms'],
): Promise<ReadonlyMap<string, number>> {
  const ids = await lookup.termIds();
  for (const [position, { slug, titles, type = 'category' }] of terms.entries()) {
    if (ids.has(slug)) continue;
    const term = { siteId, type, slug, titles: { ...titles }, position };
    ids.set(slug, await shop.services.blog.addTerm(term));
  }
  return ids;
}

async function addEvents(shop: Shop, siteId: number, lookup: SampleLookup, events: Blog['events']) {
  const held = await lookup.eventIds();
  for (const { media: mediaId, startsAt, endsAt, bodies, titles, ...event } of events) {
    if (held.has(titles.hr)) continue;
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    await shop.services.events.add({
      ...{ ...event, ...times, mediaId, siteId },
      ...{ titles: { ...titles }, bodies: { ...bodies } },
    });
  }
}

async function addPictures(
  shop: Shop,
  siteId: number,
  lookup: SampleLookup,
  { tag, items }: NonNullable<Blog['hashtag']>,
) {
  const shown = await lookup.hashtagPositions(tag);
  for (const [position, { media: mediaId, ...item }] of items.entries()) {
    if (shown.has(position)) continue;
    await shop.services.social.add({ ...item, mediaId, siteId, tag, position });
  }
}
