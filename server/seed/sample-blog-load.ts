import type { Shop } from '#server/app.ts';
import { sampleEvents } from './blog/events.ts';
import { SAMPLE_HASHTAG, sampleHashtagItems } from './blog/hashtags.ts';
import { samplePosts } from './blog/posts.ts';
import { sampleTerms } from './blog/sample-blog.ts';
import type { SampleLookup } from './sample-data.repository.ts';

/** Categories, posts, events and pictures under a hashtag; those that are there already are left alone. */
export async function loadBlog(shop: Shop, siteId: number, lookup: SampleLookup): Promise<void> {
  const termIds = await lookup.termIds();
  for (const [position, { slug, titles }] of sampleTerms.entries()) {
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
  for (const post of samplePosts.filter(({ slug }) => !known.has(slug))) {
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
  await loadEvents(shop, siteId, lookup);
  await loadHashtag(shop, siteId, lookup);
}

async function loadEvents(shop: Shop, siteId: number, lookup: SampleLookup) {
  const known = await lookup.eventTitles();
  for (const event of sampleEvents.filter(({ titles }) => !known.has(titles['hr'] ?? ''))) {
    await shop.services.events.add({ ...event, siteId });
  }
}

async function loadHashtag(shop: Shop, siteId: number, lookup: SampleLookup) {
  const known = await lookup.hashtagPositions(SAMPLE_HASHTAG);
  for (const [position, item] of sampleHashtagItems.entries()) {
    if (known.has(position)) continue;
    await shop.services.social.add({ ...item, siteId, tag: SAMPLE_HASHTAG, position });
  }
}
