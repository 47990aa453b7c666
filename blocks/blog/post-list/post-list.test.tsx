import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { samplePosts } from '#blocks/_fixtures/posts.ts';
import { loadCategories } from '#blocks/blog/blog-category-strip/blog-category-strip.loader.ts';
import { createRegistry } from '#runtime/registry.ts';
import { BlockPreview } from '#runtime/render/preview.tsx';
import { answeringApi } from '#tests/support/loader-api.ts';
import { sampleMedia } from '#tests/support/sample-media.ts';
import { postList } from './index.ts';
import type { PostListData } from './post-list.loader.ts';

function render(data: Partial<PostListData>): string {
  const all = { chosen: '', title: null, page: 1, hasMore: true, posts: samplePosts };
  const example = { name: 'typical', data: { ...all, ...data } };
  return renderToStaticMarkup(
    createElement(BlockPreview, {
      block: postList,
      example,
      locale: 'hr',
      viewport: 'desktop',
      media: sampleMedia,
      registry: createRegistry([postList]),
    }),
  ).replaceAll('&amp;', '&');
}

describe('the list of posts', () => {
  it('shows of each post its categories, date, title, excerpt and a way to read it (BLOG-03)', () => {
    const [post] = samplePosts;
    if (!post) throw new Error('no sample post');

    const html = render({ posts: [post] });

    const shown = [
      post.title,
      post.excerpt,
      post.terms.categories[0]?.title ?? '',
      'Pročitajte više',
    ];
    expect(shown.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).toContain(`href="/${post.slug}"`);
    expect(html).toMatch(/<time datetime="\d{4}-/i);
  });

  it('offers ten more of the same category, and nothing when all are shown (BLOG-04)', () => {
    expect(render({})).toMatch(/href="\/objave\?page=2#[^"]*"[^>]*>Učitajte još sadržaja\.\.\.</);
    expect(render({ chosen: 'kosa', title: 'Kosa', page: 3 })).toMatch(
      /href="\/objave\?category=kosa&page=4#/,
    );
    expect(render({ hasMore: false })).not.toContain('Učitajte još');
  });
});

it('the strip of categories leaves out the one that marks featured posts (BLOG-01)', async () => {
  const term = (id: number, slug: string) => ({
    id,
    title: slug,
    slug,
    slugMain: slug,
    type: 'category',
  });
  const records = [term(1, 'kosa'), term(2, 'featured'), term(3, 'njega')];
  const { categories, chosen } = await loadCategories({
    route: { path: '/objave', params: {} },
    query: { category: 'njega' },
    api: answeringApi({ get: () => ({ records }) }),
  });

  expect(categories.map(({ slug }) => slug)).toEqual(['kosa', 'njega']);
  expect(chosen).toBe('njega');
});
