import type { FastifyInstance } from 'fastify';
import { samplePosts } from './blog/posts.ts';
import { sampleTerms } from './blog/sample-blog.ts';
import type { SampleLookup } from './sample-data.repository.ts';

/** Categories and posts; those that are there already are left alone. */
export async function loadBlog(
  app: FastifyInstance,
  siteId: number,
  lookup: SampleLookup,
): Promise<void> {
  const termIds = await lookup.termIds();
  for (const [position, { slug, titles }] of sampleTerms.entries()) {
    if (termIds.has(slug)) continue;
    const id = await app.blog.addTerm({ siteId, type: 'category', slug, titles, position });
    termIds.set(slug, id);
  }
  const known = await lookup.postSlugs();
  for (const post of samplePosts.filter(({ slug }) => !known.has(slug))) {
    await app.blog.addPost({
      siteId,
      slug: post.slug,
      titles: { ...post.titles },
      excerpts: { ...post.excerpts },
      bodies: { hr: post.body },
      mediaId: post.media,
      publishedAt: new Date(post.publishedAt),
      termIds: post.terms.flatMap((slug) => termIds.get(slug) ?? []),
    });
  }
}
