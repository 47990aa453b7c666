import type { Shop } from '#server/app.ts';
import type { Preset } from './preset.ts';
import type { SampleLookup } from './sample-data.repository.ts';

/** Categories, posts, events and pictures under a hashtag; those that are there already are left alone. */
export async function loadBlog(
  shop: Shop,
  siteId: number,
  lookup: SampleLookup,
  { terms, posts, events, hashtag }: NonNullable<Preset['blog']>,
): Promise<void> {
  const termIds = await lookup.termIds();
  for (const [position, { slug, titles }] of terms.entries()) {
    if (termIds.has(slug)) continue;
    const id = await shop.services.blog.addTerm({
      siteId,
      type: 'category',
      slug,
      titles,
      position,
    });
    termIds.set(slug, id);
  }
  const known = await lookup.postSlugs();
  for (const post of posts.filter(({ slug }) => !known.has(slug))) {
    await shop.services.blog.addPost({
      siteId,
      slug: post.slug,
      titles: { ...post.titles },
      excerpts: { ...post.excerpts },
      bodies: { hr: post.body },
      mediaId: post.media,
      publishedAt: new Date(post.publishedAt),
      productIds: post.products,
      termIds: post.terms.flatMap((slug) => termIds.get(slug) ?? []),
    });
  }
  const held = await lookup.eventTitles();
  for (const { media: mediaId, startsAt, endsAt, ...event } of events) {
    if (held.has(event.titles.hr)) continue;
    const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    await shop.services.events.add({ ...event, ...times, mediaId, siteId });
  }
  const shown = await lookup.hashtagPositions(hashtag.tag);
  for (const [position, { media: mediaId, ...item }] of hashtag.items.entries()) {
    if (shown.has(position)) continue;
    await shop.services.social.add({ ...item, mediaId, siteId, tag: hashtag.tag, position });
  }
}
