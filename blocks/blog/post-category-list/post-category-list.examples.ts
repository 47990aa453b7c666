import { samplePosts } from '#blocks/_fixtures/posts.ts';
import type { BlockExample } from '#runtime/define-block.ts';

const categories = [
  { id: 1, title: 'Njega kože', slug: 'njega-koze' },
  { id: 2, title: 'Sunce i more', slug: 'sunce-i-more' },
  { id: 3, title: 'Kosa', slug: 'kosa' },
  { id: 4, title: 'Iz ljekarne', slug: 'iz-ljekarne' },
];

export const postCategoryListExamples: readonly BlockExample[] = [
  {
    name: 'typical',
    meta: {
      eyebrow: 'Dnevnik njege',
      title: 'Savjeti po temama',
      text: 'Kratki tekstovi naših ljekarnica, složeni po onome što vas zanima.',
    },
    data: {
      categories,
      chosen: 'njega-koze',
      title: 'Njega kože',
      posts: samplePosts.slice(0, 5),
      page: 2,
      pages: 4,
    },
  },
  {
    name: 'empty',
    data: { categories: [], chosen: '', title: null, posts: [], page: 1, pages: 1 },
  },
  {
    name: 'long-text',
    meta: {
      title: 'Sve što ste nas pitali u ljekarni o koži, kosi, suncu i dugim zimskim večerima',
    },
    data: {
      categories: categories.map((category) => ({
        ...category,
        title: `${category.title}: pitanja, odgovori i nekoliko dobronamjernih savjeta`,
      })),
      chosen: '',
      title: null,
      posts: samplePosts.map((post) => ({
        ...post,
        title: `${post.title}: sve što ste nas pitali u ljekarni, s odgovorima naših magistara`,
        excerpt: `${post.excerpt} ${post.excerpt} ${post.excerpt}`,
      })),
      page: 1,
      pages: 40,
    },
  },
  {
    name: 'mobile-overrides',
    meta: { title: 'Savjeti i novosti iz naše ljekarne' },
    mobileMeta: { title: 'Savjeti' },
    data: {
      categories,
      chosen: 'kosa',
      title: 'Kosa',
      posts: samplePosts.slice(0, 2),
      page: 1,
      pages: 1,
    },
  },
  {
    name: 'without-posts',
    meta: { title: 'Savjeti po temama' },
    data: { categories, chosen: 'kosa', title: 'Kosa', posts: [], page: 1, pages: 1 },
  },
  {
    name: 'unknown-category',
    meta: { title: 'Savjeti po temama' },
    data: { categories, chosen: 'nema-je', title: null, posts: [], page: 1, pages: 1 },
  },
];
